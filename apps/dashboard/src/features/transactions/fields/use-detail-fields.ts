import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { chargebackFields } from '#features/transactions/fields/chargeback-fields.tsx';
import { methodFields } from '#features/transactions/fields/method-fields.tsx';
import { moneyFields } from '#features/transactions/fields/money-fields.tsx';
import { paymentFields } from '#features/transactions/fields/payment-fields.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { copied, copiedCode, type FieldSource, type NamedFields } from './field-source.ts';

/** Who paid. */
const customerFields = ({ transaction, words }: FieldSource) =>
  ({
    customer: { label: words.fields.customer, value: transaction.custormerName },
    email: copied(words, 'email', transaction.custormerEmail),
    payerIp: copiedCode(words, 'payerIp', transaction.payerIp),
  }) satisfies NamedFields;

/** Every field of a transaction (docs/specification/transactions.md), by its name. */
export const useDetailFields = (transaction: TransactionDetail) => {
  const words = useTransactionDetailWords();
  const [language] = useLanguage();
  const source = { transaction, words, language };
  return {
    ...paymentFields(source),
    ...moneyFields(source),
    ...methodFields(source),
    ...chargebackFields(source),
    ...customerFields(source),
  };
};

type DetailFields = ReturnType<typeof useDetailFields>;

/** The name of a field of the detail. */
export type DetailFieldName = keyof DetailFields;

/** Some of the fields, in an order. */
export const pickFields = (
  fields: DetailFields,
  ...names: readonly DetailFieldName[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));
