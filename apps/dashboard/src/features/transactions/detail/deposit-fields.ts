import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';

type Deposit = Pick<TransactionDetail, 'idConciliation' | 'deducted' | 'toDeposit' | 'toDeduct'>;

/** What waits for the next settlement: it is paid out by it, or taken off it. */
const waitingOf = ({ toDeduct }: Deposit): 'toDeposit' | 'toDeduct' =>
  toDeduct > 0 ? 'toDeduct' : 'toDeposit';

/** The one figure of a deposit that is asked for first: what was deposited, as the timeline says it, or else what waits. */
export const depositedOrWaiting = (deposit: Deposit): 'deposited' | 'toDeposit' | 'toDeduct' =>
  deposit.idConciliation === null ? waitingOf(deposit) : 'deposited';

/** The net, and where it has got to; a figure of nothing is left out where another says all of it. */
export const depositFields = (deposit: Deposit) => {
  const { idConciliation, deducted, toDeposit, toDeduct } = deposit;
  const isSettled = idConciliation !== null;
  const waits = !isSettled || toDeposit > 0 || toDeduct > 0;
  return [
    'net',
    ...(isSettled ? (['deposited'] as const) : []),
    ...(deducted > 0 ? (['deducted'] as const) : []),
    ...(waits ? [waitingOf(deposit)] : []),
  ] as const;
};
