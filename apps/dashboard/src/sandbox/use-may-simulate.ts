import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMay } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';

/** A cash reference that waits can be paid by hand: in test mode, by a role that may (LINK-9). */
export const useMaySimulate = ({ statusId }: Pick<TransactionDetail, 'statusId'>): boolean => {
  const may = useMay('simulatePayments');
  return useSession()?.environment === 'Sandbox' && may && statusId === Status.pendingPayment;
};
