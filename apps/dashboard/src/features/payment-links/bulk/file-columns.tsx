import {
  type LinkField,
  linkFields,
  type TypedLink,
} from '@pasarela/contracts/payment-links/payment-link-fields';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import { useAccountToday } from '#components/dates/account-clock.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';

/** The columns of the template. */
export const columns = linkFields.filter(
  (field): field is Exclude<LinkField, 'offsetExpiration'> => field !== 'offsetExpiration',
);

/** The columns without which no line is taken: what an empty line is refused for. */
const useRequiredColumns = (): ReadonlySet<LinkField> => {
  const today = useAccountToday();
  const empty = Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink;
  return new Set(linkProblems(readTypedLink(empty), today).map(({ field }) => field));
};

/** An example of each column: the template's lines have the same. */
export const exampleLine: Readonly<Record<(typeof columns)[number], string>> = {
  referenceNumber: 'EJEMPLO-3',
  email: 'cliente@example.com',
  phoneNumber: '5512345678',
  amount: '500',
  currency: 'MXN',
  expirationDate: '2099/12/31',
  typeFrequency: 'isInstallments',
  frequency: 'Biweekly',
  numberOfPays: '6',
  nextPaymentDate: '2099/12/15',
  returnUrl: 'https://tienda.example/gracias',
};

/** What a file may hold, while none is chosen. */
export const FileColumns = () => {
  const words = useBulkLinksWords();
  const required = useRequiredColumns();
  return (
    <section aria-labelledby="file-columns" className="max-w-2xl">
      <h2 id="file-columns" className="pb-1 text-13 font-medium">
        {words.files.columns}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-13">
        {columns.map((column) => (
          <div
            key={column}
            className="grid grid-cols-2 items-baseline gap-x-4 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)_14.5rem]"
          >
            <dt className="font-mono text-12">{column}</dt>
            <dd className="text-ink-soft max-sm:text-end">
              {words.columns[column]}
              {!required.has(column) && <span className="text-ink-faint"> · {words.files.optional}</span>}
            </dd>
            <dd className="truncate font-mono text-12 text-ink-faint max-sm:hidden">{exampleLine[column]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
