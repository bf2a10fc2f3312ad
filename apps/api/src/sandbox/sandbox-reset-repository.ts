import type { SandboxContents } from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import type { CallAccount } from '#core/account/caller.ts';
import { removeNames } from '#core/account/directory-repository.ts';
import { contains, oneOf, oneOfRows } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { contentTables } from './content-tables-repository.ts';

/** Tables of hosted pages. Their directory entries are deleted before their rows. */
const pages = [
  { kind: 'checkout', table: sql`checkouts` },
  { kind: 'cardReplacement', table: sql`card_replacements` },
] as const;

/** The number of rows that one statement deletes. Each row can change a page of every index, which the commit must write. */
const batch = 25;

/**
 * Deletes the history of an account for about this many milliseconds; returns whether all of it is deleted. Keys, settings and the
 * files that the settings show are kept.
 */
export const emptySome = async (unit: Unit, accountId: number, milliseconds: number): Promise<boolean> => {
  const begun = performance.now();
  const isOver = (): boolean => performance.now() - begun >= milliseconds;
  for (const { kind, table } of pages)
    for (;;) {
      const own = sql`
        select d.name from ${table} p join directory_entries d on d.kind = ${kind} and d.name = p.token
        where p.account_id = ${accountId} and d.account_id = ${accountId} limit ${batch}`;
      const deleted = await unit.run(sql`
        delete from directory_entries where kind = ${kind} and ${oneOf(sql`name`, own)}`);
      // Whoever begins again looks at the empty tables before: only what deletes something counts as work.
      if (deleted > 0 && isOver()) return false;
      if (deleted < batch) break;
    }
  for (const { table, key } of contentTables)
    for (;;) {
      const deleted = await unit.run(sql`
        delete from ${table}
        where account_id = ${accountId} and ${oneOfRows(table, key, sql`account_id = ${accountId} limit ${batch}`)}`);
      if (deleted > 0 && isOver()) return false;
      if (deleted < batch) break;
    }
  await unit.run(sql`
    update account_states set clock_offset = 0, clock_target = 0, next_outcome = null where account_id = ${accountId}`);
  return true;
};

/** Deletes one file that the settings do not use; returns whether there was one. One per unit: a file can be large. */
export const forgetFiles = async (unit: Unit, accountId: number): Promise<boolean> => {
  const unused = await unit.first<{ readonly id: string }>(sql`
    select f.id from stored_files f left join account_settings s on s.account_id = f.account_id
    where f.account_id = ${accountId}
      and (s.url_logo is null or not (${contains(sql`s.url_logo`, sql`lower(f.id)`)}))
    limit 1`);
  if (!unused) return false;
  await removeNames(unit, accountId, 'file', [unused.id]);
  await unit.run(sql`delete from stored_files where account_id = ${accountId} and id = ${unused.id}`);
  return true;
};

/** A running reset: its stored data (JSON), and until when the process that runs it holds it. */
type UnderWay = { readonly kept: string; readonly until: Date };

export const findReset = async (queries: Queries, accountId: number): Promise<UnderWay | undefined> => {
  const row = await queries.first<{
    readonly resetting: string | null;
    readonly resettingUntil: Date | null;
  }>(sql`select resetting, resetting_until from account_states where account_id = ${accountId}`);
  return row?.resetting && row.resettingUntil
    ? { kept: row.resetting, until: row.resettingUntil }
    : undefined;
};

export const beginReset = (unit: Unit, accountId: number, kept: string, until: Date): Promise<number> =>
  unit.run(sql`
    update account_states set resetting = ${kept}, resetting_until = ${until} where account_id = ${accountId}`);

/** Extends the hold of a reset from `until` to `next`; returns false if another process has taken it over. */
export const renewReset = async (unit: Unit, accountId: number, until: Date, next: Date): Promise<boolean> =>
  (await unit.run(sql`
    update account_states set resetting_until = ${next}
    where account_id = ${accountId} and resetting is not null and resetting_until = ${until}`)) === 1;

export const endReset = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`
    update account_states set resetting = null, resetting_until = null where account_id = ${accountId}`);

export const countContents = async (queries: Queries, accountId: number): Promise<SandboxContents> => {
  const counted = await queries.first<SandboxContents>(sql`
    select
      (select coalesce(sum(transactions), 0) from transaction_counts where account_id = ${accountId}) as transactions,
      (select count(*) from subscriptions where account_id = ${accountId}) as subscriptions,
      (select count(*) from card_tokens where account_id = ${accountId} and listed = ${true} and deleted_at is null) as card_tokens,
      (select count(*) from webhook_messages where account_id = ${accountId})
        + (select count(*) from inbox_messages where account_id = ${accountId}) as webhooks,
      (select count(*) from request_logs where account_id = ${accountId}) as requests`);
  if (!counted) throw new Error('nothing was counted');
  return counted;
};

export type ResetBusiness = { readonly name: string; readonly taxId: string };

/** Returns the business of a sandbox account, and the account with its clock set back. */
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
