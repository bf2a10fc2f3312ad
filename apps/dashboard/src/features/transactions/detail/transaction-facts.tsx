import { type DetailField, FieldValue } from '#features/transactions/detail/detail-fields.tsx';

type TransactionFactsProps = { readonly label: string; readonly facts: readonly DetailField[] };

/** What is asked first, in one strip. */
export const TransactionFacts = ({ label, facts }: TransactionFactsProps) => (
  <section aria-label={label} className="border-y border-line py-3">
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:flex lg:flex-wrap lg:justify-between">
      {facts.map((field) => (
        <div key={field.name} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-12 text-ink-faint">{field.label}</dt>
          <dd className="flex min-h-6 items-center font-medium">
            <FieldValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
