import type { ChargebackSort } from '@pasarela/contracts/chargebacks/chargeback-schema';
import type { ListOrder } from '@pasarela/contracts/http/list-query';
import { beginsWith, leads } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, listed, type PlainStatement, plainStatement, type Sql, sql } from '#database/sql.ts';
import type { ChargebackRow, TransactionRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';
import type { ChargebackSearch } from './chargebacks-search.ts';

/** A payment with its newest chargeback. */
export type DisputedTransaction = TransactionRow & {
  readonly chargebackId: number;
  readonly reason: ChargebackRow['reason'];
  readonly outcome: ChargebackRow['outcome'];
  readonly disputed: number;
  readonly openedAt: Date;
  readonly proofDueAt: Date;
  readonly proofAt: Date | null;
  readonly decidedAt: Date | null;
};

const columns = sql`
  t.*, c.id as chargeback_id, c.reason, c.outcome, c.amount as disputed, c.opened_at, c.proof_due_at, c.proof_at,
  c.decided_at`;

/** An account has few chargebacks, so the query starts from them and then reads their payments. */
const newest = sql`
  chargebacks c ${leads} transactions t on t.account_id = c.account_id and t.id = c.transaction_id`;

const conditions = (accountId: number, search: ChargebackSearch): Sql =>
  joined(
    [
      sql`c.account_id = ${accountId}`,
      sql`not exists (
        select 1 from chargebacks n
        where n.account_id = c.account_id and n.transaction_id = c.transaction_id and n.id > c.id)`,
      ...(search.id === undefined ? [] : [sql`c.transaction_id = ${search.id}`]),
      ...(search.status === undefined ? [] : [sql`t.status = ${search.status}`]),
      ...(search.outcomes === undefined
        ? []
        : search.outcomes.length === 0
          ? [sql`1 = 0`]
          : [sql`c.outcome in (${listed(search.outcomes)})`]),
      ...(search.proof === undefined
        ? []
        : [search.proof === 'saved' ? sql`c.proof_at is not null` : sql`c.proof_at is null`]),
      ...(search.from ? [sql`t.created_at >= ${search.from}`] : []),
      ...(search.until ? [sql`t.created_at < ${search.until}`] : []),
      ...(search.reference ? [beginsWith(sql`t.reference_key`, search.reference)] : []),
      ...(search.email ? [beginsWith(sql`t.email_key`, search.email)] : []),
    ],
    sql` and `,
  );

export type ChargebackOrder = ListOrder<ChargebackSort>;

/** Later than any instant, in milliseconds since 1970. */
const beyond = 10_000_000_000_000;

/**
 * Without evidence first, then with it, each with the nearest deadline first; then what was won, then what was lost, each with the last
 * deadline first.
 */
const byStatus = sql`
  case
    when c.outcome = 'won' then ${3 * beyond} - c.proof_due_at
    when c.outcome = 'lost' then ${5 * beyond} - c.proof_due_at
    when c.proof_at is null then c.proof_due_at
    else ${beyond} + c.proof_due_at
  end`;

const sorts: Readonly<Record<ChargebackSort, Sql>> = {
  date: sql`t.created_at`,
  chargeBackDate: sql`c.opened_at`,
  proofDueDate: sql`c.proof_due_at`,
  status: byStatus,
  amount: sql`c.amount`,
  reference: sql`t.reference_key`,
};

const ordered = (order: ChargebackOrder): Sql => orderOf(sorts, 'date', order, sql`t.id`);

export const findDisputed = (
  queries: Queries,
  accountId: number,
  search: ChargebackSearch,
  { order, offset, rows }: Page & { readonly order: ChargebackOrder },
): Promise<DisputedTransaction[]> =>
  queries.all<DisputedTransaction>(sql`
    select ${columns} from ${newest} where ${conditions(accountId, search)}
    order by ${ordered(order)} limit ${rows} offset ${offset}`);

/** How many chargebacks a search finds, and what they add up to, in centavos. */
export const countDisputed = async (
  queries: Queries,
  accountId: number,
  search: ChargebackSearch,
): Promise<{ readonly total: number; readonly amount: number }> => {
  const found = await queries.first<{ total: number; amount: number | null }>(sql`
    select count(*) as total, sum(c.amount) as amount from ${newest} where ${conditions(accountId, search)}`);
  return { total: found?.total ?? 0, amount: found?.amount ?? 0 };
};

/** Returns a payment of the account with its newest chargeback; undefined if it has none. */
export const findDisputedTransaction = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<DisputedTransaction | undefined> =>
  queries.first<DisputedTransaction>(sql`
    select ${columns} from ${newest} where ${conditions(accountId, { id: transactionId })}`);

/** Returns when the oldest payment that has a chargeback was created. */
export const findOldestDisputed = async (queries: Queries, accountId: number): Promise<Date | undefined> =>
  (
    await queries.first<{ createdAt: Date }>(sql`
      select t.created_at from ${newest} where ${conditions(accountId, {})} order by t.created_at limit 1`)
  )?.createdAt;

/** Returns the statement of the report of a search, as plain data, because it is sent to a worker thread. */
export const reportStatement = (
  accountId: number,
  search: ChargebackSearch,
  selection: Sql,
  order: ChargebackOrder,
): PlainStatement =>
  plainStatement(
    sql`select ${selection} from ${newest} where ${conditions(accountId, search)} order by ${ordered(order)}`,
  );
