import type { ErrorCode } from '../errors/error-codes.ts';
import { limits } from '../limits.ts';
import type { Centavos } from '../money.ts';
import { statusAfter, type TransactionMove } from '../transactions/transaction-moves.ts';
import type { TransactionStatus } from '../transactions/transaction-status.ts';

export type CapturableTransaction = {
  readonly statusId: TransactionStatus;
  /** Centavos: what is authorized. */
  readonly amount: Centavos;
};

/** Why an amount cannot be captured of a transaction, or undefined where it can. The rest of it is released. */
export const captureRefusal = (
  { statusId, amount: authorized }: CapturableTransaction,
  amount: Centavos,
): ErrorCode | undefined => {
  if (!statusAfter('capture', statusId)) return 'status_not_allowed';
  return amount > authorized ? 'capture_exceeds_authorized' : undefined;
};

/** What canceling does in a status: an authorization is reversed, what nobody has paid yet is canceled. */
export const cancelMove = (statusId: TransactionStatus): TransactionMove | undefined =>
  (['reverse', 'cancel'] as const).find((move) => statusAfter(move, statusId));

/** Until when an authorization can be captured, in milliseconds of the account's clock. */
export const authorizationExpiry = (authorizedAt: number): number =>
  authorizedAt + limits.authorizationValidity;
