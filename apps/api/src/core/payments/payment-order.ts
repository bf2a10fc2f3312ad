import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import type { PaymentInstrument } from './payment-instrument.ts';

/** What is bought, by whom: what every attempt at paying it has in common. */
export type Order = Pick<
  NewTransaction,
  | 'referenceNumber'
  | 'amount'
  | 'currency'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'description'
  | 'details'
  | 'checkoutToken'
  | 'payerIp'
  | 'subscriptionId'
  | 'paymentNumber'
>;

/** One attempt at paying an order. */
export type PaymentAttempt = {
  readonly order: Order;
  /** What is to be done once it is paid. */
  readonly process: TransactionProcess;
  readonly instrument: PaymentInstrument;
};

/** Whether a subscription charges it by itself. */
export const isCollected = ({ subscriptionId }: Order): boolean => typeof subscriptionId === 'number';
