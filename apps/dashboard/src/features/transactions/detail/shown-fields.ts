import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { depositFields } from '#features/transactions/detail/deposit-fields.ts';
import type { DetailFieldName } from '#features/transactions/fields/use-detail-fields.ts';

type Shown = Pick<
  TransactionDetail,
  | 'authorizedAmount'
  | 'fraudRule'
  | 'cashDueDate'
  | 'urlCheckout'
  | 'returnUrl'
  | 'idSubscription'
  | 'customerCardIdentifier'
  | 'idConciliation'
  | 'deducted'
  | 'toDeposit'
  | 'toDeduct'
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
    deposit: ['serviceCharge', 'commission', ...depositFields(transaction), 'settlement'],
    method: [
      'method',
      'account',
      'authCode',
      'specialOffer',
      'ticketReference',
      ...only('cashDueDate', transaction.cashDueDate),
      'secure3D',
      ...only('checkout', transaction.urlCheckout),
      ...only('returnUrl', transaction.returnUrl),
      ...only('subscription', transaction.idSubscription),
      ...only('cardToken', transaction.customerCardIdentifier),
    ],
    refund: ['refunded', 'remaining', 'chargebackStatus', 'chargebackDate'],
    customer: ['customer', 'email', 'payerIp'],
  }) satisfies Record<keyof (typeof transactionDetailWords.es)['groups'], readonly DetailFieldName[]>;
