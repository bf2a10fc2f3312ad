import {
  isTransactionStatus,
  Status,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { formatMoment } from '#components/dates/date-format.ts';
import type { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import type { DetailFieldName } from '#features/transactions/transaction-fields.tsx';
import type { Language } from '#i18n/language.ts';

type Deposit = Pick<TransactionDetail, 'idConciliation' | 'deducted' | 'toDeposit' | 'toDeduct'>;

/** What waits for the next settlement: it is paid out by it, or taken off it. */
const waitingOf = ({ toDeduct }: Deposit): 'toDeposit' | 'toDeduct' =>
  toDeduct > 0 ? 'toDeduct' : 'toDeposit';

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

type Asked = Deposit &
  Pick<
    TransactionDetail,
    | 'statusId'
    | 'account'
    | 'idPaymentMethod'
    | 'authorizationExpires'
    | 'paymentDate'
    | 'cashDueDate'
    | 'refundedAmount'
    | 'disputedAmount'
    | 'proofDueDate'
  >;

/** What it was paid with, once that is known; of a voucher that waits, the number that is paid at the store. */
const wayOf = ({ statusId, account, idPaymentMethod, cashDueDate }: Asked) => {
  if (account !== null) return ['account'] as const;
  if (idPaymentMethod === null) return [];
  return statusId === Status.pendingPayment && cashDueDate !== null
    ? (['method', 'ticketReference'] as const)
    : (['method'] as const);
};

/** The date that is asked for first: by when something has to be done, or when it was. */
const dateOf = ({ statusId, authorizationExpires, paymentDate, cashDueDate }: Asked) => {
  if (authorizationExpires !== null) return 'authorizationExpires';
  if (paymentDate !== null) return 'paymentDate';
  return statusId === Status.pendingPayment && cashDueDate !== null ? 'cashDueDate' : 'creationDate';
};

/** The one figure of a deposit that is asked for first: what is left of it once something was taken off it, or what was or will be deposited. */
const figureOf = (deposit: Deposit) => {
  if (deposit.deducted > 0 || (deposit.idConciliation !== null && deposit.toDeduct > 0)) return 'net';
  return deposit.idConciliation === null ? waitingOf(deposit) : 'deposited';
};

/** The figures that are asked for first: what the bank may take and until when evidence is taken, or what there is to deposit. */
const figuresOf = (transaction: Asked) => {
  const { statusId, disputedAmount, proofDueDate } = transaction;
  if (statusId !== Status.chargebackInProcess || disputedAmount === 0)
    return [figureOf(transaction)] as const;
  return proofDueDate === null ? (['disputed'] as const) : (['disputed', 'proofDue'] as const);
};

/** What is asked first of a transaction, beside its reference and its customer. */
export const factsOf = (transaction: Asked) =>
  [
    ...wayOf(transaction),
    dateOf(transaction),
    ...(transaction.refundedAmount > 0 ? (['refunded'] as const) : []),
    ...figuresOf(transaction),
  ] as const satisfies readonly DetailFieldName[];

type Shown = Pick<
  TransactionDetail,
  | 'authorizedAmount'
  | 'fraudRule'
  | 'cashDueDate'
  | 'urlCheckout'
  | 'pageDueDate'
  | 'returnUrl'
  | 'idSubscription'
  | 'customerCardIdentifier'
  | 'idConciliation'
  | 'deducted'
  | 'toDeposit'
  | 'toDeduct'
  | 'proofDueDate'
>;

/** A field that is left out where it has no value; every other one keeps its place. */
const only = <Name extends DetailFieldName>(name: Name, value: unknown): readonly Name[] =>
  value === null ? [] : [name];

/** The groups of the detail, each with its fields in their order. */
export const shownFields = (transaction: Shown) =>
  ({
    payment: [
      'status',
      'reference',
      'amount',
      ...only('authorizedAmount', transaction.authorizedAmount),
      'creationDate',
      'paymentDate',
      'declinedReason',
      ...only('fraudRule', transaction.fraudRule),
      'idTransaction',
      'transactionCode',
    ],
    deposit: [
      'gross',
      'serviceCharge',
      'serviceTax',
      'commission',
      'returned',
      ...depositFields(transaction),
      'settlement',
    ],
    method: [
      'method',
      'account',
      'authCode',
      'specialOffer',
      'ticketReference',
      ...only('cashDueDate', transaction.cashDueDate),
      'secure3D',
      ...only('checkout', transaction.urlCheckout),
      ...only('pageDueDate', transaction.pageDueDate),
      ...only('returnUrl', transaction.returnUrl),
      ...only('subscription', transaction.idSubscription),
      ...only('cardToken', transaction.customerCardIdentifier),
    ],
    refund: [
      'refunded',
      'remaining',
      'chargebackStatus',
      'chargebackDate',
      ...only('proofDue', transaction.proofDueDate),
    ],
    customer: ['customer', 'email', 'payerIp'],
  }) satisfies Record<keyof (typeof transactionDetailWords.es)['groups'], readonly DetailFieldName[]>;

/** The ends without a payment whose name does not say how it came to that. */
const endsWithoutPayment: readonly number[] = [
  Status.canceledByCustomer,
  Status.expired,
  Status.reversed,
  Status.nonPayment,
  Status.authorizationExpired,
  Status.cashExpired,
];

type MeaningWords = {
  readonly next: Readonly<Partial<Record<number, string>>>;
  readonly unpaidReference: string;
  readonly proofUntil: (at: string) => string;
  readonly pageOpen: string;
};

/** After these a page that is still open takes another attempt, which their texts do not say. */
const triedAgain: readonly number[] = [Status.rejected, Status.nonPayment, Status.canceledByCustomer];

type Told = Pick<TransactionDetail, 'statusId' | 'declinedReason' | 'canCancel' | 'proofDueDate'>;

/** What the status itself says. */
const ownMeaningOf = (
  { statusId, declinedReason, canCancel, proofDueDate }: Told,
  { next, unpaidReference, proofUntil }: MeaningWords,
  language: Language,
): string | null => {
  if (proofDueDate !== null) return proofUntil(formatMoment(proofDueDate, language));
  if (next[statusId] !== undefined) return next[statusId];
  // Its page is closed too: nothing can be paid on it in another way.
  if (statusId === Status.cashExpired && !canCancel) return unpaidReference;
  if (declinedReason) return declinedReason;
  return isTransactionStatus(statusId) && endsWithoutPayment.includes(statusId)
    ? transactionStatuses[statusId].meaning[language]
    : null;
};

/**
 * What the status means for the merchant: what the movement waits for, why it was declined, or how it ended without a payment; and
 * whether it can be paid nevertheless.
 */
export const meaningOf = (told: Told, words: MeaningWords, language: Language): string | null => {
  const own = ownMeaningOf(told, words, language);
  if (!told.canCancel || !triedAgain.includes(told.statusId)) return own;
  return own === null ? words.pageOpen : `${own.replace(/[^.]$/, '$&.')} ${words.pageOpen}`;
};

/** What each deposit says one by one. */
const saidByDeposits: readonly string[] = ['deposited', 'deducted', 'settlement'] satisfies DetailFieldName[];

/** The fields of the money with its deposits behind them, in place of their sums and the number of the first; last what waits. */
export const withDeposits = <Field extends { readonly name: string }>(
  fields: readonly Field[],
  deposits: readonly Field[],
): readonly Field[] => {
  if (deposits.length === 0) return fields;
  const others = fields.filter(({ name }) => !saidByDeposits.includes(name));
  const place = others.findLastIndex(({ name }) => name !== 'toDeposit' && name !== 'toDeduct') + 1;
  return others.toSpliced(place, 0, ...deposits);
};
