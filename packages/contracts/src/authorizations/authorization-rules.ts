import type { ErrorCode } from '../errors/error-codes.ts';
import { limits } from '../limits/limits.ts';
import type { Centavos } from '../money/money.ts';
import { statusAfter, type TransactionMove } from '../statuses/transaction-moves.ts';
import type { TransactionStatus } from '../statuses/transaction-status.ts';

export type CapturableTransaction = {
  readonly statusId: TransactionStatus;
  /** Centavos: what is authorized. */
  readonly amount: Centavos;
};

/** The error that refuses to capture an amount (centavos), or undefined where it can be. The rest of the amount is released. */
export const captureRefusal = (
  { statusId, amount: authorized }: CapturableTransaction,
  amount: Centavos,
): ErrorCode | undefined => {
  if (!statusAfter('capture', statusId)) return 'status_not_allowed';
  return amount > authorized ? 'capture_exceeds_authorized' : undefined;
};

/** The move that canceling makes: an authorization is reversed, an unpaid payment canceled; undefined in other statuses. */
export const cancelMove = (statusId: TransactionStatus): TransactionMove | undefined =>
  (['reverse', 'cancel'] as const).find((move) => statusAfter(move, statusId));

/** Until when an authorization can be captured, in milliseconds of the account's clock. */
export const authorizationExpiry = (authorizedAt: number): number =>
  authorizedAt + limits.authorizationValidity;
