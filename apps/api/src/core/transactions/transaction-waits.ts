import { addDays, endOfDay, minute, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type { TransactionMove } from '@pasarela/contracts/statuses/transaction-moves';
import { Status, type TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { disputeAfter } from '@pasarela/contracts/test-cards/test-cards';
import type { WriteContext } from '#core/account/write-context.ts';
import type { DueWorkKind } from '#core/due-work/due-work.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { statusOf } from './transaction-fields.ts';

/** When a cash reference created now expires: 23:59 in Mexico City on its last day. */
export const cashDueAt = (now: Date): Date =>
  new Date(endOfDay(addDays(toWireDay(now.getTime()), limits.cashDueDays)) - minute);

/** The due work that ends a status in which nobody acts. */
type Wait = {
  readonly kind: keyof typeof waitMoves;
  readonly due: (row: TransactionRow, now: Date) => Date;
};

const after = (span: number) => (_: TransactionRow, now: Date) => new Date(now.getTime() + span);

const waits: Readonly<Partial<Record<TransactionStatus, Wait>>> = {
  [Status.created]: { kind: 'abandonCheckout', due: after(limits.checkoutLife) },
  [Status.review]: { kind: 'abandonChallenge', due: after(limits.challengeLife) },
  [Status.pendingPayment]: {
    kind: 'expireCash',
    due: (row, now) => row.cashDueAt ?? cashDueAt(now),
  },
  [Status.authorized]: { kind: 'expireAuthorization', due: after(limits.authorizationValidity) },
};

/** The kinds of due work that may be scheduled for a transaction in each status. */
export const waitingKinds: Readonly<Partial<Record<TransactionStatus, readonly DueWorkKind[]>>> = {
  [Status.created]: ['abandonCheckout', 'expireLink'],
  [Status.review]: ['abandonChallenge'],
  [Status.pendingPayment]: ['expireCash', 'payCash'],
  [Status.authorized]: ['expireAuthorization'],
};

/** The move that each kind of due work applies to its transaction. */
export const waitMoves = {
  abandonCheckout: 'abandon',
  expireLink: 'expire',
  abandonChallenge: 'abandon',
  expireCash: 'expireCash',
  expireAuthorization: 'expireAuthorization',
} as const satisfies Partial<Record<DueWorkKind, TransactionMove>>;

/**
 * Schedules the due work that ends the new status of a transaction. `linkDueAt`: when the payment link expires; it replaces the
 * usual life of a checkout.
 */
export const startWait = async (
  { unit, now }: WriteContext,
  row: TransactionRow,
  linkDueAt?: Date,
): Promise<void> => {
  const status = statusOf(row.status);
  const wait = waits[status];
  if (!wait) return;
  const { accountId, id: subjectId } = row;
  await scheduleWork(
    unit,
    linkDueAt && status === Status.created
      ? { accountId, kind: 'expireLink', subjectId, dueAt: linkDueAt }
      : { accountId, kind: wait.kind, subjectId, dueAt: wait.due(row, now) },
  );
};

/** Deletes the due work that was scheduled for the status that a transaction leaves. */
export const endWait = async (unit: Unit, row: TransactionRow, status: TransactionStatus): Promise<void> => {
  const kinds = waitingKinds[status];
  if (kinds) await dropWork(unit, row.accountId, row.id, kinds);
};

/** Schedules the chargeback of a sandbox card that the contract lists as disputed. */
export const expectChargeback = (
  { unit, accountId, now }: WriteContext,
  transactionId: number,
): Promise<number> =>
  scheduleWork(unit, {
    accountId,
    kind: 'openChargeback',
    subjectId: transactionId,
    dueAt: new Date(now.getTime() + disputeAfter),
  });
