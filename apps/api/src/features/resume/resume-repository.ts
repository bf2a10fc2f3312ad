import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

type Waiting = { readonly found: number; readonly amount: Centavos };

/** The open chargebacks without evidence, with the earliest date for it in milliseconds. An account has few chargebacks. */
export const findUnansweredChargebacks = async (
  queries: Queries,
  accountId: number,
): Promise<Waiting & { readonly proofDueAt: number | null }> => {
  const row = await queries.first<Waiting & { proofDueAt: number | null }>(sql`
    select count(*) as found, coalesce(sum(amount), 0) as amount, min(proof_due_at) as proof_due_at
    from chargebacks where account_id = ${accountId} and outcome = 'inProcess' and proof_at is null`);
  return row ?? { found: 0, amount: 0, proofDueAt: null };
};

/**
 * The authorizations that expire before a moment, with when the first and the last of them were created, in milliseconds. Only those
 * are looked at that were created long enough before it.
 */
export const findEndingAuthorizations = async (
  queries: Queries,
  accountId: number,
  before: Date,
): Promise<Waiting & { readonly firstCreatedAt: number | null; readonly lastCreatedAt: number | null }> => {
  const created = new Date(before.getTime() - limits.authorizationValidity);
  const row = await queries.first<
    Waiting & { firstCreatedAt: number | null; lastCreatedAt: number | null }
  >(sql`
    select count(*) as found, coalesce(sum(t.amount), 0) as amount, min(t.created_at) as first_created_at,
      max(t.created_at) as last_created_at
    from transactions t
    join due_work w on w.account_id = t.account_id and w.kind = 'expireAuthorization' and w.subject_id = t.id
    where t.account_id = ${accountId} and t.status = ${Status.authorized} and t.created_at < ${created}
      and w.due_at < ${before}`);
  return row ?? { found: 0, amount: 0, firstCreatedAt: null, lastCreatedAt: null };
};

export const countPausedSubscriptions = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ found: number }>(
      sql`select count(*) as found from subscriptions where account_id = ${accountId} and status = 'paused'`,
    )
  )?.found ?? 0;

export const countFailedMessages = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ found: number }>(
      sql`select count(*) as found from webhook_messages where account_id = ${accountId} and state = 'failed'`,
    )
  )?.found ?? 0;

type StepsFound = {
  readonly keys: number;
  readonly webhook: number;
  readonly answered: number;
  readonly payment: number;
  readonly people: number;
};

/** How many of each first step there are, counted no further than is needed. */
export const findFirstSteps = async (
  queries: Queries,
  accountId: number,
  businessId: number,
): Promise<StepsFound> => {
  const row = await queries.first<StepsFound>(sql`
    select
      (select count(*) from (
        select 1 from api_keys where account_id = ${accountId} and revoked_at is null limit 1) made) as keys,
      (select count(*) from account_settings where account_id = ${accountId}
        and (url_response_success <> '' or url_response_error <> '' or url_response_default <> '')) as webhook,
      (select count(*) from (
        select 1 from webhook_messages where account_id = ${accountId} and state = 'delivered' limit 1) sent) as answered,
      (select count(*) from (
        select 1 from ledger_days where account_id = ${accountId} and kind = 'sale' limit 1) sold) as payment,
      (select count(*) from (
        select 1 from memberships m join users u on u.id = m.user_id
        where m.business_id = ${businessId} and m.disabled_at is null and u.disabled_at is null limit 2) people) as people`);
  return row ?? { keys: 0, webhook: 0, answered: 0, payment: 0, people: 0 };
};
