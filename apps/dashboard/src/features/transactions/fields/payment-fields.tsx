import { fraudRules } from '@pasarela/contracts/fraud/fraud-rules';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { TransactionStatusBadge } from '#components/status/transaction-status-badge.tsx';
import { AuthorizationExpiry } from '#features/transactions/fields/authorization-expiry.tsx';
import {
  copied,
  copiedCode,
  type FieldSource,
  type NamedFields,
} from '#features/transactions/fields/field-source.ts';
import { momentOf } from '#features/transactions/fields/moment-of.tsx';

/** What was to be paid, when, and how it stands. */
export const paymentFields = ({ transaction, words, language }: FieldSource) => {
  const { fields } = words;
  const { authorizedAmount, authorizationExpires, fraudRule, currency } = transaction;
  return {
    status: {
      label: fields.status,
      value: <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />,
    },
    reference: copied(words, 'reference', transaction.referenceNumber),
    idTransaction: copiedCode(words, 'idTransaction', transaction.transactionNumber),
    transactionCode: copiedCode(words, 'transactionCode', transaction.transactionCode),
    amount: { label: fields.amount, value: <Money amount={transaction.amount} currency={currency} /> },
    authorizedAmount: {
      label: fields.authorizedAmount,
      value: authorizedAmount === null ? null : <Money amount={authorizedAmount} currency={currency} />,
    },
    authorizationExpires: {
      label: fields.authorizationExpires,
      value: authorizationExpires === null ? null : <AuthorizationExpiry expires={authorizationExpires} />,
    },
    creationDate: { label: fields.creationDate, value: <Moment at={transaction.date} /> },
    paymentDate: { label: fields.paymentDate, value: momentOf(transaction.paymentDate) },
    declinedReason: { label: fields.declinedReason, value: transaction.declinedReason },
    fraudRule: {
      label: fields.fraudRule,
      value: fraudRule === null ? null : fraudRules[fraudRule].label[language],
    },
  } satisfies NamedFields;
};
