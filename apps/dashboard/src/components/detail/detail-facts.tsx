import { type DetailField, FieldValue } from '#components/detail/detail-fields.tsx';

type DetailFactsProps = { readonly label: string; readonly facts: readonly DetailField[] };

/** The most important facts of a detail page in one row; on a phone in two columns. */
export const DetailFacts = ({ label, facts }: DetailFactsProps) => (
  <section aria-label={label} className="border-y border-line py-3">
    <dl className="flex flex-wrap gap-x-2 gap-y-3 lg:justify-between lg:gap-x-6">
      {facts.map((field) => (
        <div
          key={field.name}
          className="flex max-w-full min-w-[calc(50%-0.25rem)] flex-col gap-0.5 lg:min-w-0"
        >
          <dt className="text-12 text-ink-faint">{field.label}</dt>
          <dd className="flex min-h-6 items-center font-medium">
            <FieldValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
