import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** Active subscriptions whose charge has failed since the given time and was not accepted after that. */
const failedSince = (accountId: number, since: Date): Sql =>
  sql`account_id = ${accountId} and status = 'active' and attempt_number > 0 and last_declined_at >= ${since}`;

export type FailedCharges = { readonly subscriptions: number; readonly amount: number };

export const countFailed = async (
  queries: Queries,
  accountId: number,
  since: Date,
): Promise<FailedCharges> => {
  const counted = await queries.first<FailedCharges>(sql`
    select count(*) as subscriptions, coalesce(sum(amount), 0) as amount from subscriptions
    where ${failedSince(accountId, since)}`);
  return counted ?? { subscriptions: 0, amount: 0 };
};

/** Returns whether any collection was attempted since the given time. The first payment of a subscription does not count. */
export const wasAttempted = async (queries: Queries, accountId: number, since: Date): Promise<boolean> => {
  const found = await queries.first(sql`
    select 1 as found from subscriptions s
    where s.account_id = ${accountId} and s.modified_at >= ${since} and exists (
      select 1 from transactions t
      where t.account_id = s.account_id and t.subscription_id = s.id and t.created_at >= ${since}
        and t.id <> s.origin_transaction_id)
    limit 1`);
  return found !== undefined;
};

/** Counts the charges that are scheduled before the given time. */
export const countPending = async (queries: Queries, accountId: number, before: Date): Promise<number> => {
  const counted = await queries.first<{ pending: number }>(sql`
    select count(*) as pending from due_work
    where account_id = ${accountId} and due_at < ${before} and kind in ('collect', 'reprocess')`);
  return counted?.pending ?? 0;
};

export const wasReprocessed = async (queries: Queries, accountId: number, day: number): Promise<boolean> => {
  const found = await queries.first(
    sql`select 1 as found from reprocess_runs where account_id = ${accountId} and day = ${day}`,
  );
  return found !== undefined;
};

/** Returns whether the account has reprocessing switched on. */
export const mayReprocess = async (queries: Queries, accountId: number): Promise<boolean> => {
  const row = await queries.first<{ reprocessSubscriptions: boolean }>(
    sql`select reprocess_subscriptions from account_settings where account_id = ${accountId}`,
  );
  return row?.reprocessSubscriptions ?? false;
};

/** Records the reprocess of a day. There is at most one per day. */
export const insertRun = (
  unit: Unit,
  run: {
    readonly accountId: number;
    readonly day: number;
    readonly startedAt: Date;
    readonly subscriptions: number;
  },
): Promise<number> => unit.insert('reprocess_runs', run);

/** Returns the subscriptions whose charge has failed since the given time, oldest first. */
export const findFailed = async (
  queries: Queries,
  accountId: number,
  since: Date,
): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly id: number }>(
    sql`select id from subscriptions where ${failedSince(accountId, since)} order by id`,
  );
  return rows.map(({ id }) => id);
};
