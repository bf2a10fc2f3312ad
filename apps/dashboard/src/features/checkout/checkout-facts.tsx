import type { ReactNode } from 'react';

export type CheckoutFact = { readonly label: string; readonly value: ReactNode };

/** The facts of the payment, one per line. */
export const CheckoutFacts = ({
  label,
  facts,
}: {
  readonly label: string;
  readonly facts: readonly CheckoutFact[];
}) => (
  <section aria-label={label}>
    <dl className="divide-y divide-line border-y border-line">
      {facts.map((fact) => (
        <div key={fact.label} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className="figures ml-auto min-w-0 text-right font-medium break-words">{fact.value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
