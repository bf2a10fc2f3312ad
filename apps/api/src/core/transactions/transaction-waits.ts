import { addDays, endOfDay, minute, toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type { TransactionMove } from '@pasarela/contracts/transactions/transaction-moves';
import { Status, type TransactionStatus } from '@pasarela/contracts/transactions/transaction-status';
import type { WriteContext } from '#core/account/write-context.ts';
import type { DueWorkKind } from '#core/due-work/due-work.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { statusOf } from './transaction-status.ts';

/** 23:59 in Mexico City on the last day of a cash reference that is made now. */
export const cashDueAt = (now: Date): Date =>
  new Date(endOfDay(addDays(toWireDay(now.getTime()), limits.cashDueDays)) - minute);

/** What ends a status that nobody ends. */
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

/** Whatever a transaction in one of these statuses may be waiting for. */
const waitingKinds: Readonly<Partial<Record<TransactionStatus, readonly DueWorkKind[]>>> = {
  [Status.created]: ['abandonCheckout', 'expireLink'],
  [Status.review]: ['abandonChallenge'],
  [Status.pendingPayment]: ['expireCash', 'payCash'],
  [Status.authorized]: ['expireAuthorization'],
};

/** How the work that ends a wait moves its transaction. */
export const waitMoves = {
  abandonCheckout: 'abandon',
  expireLink: 'expire',
  abandonChallenge: 'abandon',
  expireCash: 'expireCash',
  expireAuthorization: 'expireAuthorization',
} as const satisfies Partial<Record<DueWorkKind, TransactionMove>>;

/**
 * Writes down when the status that a transaction has reached ends by itself. `linkDueAt`: until when a payment link can be
 * paid, in place of a checkout's day.
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

/** What a transaction waited for in the status that it leaves is no longer to come. */
export const endWait = async (unit: Unit, row: TransactionRow, status: TransactionStatus): Promise<void> => {
  const kinds = waitingKinds[status];
  if (kinds) await dropWork(unit, row.accountId, row.id, kinds);
};
