import { Status, type TransactionStatus, transactionStatusIds } from './transaction-status.ts';

type Move = {
  readonly from: readonly TransactionStatus[];
  /** `previous` is the status that the transaction had before its chargeback. */
  readonly to: TransactionStatus | 'previous';
};

/**
 * The statuses that a transaction may have before a chargeback and returns to if it is won. `refunded` is included: a refunded
 * payment cannot be disputed, but a chargeback may already be open.
 */
const statusesBeforeChargeback: readonly TransactionStatus[] = [
  Status.accepted,
  Status.refunded,
  Status.partiallyRefunded,
];

/**
 * The state machine of a transaction: the moves, the statuses in which each is allowed, and the resulting status. Every status
 * change uses this table; other moves are refused.
 */
export const transactionMoves = {
  pay: { from: [Status.created, Status.pendingPayment, Status.review], to: Status.accepted },
  decline: { from: [Status.created, Status.review], to: Status.rejected },
  leave: { from: [Status.created], to: Status.canceledByCustomer },
  awaitCash: { from: [Status.created], to: Status.pendingPayment },
  expire: { from: [Status.created], to: Status.expired },
  review: { from: [Status.created], to: Status.review },
  authorize: { from: [Status.created, Status.review], to: Status.authorized },
  capture: { from: [Status.authorized], to: Status.accepted },
  reverse: { from: [Status.authorized], to: Status.reversed },
  expireAuthorization: { from: [Status.authorized], to: Status.authorizationExpired },
  abandon: { from: [Status.created, Status.review], to: Status.nonPayment },
  expireCash: { from: [Status.pendingPayment], to: Status.cashExpired },
  cancel: { from: [Status.created, Status.pendingPayment], to: Status.canceled },
  replace: {
    from: [
      Status.created,
      Status.rejected,
      Status.canceledByCustomer,
      Status.expired,
      Status.nonPayment,
      Status.cashExpired,
      Status.canceled,
    ],
    to: Status.replaced,
  },
  refundAll: { from: [Status.accepted, Status.partiallyRefunded], to: Status.refunded },
  refundPart: { from: [Status.accepted, Status.partiallyRefunded], to: Status.partiallyRefunded },
  openChargeback: { from: [Status.accepted, Status.partiallyRefunded], to: Status.chargebackInProcess },
  winChargeback: { from: [Status.chargebackInProcess], to: 'previous' },
  loseChargeback: { from: [Status.chargebackInProcess], to: Status.chargebackLost },
} as const satisfies Record<string, Move>;

export type TransactionMove = keyof typeof transactionMoves;

/** The status that a move leads to, or undefined where the table does not allow the move from the present status. */
export const statusAfter = (
  move: TransactionMove,
  from: TransactionStatus,
  previous?: TransactionStatus,
): TransactionStatus | undefined => {
  const entry: Move = transactionMoves[move];
  if (!entry.from.includes(from)) return undefined;
  if (entry.to !== 'previous') return entry.to;
  return previous && statusesBeforeChargeback.includes(previous) ? previous : undefined;
};

/** Every status that can follow a status directly. */
export const statusesAfter = (from: TransactionStatus): readonly TransactionStatus[] => {
  const reached = new Set<TransactionStatus>();
  for (const entry of Object.values(transactionMoves) as Move[]) {
    if (!entry.from.includes(from)) continue;
    if (entry.to !== 'previous') reached.add(entry.to);
    else for (const status of statusesBeforeChargeback) reached.add(status);
  }
  return transactionStatusIds.filter((id) => reached.has(id));
};
