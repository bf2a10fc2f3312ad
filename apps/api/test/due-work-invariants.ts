import { day, hour, minute, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { cashPaidAfter } from '@pasarela/contracts/test-cards/cash-patterns';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type {
  AccountRow,
  AccountStateRow,
  ChargebackRow,
  DueWorkRow,
  SubscriptionRow,
  TransactionEventRow,
  TransactionRow,
} from '#generated/stored-tables.ts';

type Piece = { readonly kind: string; readonly due: number };

const disputedCards = testCards
  .filter(({ outcome }) => outcome.kind === 'disputed')
  .map(({ number }) => number.slice(-4));

/** The due work of a status, by the time it was reached. `linkEnds`: when the payment link expires, if there is one. */
const awaited = (row: TransactionRow, reachedAt: number, linkEnds?: number): readonly Piece[] => {
  switch (row.status) {
    case 1:
      return linkEnds === undefined
        ? [{ kind: 'abandonCheckout', due: reachedAt + day }]
        : [{ kind: 'expireLink', due: linkEnds }];
    case 5: {
      const after = cashPaidAfter(row.customerEmail);
      return [
        { kind: 'expireCash', due: row.cashDueAt?.getTime() ?? Number.NaN },
        ...(after === null ? [] : [{ kind: 'payCash', due: reachedAt + after }]),
      ];
    }
    case 7:
      return [{ kind: 'abandonChallenge', due: reachedAt + 30 * minute }];
    case 8:
      return [{ kind: 'expireAuthorization', due: reachedAt + 7 * day }];
    default:
      return [];
  }
};

const named = (accountId: number, kind: string, subject: number, due: number): string =>
  `${accountId} ${kind} ${subject} ${new Date(due).toISOString()}`;

const ofChargeback = ({ accountId, id, outcome, proofDueAt, proofAt }: ChargebackRow): string[] => {
  if (outcome !== 'inProcess') return [];
  return proofAt === null
    ? [named(accountId, 'missChargebackProof', id, proofDueAt.getTime())]
    : [named(accountId, 'decideChargeback', id, proofAt.getTime() + 15 * day)];
};

const ofSubscription = ({ accountId, id, status, nextPaymentAt }: SubscriptionRow): string[] =>
  status === 'active' ? [named(accountId, 'collect', id, nextPaymentAt?.getTime() ?? Number.NaN)] : [];

/** Expects a scheduled chargeback to be of a payment by a disputed card, three days later, and not to be open yet. */
const expectDispute = (
  { subjectId, dueAt }: DueWorkRow,
  row: TransactionRow | undefined,
  chargebacks: readonly ChargebackRow[],
): void => {
  expect([subjectId, disputedCards.includes(row?.cardLastFour ?? '')]).toEqual([subjectId, true]);
  expect([subjectId, dueAt.getTime()]).toEqual([subjectId, (row?.paidAt?.getTime() ?? 0) + 3 * day]);
  expect(chargebacks.filter(({ transactionId }) => transactionId === subjectId)).toEqual([]);
};

/**
 * What waits is what the rows ask for, each at its own moment, and nothing else. Where real time is given, nothing of it lies
 * behind its account's clock.
 */
export const expectDueWork = async (
  read: Queries,
  rows: readonly TransactionRow[],
  eventsOf: ReadonlyMap<string | number, readonly TransactionEventRow[]>,
  realNow?: number,
): Promise<void> => {
  const work = await read.all<DueWorkRow>(sql`select * from due_work order by id`);
  const accounts = await read.all<AccountRow>(sql`select * from accounts`);
  const states = await read.all<AccountStateRow>(sql`select * from account_states`);
  const chargebacks = await read.all<ChargebackRow>(sql`select * from chargebacks`);
  const subscriptions = await read.all<SubscriptionRow>(sql`select * from subscriptions`);
  const links = await read.all<{ token: string; expiresAt: Date }>(
    sql`select token, expires_at from checkouts where kind = 'link'`,
  );
  const endOf = new Map(links.map(({ token, expiresAt }) => [token, expiresAt.getTime()]));
  const expected = [
    ...rows.flatMap((row) => {
      const reachedAt = eventsOf.get(row.id)?.at(-1)?.occurredAt.getTime() ?? Number.NaN;
      return awaited(row, reachedAt, endOf.get(row.checkoutToken ?? '')).map(({ kind, due }) =>
        named(row.accountId, kind, row.id, due),
      );
    }),
    ...chargebacks.flatMap(ofChargeback),
    ...subscriptions.flatMap(ofSubscription),
  ];
  const own = work.filter(
    ({ kind }) => kind !== 'settle' && kind !== 'openChargeback' && kind !== 'reprocess',
  );
  expect(
    own
      .map(({ accountId, kind, subjectId, dueAt }) => named(accountId, kind, subjectId, dueAt.getTime()))
      .toSorted(),
  ).toEqual(expected.toSorted());
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const piece of work) {
    if (piece.kind === 'openChargeback') expectDispute(piece, rowOf.get(piece.subjectId), chargebacks);
    const state = states.find(({ accountId }) => accountId === piece.accountId);
    if (realNow !== undefined)
      expect([piece.kind, piece.dueAt.getTime() > realNow + (state?.clockOffset ?? 0)]).toEqual([
        piece.kind,
        true,
      ]);
    if (piece.kind !== 'settle') continue;
    expect(piece.dueAt.getTime()).toBe(startOfDay(toWireDay(piece.dueAt.getTime())) + 8 * hour);
  }
  // Every sandbox account has its next settlement scheduled.
  const settling = work.filter(({ kind }) => kind === 'settle').map(({ accountId }) => accountId);
  expect(settling.toSorted()).toEqual(
    accounts
      .filter(({ environment }) => environment === 'Sandbox')
      .map(({ id }) => id)
      .toSorted(),
  );
};
