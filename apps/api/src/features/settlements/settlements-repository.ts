import type { ListOrder } from '@pasarela/contracts/http/list-query';
import type { LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import {
  type SettlementSort,
  settlementMovementKinds,
} from '@pasarela/contracts/settlements/settlement-schema';
import { chargesOfMovement, movementsBetween } from '#core/ledger/settled-movements-repository.ts';
import { leads } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, listed, type PlainStatement, plainStatement, type Sql, sql } from '#database/sql.ts';
import type { SettlementRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';

/** The filters of the list: one settlement, or those that were paid out in a span of time. */
export type SettlementSearch = {
  readonly id?: number | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

/** A settlement with the end of the one before it (milliseconds), from which on it holds what was booked; null for the first. */
export type SpannedSettlement = SettlementRow & { readonly begins: number | null };

const spanned = sql`
  b.*, (select max(p.until) from settlements p where p.account_id = b.account_id and p.until < b.until) as begins`;

const conditions = (accountId: number, { id, from, until }: SettlementSearch): Sql =>
  joined(
    [
      sql`b.account_id = ${accountId}`,
      ...(id === undefined ? [] : [sql`b.id = ${id}`]),
      ...(from ? [sql`b.settled_at >= ${from}`] : []),
      ...(until ? [sql`b.settled_at < ${until}`] : []),
    ],
    sql` and `,
  );

const sorts: Readonly<Record<SettlementSort, Sql>> = { date: sql`b.until`, amount: sql`b.amount` };

/** How many settlements there are, and what they paid out in centavos. */
export const countSettlements = async (
  queries: Queries,
  accountId: number,
  search: SettlementSearch,
): Promise<{ readonly total: number; readonly amount: number }> => {
  const found = await queries.first<{ total: number; amount: number | null }>(
    sql`select count(*) as total, sum(amount) as amount from settlements b where ${conditions(accountId, search)}`,
  );
  return { total: found?.total ?? 0, amount: found?.amount ?? 0 };
};

export const findSettlements = (
  queries: Queries,
  accountId: number,
  search: SettlementSearch,
  { order, offset, rows }: Page & { readonly order: ListOrder<SettlementSort> },
): Promise<SpannedSettlement[]> =>
  queries.all<SpannedSettlement>(sql`
    select ${spanned} from settlements b where ${conditions(accountId, search)}
    order by ${orderOf(sorts, 'date', order, sql`b.id`)} limit ${rows} offset ${offset}`);

/** A settlement of the account; undefined if there is none with this id. */
export const findSettlement = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<SpannedSettlement | undefined> =>
  queries.first<SpannedSettlement>(sql`
    select ${spanned} from settlements b where ${conditions(accountId, { id })}`);

/** The amount that the settlement which ended at a given moment paid out, in centavos. */
export const amountOfSettlementUntil = async (
  queries: Queries,
  accountId: number,
  until: Date,
): Promise<Centavos> =>
  (
    await queries.first<{ amount: number }>(
      sql`select amount from settlements where account_id = ${accountId} and until = ${until}`,
    )
  )?.amount ?? 0;

type Span = { readonly from: Date; readonly until: Date };

export const countMovements = async (queries: Queries, accountId: number, span: Span): Promise<number> =>
  (
    await queries.first<{ total: number }>(
      sql`select count(*) as total from ledger_transfers where ${movementsBetween(accountId, span)}`,
    )
  )?.total ?? 0;

/** A movement with its payment; amounts in centavos. */
export type MovementRow = {
  readonly id: number;
  readonly kind: LedgerTransferKind;
  readonly amount: Centavos;
  readonly charges: Centavos;
  readonly occurredAt: Date;
  readonly transactionId: number;
  readonly referenceNumber: string;
  readonly customerName: string;
  readonly customerEmail: string;
};

/** One page of the movements of a span of time, newest first. The page is found in the index of times alone. */
export const findMovements = (
  queries: Queries,
  accountId: number,
  span: Span,
  { offset, rows }: Page,
): Promise<MovementRow[]> =>
  queries.all<MovementRow>(sql`
    select moved.id, moved.kind, moved.amount, ${chargesOfMovement(sql`moved`)} as charges, moved.occurred_at,
      moved.transaction_id, t.reference_number, t.customer_name, t.customer_email
    from (
      select id from ledger_transfers where ${movementsBetween(accountId, span)}
      order by occurred_at desc, id desc limit ${rows} offset ${offset}
    ) page ${leads} ledger_transfers moved on moved.account_id = ${accountId} and moved.id = page.id
      ${leads} transactions t on t.account_id = moved.account_id and t.id = moved.transaction_id
    order by moved.occurred_at desc, moved.id desc`);

/** The statement of the report: every movement of the settlements that a search finds, the newest settlement first. */
export const reportStatement = (
  accountId: number,
  search: SettlementSearch,
  selection: Sql,
): PlainStatement =>
  plainStatement(sql`
    select ${selection} from (
      select ${spanned} from settlements b where ${conditions(accountId, search)}
    ) batch
    join ledger_transfers moved on moved.account_id = ${accountId}
      and moved.occurred_at >= coalesce(batch.begins, 0) and moved.occurred_at < batch.until
      and moved.kind in (${listed(settlementMovementKinds)})
    join transactions t on t.account_id = moved.account_id and t.id = moved.transaction_id
    order by batch.until desc, moved.occurred_at desc, moved.id desc`);
