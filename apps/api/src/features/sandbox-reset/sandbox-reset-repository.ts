import { setImmediate } from 'node:timers/promises';
import type { SandboxContents } from '@pasarela/contracts/sandbox/sandbox-reset-operations';
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

/** Rows that one statement takes away: between two of them, others can read. */
const batch = 2_000;

const deleteSome = (unit: Unit, accountId: number, table: Sql, more: Sql = sql`1`): Promise<number> =>
  unit.run(sql`
    delete from ${table}
    where rowid in (select rowid from ${table} where account_id = ${accountId} and ${more} limit ${batch})`);

const emptyTable = async (unit: Unit, accountId: number, table: Sql): Promise<void> => {
  while ((await deleteSome(unit, accountId, table)) === batch) await setImmediate();
};

/** What an account can have a great many of, and the rows of it that nothing holds back. */
const many: readonly (readonly [Sql, Sql?])[] = [
  [sql`due_work`],
  [sql`webhook_attempts`],
  [
    sql`webhook_messages`,
    sql`not exists (
      select 1 from webhook_attempts a
      where a.account_id = webhook_messages.account_id and a.message_id = webhook_messages.id)`,
  ],
  [sql`request_logs`],
  [sql`emails`],
  [sql`payment_links`],
  [sql`ledger_transfers`],
  [sql`refunds`],
  [sql`transaction_events`],
  [
    sql`transactions`,
    sql`not exists (
      select 1 from transaction_events e
      where e.account_id = transactions.account_id and e.transaction_id = transactions.id)
    and not exists (
      select 1 from refunds r where r.account_id = transactions.account_id and r.transaction_id = transactions.id)
    and not exists (
      select 1 from ledger_transfers l
      where l.account_id = transactions.account_id and l.transaction_id = transactions.id)`,
  ],
];

/** Takes away a part of what an account has a great many of; answers whether there may be more. */
export const thinOut = async (unit: Unit, accountId: number): Promise<boolean> => {
  for (const [table, free] of many)
    if ((await deleteSome(unit, accountId, table, free)) === batch) return true;
  return false;
};

/** Takes away everything that happened in an account; keys, settings and the files that these show stay. */
export const emptyAccount = async (unit: Unit, accountId: number): Promise<void> => {
  for (const table of emptied) await emptyTable(unit, accountId, table);
  await unit.run(sql`
    delete from stored_files
    where account_id = ${accountId} and not exists (
      select 1 from account_settings s where s.account_id = ${accountId} and instr(s.url_logo, stored_files.id) > 0)`);
  await unit.run(sql`
    update accounts set clock_offset = 0, clock_target = 0, next_outcome = null where id = ${accountId}`);
};

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

export const findBusiness = async (queries: Queries, businessId: number): Promise<ResetBusiness> => {
  const row = await queries.first<ResetBusiness>(
    sql`select name, tax_id from businesses where id = ${businessId}`,
  );
  if (!row) throw new Error(`no business ${businessId}`);
  return row;
};
