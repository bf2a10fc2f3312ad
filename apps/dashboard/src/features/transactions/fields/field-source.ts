import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { DetailField } from '#components/detail/detail-fields.tsx';
import type { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import type { Language } from '#i18n/language.ts';

type DetailWords = typeof transactionDetailWords.es;

/** What fields are made of. */
export type FieldSource = {
  readonly transaction: TransactionDetail;
  readonly words: DetailWords;
  readonly language: Language;
};

/** Fields by their name, which is known from where they stand. */
export type NamedFields = Readonly<Record<string, Omit<DetailField, 'name'>>>;

/** A field whose value can be copied. */
export const copied = (
  { fields, copies }: DetailWords,
  name: keyof DetailWords['copies'] & keyof DetailWords['fields'],
  value: string | null,
) => ({ label: fields[name], value, copy: { value, what: copies[name] } });

/** The same for an id. */
export const copiedCode = (...field: Parameters<typeof copied>) => ({ ...copied(...field), isCode: true });
