import {
  copied,
  copiedCode,
  type FieldSource,
  type NamedFields,
} from '#features/transactions/fields/field-source.ts';

/** Who paid. */
export const customerFields = ({ transaction, words }: FieldSource) =>
  ({
    customer: { label: words.fields.customer, value: transaction.custormerName },
    email: copied(words, 'email', transaction.custormerEmail),
    payerIp: copiedCode(words, 'payerIp', transaction.payerIp),
  }) satisfies NamedFields;
