import type { NewTransaction } from '#core/transactions/transaction-life.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import type { PaymentInstrument } from './payment-instrument.ts';

/** The data of a purchase and its customer that all its payment attempts have in common. */
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
  /** What remains to be done after the payment. */
  readonly process: TransactionProcess;
  readonly instrument: PaymentInstrument;
};

/** Whether the order is an automatic charge of a subscription. */
export const isCollected = ({ subscriptionId }: Order): boolean => typeof subscriptionId === 'number';
