import {
  type CashMethodId,
  cardMethods,
  PaymentMethod,
} from '@pasarela/contracts/payment-methods/payment-methods';
import type { WriteContext } from '#core/account/write-context.ts';
import type { AuthorizationRequest, KeptCard } from '#core/cards/acquirer.ts';
import type { NewTransaction, Step } from '#core/transactions/transaction-life.ts';
import { type TransactionProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

export type CardInstrument = {
  readonly kind: 'card';
  readonly card: KeptCard;
  readonly months?: number;
  readonly holder: AuthorizationRequest['holder'];
};

/** The payment instrument of an attempt. */
export type PaymentInstrument =
  | CardInstrument
  | { readonly kind: 'cash'; readonly method: CashMethodId }
  | { readonly kind: 'aplazo' };

/** The columns that show the card of an attempt, whatever its result. */
export const cardColumns = ({ card, months, holder }: CardInstrument) => ({
  cardBrand: card.brand,
  cardFirstSix: card.firstSix,
  cardLastFour: card.lastFour,
  cardFingerprint: card.fingerprint,
  paymentMethod: cardMethods[card.funding],
  installments: months ?? null,
  secure3d: holder === 'challenged',
  declineReason: null,
});

export const instrumentColumns = (instrument: PaymentInstrument) => {
  if (instrument.kind === 'card') return cardColumns(instrument);
  return { paymentMethod: instrument.kind === 'cash' ? instrument.method : PaymentMethod.aplazo };
};

/** Whether the cardholder has just passed 3D Secure. */
export const isChallenged = (instrument: PaymentInstrument): boolean =>
  instrument.kind === 'card' && instrument.holder === 'challenged';

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

/** The columns of an order that transactions and subscriptions both store. */
type StoredOrder = Pick<Order, 'referenceNumber' | 'amount' | 'currency' | 'customerName' | 'customerEmail'>;

/** The order that a stored transaction or subscription is charged for again. */
export const storedOrder = (row: StoredOrder): StoredOrder => ({
  referenceNumber: row.referenceNumber,
  amount: row.amount,
  currency: row.currency,
  customerName: row.customerName,
  customerEmail: row.customerEmail,
});

/** One attempt at paying an order. */
export type PaymentAttempt = {
  readonly order: Order;
  /** What remains to be done after the payment. */
  readonly process: TransactionProcess;
  readonly instrument: PaymentInstrument;
};

export type CardAttempt = PaymentAttempt & { readonly instrument: CardInstrument };

/** Whether the order is an automatic charge of a subscription. */
export const isCollected = ({ subscriptionId }: Order): boolean => typeof subscriptionId === 'number';

/** The effect of a payment attempt on its transaction. */
export type AttemptResult = {
  readonly steps: readonly Step[];
  readonly changes: Omit<Partial<NewTransaction>, 'amount'> & { readonly amount?: number };
  /** Writes the rows that belong to the attempt besides the transaction; runs once the transaction has its number. */
  readonly afterwards?: (context: WriteContext, row: TransactionRow) => Promise<void>;
};

/** The token of the payment's hosted page; a new one if it has no page yet. */
export const pageOf = ({ identifiers }: WriteContext, { checkoutToken }: Order) => ({
  checkoutToken: checkoutToken ?? `chk_${identifiers.token()}`,
});

/** The result of an attempt whose card waits for its 3D Secure challenge; `reason`: of the rule that asks for it, if not the bank. */
export const heldAttempt = (
  context: WriteContext,
  { order, process, instrument }: CardAttempt,
  reason?: string,
): AttemptResult => ({
  steps: [{ move: 'review', reason }],
  changes: {
    ...cardColumns(instrument),
    ...pageOf(context, order),
    process: writeProcess({ ...process, card: instrument.card }),
  },
});

/** The result of a declined attempt. Another attempt may follow, so the process is kept; the card is not. */
export const declinedAttempt = (
  { process, instrument }: Omit<PaymentAttempt, 'order'>,
  reason: string,
): AttemptResult => ({
  steps: [{ move: 'decline', reason }],
  changes: { ...instrumentColumns(instrument), declineReason: reason, process: writeProcess(process) },
});
