import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMayDispute } from '#features/transactions/dispute/use-may-dispute.ts';
import { isRefundable } from '#features/transactions/refund/refund-plan.ts';
import type { DetailOverlay } from '#features/transactions/transaction-links.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';

/** What the role may do with a transaction as it stands; the main action last. */
export const useOfferedActions = (transaction: TransactionDetail): readonly DetailOverlay[] => {
  const mayRefund = useMay('refundTransactions');
  const mayManage = useMay('managePreauthorizations');
  const mayCancel = useMay('cancelPayments') && transaction.canCancel;
  const maySimulate = useMaySimulate(transaction);
  const mayDispute = useMayDispute(transaction);
  if (mayManage && transaction.statusId === Status.authorized) return ['cancel', 'charge'];
  return [
    ...(mayCancel ? (['cancel'] as const) : []),
    ...(maySimulate ? (['simulate'] as const) : []),
    ...(mayDispute ? (['dispute'] as const) : []),
    ...(mayRefund && isRefundable(transaction) ? (['refund'] as const) : []),
  ];
};
