import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import type { LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import { daysOfPeriod } from '@pasarela/contracts/statements/statement-period';
import { balanceChange, type KindTotal } from '#core/ledger/merchant-figures.ts';
import type { Snapshot } from '#database/engine/streamed-rows.ts';
import { plainStatement, type Sql, sql } from '#database/sql.ts';
import type { StatementSubject } from './statement-job.ts';

export type Movement = {
  readonly occurredAt: number;
  readonly transactionId: number | null;
  readonly kind: LedgerTransferKind;
  readonly amount: Centavos;
  readonly reference: string | null;
  readonly settlementId: number | null;
};

/** The ledger figures of a month. */
export type StatementFigures = {
  readonly opening: Centavos;
  readonly closing: Centavos;
  readonly days: readonly (KindTotal & { readonly day: number })[];
  /** The number of movements of each kind. */
  readonly counts: ReadonlyMap<LedgerTransferKind, number>;
  readonly movements: number;
};

const rowsOf = async <Row extends readonly unknown[]>(snapshot: Snapshot, statement: Sql): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const batch of snapshot.rows(plainStatement(statement))) rows.push(...(batch as readonly Row[]));
  return rows;
};

const spanOf = ({ accountId, period }: StatementSubject) => {
  const { first, last } = daysOfPeriod(period);
  const [from, until] = [startOfDay(first), endOfDay(last)];
  return { accountId, from, until, firstDay: businessDayNumber(from), lastDay: businessDayNumber(until - 1) };
};

export const readFigures = async (
  snapshot: Snapshot,
  subject: StatementSubject,
): Promise<StatementFigures> => {
  const { accountId, from, until, firstDay, lastDay } = spanOf(subject);
  const before = await rowsOf<readonly [LedgerTransferKind, Centavos]>(
    snapshot,
    sql`
      select kind, sum(amount) from ledger_days
      where account_id = ${accountId} and day < ${firstDay} group by kind`,
  );
  const opening = balanceChange(before.map(([kind, amount]) => ({ kind, amount })));
  const booked = await rowsOf<readonly [number, LedgerTransferKind, Centavos]>(
    snapshot,
    sql`
      select day, kind, amount from ledger_days
      where account_id = ${accountId} and day between ${firstDay} and ${lastDay} order by day, kind`,
  );
  const days = booked.map(([day, kind, amount]) => ({ day, kind, amount }));
  const counted = await rowsOf<readonly [LedgerTransferKind, number]>(
    snapshot,
    sql`
      select kind, count(*) from ledger_transfers
      where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} group by kind`,
  );
  const counts = new Map(counted);
  return {
    opening,
    closing: opening + balanceChange(days),
    days,
    counts,
    movements: counts.values().reduce((whole, count) => whole + count, 0),
  };
};

type Selected = readonly [
  occurredAt: number,
  transactionId: number | null,
  kind: LedgerTransferKind,
  amount: Centavos,
  reference: string | null,
  settlementId: number | null,
];

/** Yields the movements of the month in order. */
export async function* readMovements(snapshot: Snapshot, subject: StatementSubject): AsyncIterable<Movement> {
  const { accountId, from, until } = spanOf(subject);
  const batches = snapshot.rows(
    plainStatement(sql`
      select moved.occurred_at, moved.transaction_id, moved.kind, moved.amount, paid.reference_number, batch.id
      from ledger_transfers moved
      left join transactions paid on paid.account_id = moved.account_id and paid.id = moved.transaction_id
      left join settlements batch on moved.kind = 'settlement' and batch.account_id = moved.account_id
        and batch.settled_at = moved.occurred_at
      where moved.account_id = ${accountId} and moved.occurred_at >= ${from} and moved.occurred_at < ${until}
      order by moved.occurred_at, moved.id`),
  );
  for await (const rows of batches as AsyncIterable<readonly Selected[]>)
    for (const [occurredAt, transactionId, kind, amount, reference, settlementId] of rows)
      yield { occurredAt, transactionId, kind, amount, reference, settlementId };
}
