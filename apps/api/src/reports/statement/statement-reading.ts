import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import type { LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import { daysOfPeriod } from '@pasarela/contracts/statements/statement-period';
import { balanceChange, type KindTotal } from '#core/ledger/merchant-figures.ts';
import { flatten, type Sql, sql } from '#database/sql.ts';
import type { PlainStatement, Snapshot } from '#database/streamed-rows.ts';
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

const plain = (statement: Sql): PlainStatement => {
  const { text, values } = flatten(statement);
  return { text, values: values.map((value) => (typeof value === 'string' ? value : Number(value))) };
};

const spanOf = ({ accountId, period }: StatementSubject) => {
  const { first, last } = daysOfPeriod(period);
  const [from, until] = [startOfDay(first), endOfDay(last)];
  return { accountId, from, until, firstDay: businessDayNumber(from), lastDay: businessDayNumber(until - 1) };
};

export const readFigures = (snapshot: Snapshot, subject: StatementSubject): StatementFigures => {
  const { accountId, from, until, firstDay, lastDay } = spanOf(subject);
  const before = snapshot.rows(
    plain(sql`
      select kind, sum(amount) from ledger_days
      where account_id = ${accountId} and day < ${firstDay} group by kind`),
  ) as Iterable<readonly [LedgerTransferKind, Centavos]>;
  const opening = balanceChange([...before].map(([kind, amount]) => ({ kind, amount })));
  const booked = snapshot.rows(
    plain(sql`
      select day, kind, amount from ledger_days
      where account_id = ${accountId} and day between ${firstDay} and ${lastDay} order by day, kind`),
  ) as Iterable<readonly [number, LedgerTransferKind, Centavos]>;
  const days = [...booked].map(([day, kind, amount]) => ({ day, kind, amount }));
  const counted = snapshot.rows(
    plain(sql`
      select kind, count(*) from ledger_transfers
      where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} group by kind`),
  ) as Iterable<readonly [LedgerTransferKind, number]>;
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
export function* readMovements(snapshot: Snapshot, subject: StatementSubject): Iterable<Movement> {
  const { accountId, from, until } = spanOf(subject);
  const rows = snapshot.rows(
    plain(sql`
      select moved.occurred_at, moved.transaction_id, moved.kind, moved.amount, paid.reference_number, batch.id
      from ledger_transfers moved
      left join transactions paid on paid.account_id = moved.account_id and paid.id = moved.transaction_id
      left join settlements batch on moved.kind = 'settlement' and batch.account_id = moved.account_id
        and batch.settled_at = moved.occurred_at
      where moved.account_id = ${accountId} and moved.occurred_at >= ${from} and moved.occurred_at < ${until}
      order by moved.occurred_at, moved.id`),
  ) as Iterable<Selected>;
  for (const [occurredAt, transactionId, kind, amount, reference, settlementId] of rows)
    yield { occurredAt, transactionId, kind, amount, reference, settlementId };
}
