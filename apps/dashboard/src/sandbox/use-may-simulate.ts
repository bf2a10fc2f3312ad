import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMay } from '#session/use-role.ts';
import { useIsSandbox } from '#session/use-session.ts';

type Simulated = Pick<TransactionDetail, 'statusId'>;

/** Whether payments are made by hand at all: in test mode, by a role that may. */
export const useSimulates = (): boolean => {
  const may = useMay('simulatePayments');
  return useIsSandbox() && may;
};

/** What can be paid by hand: a cash reference that waits (LINK-9). */
export const isSimulatable = ({ statusId }: Simulated): boolean => statusId === Status.pendingPayment;

export const useMaySimulate = (payment: Simulated): boolean => useSimulates() && isSimulatable(payment);
