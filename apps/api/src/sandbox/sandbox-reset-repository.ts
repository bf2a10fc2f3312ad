import type { SandboxContents } from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import type { CallAccount } from '#core/account/caller.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** What holds a row back stands before it. */
const emptied: readonly Sql[] = [
  sql`webhook_attempts`,
  sql`webhook_messages`,
  sql`inbox_messages`,
  sql`request_logs`,
  sql`emails`,
  sql`card_replacements`,
  sql`reprocess_runs`,
  sql`payment_links`,
  sql`link_parts`,
  sql`due_work`,
  sql`idempotency_records`,
  sql`form_sessions`,
  sql`chargebacks`,
  sql`settlements`,
  sql`ledger_transfers`,
  sql`ledger_days`,
  sql`ledger_balances`,
  sql`refunds`,
  sql`transaction_events`,
  sql`transaction_counts`,
  sql`transactions`,
  sql`checkouts`,
  sql`subscriptions`,
  sql`card_tokens`,
];

/** Rows that one statement takes away: each of them can change a page of every index, all of which the commit writes. */
const batch = 25;

/**
 * Takes away what happened in an account, for so many milliseconds; answers whether all of it is gone. Keys, settings and the files
 * that these show stay.
 */
export const emptySome = async (unit: Unit, accountId: number, milliseconds: number): Promise<boolean> => {
  const begun = performance.now();
  for (const table of emptied)
    for (;;) {
      if (performance.now() - begun >= milliseconds) return false;
      const deleted = await unit.run(sql`
        delete from ${table} where rowid in (select rowid from ${table} where account_id = ${accountId} limit ${batch})`);
      if (deleted < batch) break;
    }
  await unit.run(sql`
    update accounts set clock_offset = 0, clock_target = 0, next_outcome = null where id = ${accountId}`);
  return true;
};

/** Takes away one file that nothing shows, for it can be large; answers whether there was one. */
export const forgetFiles = async (unit: Unit, accountId: number): Promise<boolean> =>
  (await unit.run(sql`
    delete from stored_files where rowid in (
      select rowid from stored_files
      where account_id = ${accountId} and not exists (
        select 1 from account_settings s where s.account_id = ${accountId} and instr(s.url_logo, stored_files.id) > 0)
      limit 1)`)) > 0;

/** A reset that is under way: what is kept of it (JSON), and until when whoever does it has said that they are at work. */
type UnderWay = { readonly kept: string; readonly until: Date };

export const findReset = async (queries: Queries, accountId: number): Promise<UnderWay | undefined> => {
  const row = await queries.first<{
    readonly resetting: string | null;
    readonly resettingUntil: Date | null;
  }>(sql`select resetting, resetting_until from accounts where id = ${accountId}`);
  return row?.resetting && row.resettingUntil
    ? { kept: row.resetting, until: row.resettingUntil }
    : undefined;
};

export const beginReset = (unit: Unit, accountId: number, kept: string, until: Date): Promise<number> =>
  unit.run(sql`update accounts set resetting = ${kept}, resetting_until = ${until} where id = ${accountId}`);

/** Says that somebody is at work for a while longer; answers whether they still are whoever said so last. */
export const renewReset = async (unit: Unit, accountId: number, until: Date, next: Date): Promise<boolean> =>
  (await unit.run(sql`
    update accounts set resetting_until = ${next}
    where id = ${accountId} and resetting is not null and resetting_until = ${until}`)) === 1;

export const endReset = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`update accounts set resetting = null, resetting_until = null where id = ${accountId}`);

export const countContents = async (queries: Queries, accountId: number): Promise<SandboxContents> => {
  const counted = await queries.first<SandboxContents>(sql`
    select
      (select coalesce(sum(transactions), 0) from transaction_counts where account_id = ${accountId}) as transactions,
      (select count(*) from subscriptions where account_id = ${accountId}) as subscriptions,
      (select count(*) from card_tokens where account_id = ${accountId} and listed and deleted_at is null) as card_tokens,
      (select count(*) from webhook_messages where account_id = ${accountId})
        + (select count(*) from inbox_messages where account_id = ${accountId}) as webhooks,
      (select count(*) from request_logs where account_id = ${accountId}) as requests`);
  if (!counted) throw new Error('nothing was counted');
  return counted;
};

export type ResetBusiness = { readonly name: string; readonly taxId: string };

/** The business of a sandbox account, and the account as it is once it is emptied. */
export const findBusiness = async (
  queries: Queries,
  accountId: number,
): Promise<{ readonly account: CallAccount; readonly business: ResetBusiness }> => {
  const row = await queries.first<ResetBusiness & { readonly businessId: number }>(sql`
    select b.name, b.tax_id, a.business_id from accounts a join businesses b on b.id = a.business_id where a.id = ${accountId}`);
  if (!row) throw new Error(`no account ${accountId}`);
  const { businessId, ...business } = row;
  return { account: { id: accountId, businessId, environment: 'Sandbox', clockOffset: 0 }, business };
};
