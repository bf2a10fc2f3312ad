import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { Money } from '#components/money/money.tsx';

/** Whether the content has changed since the page was opened. */
export const HasMovedContext = createContext(false);

/**
 * The heading of the current content. When the content changes, the focus moves here, so that screen readers read the new content
 * from its beginning.
 */
export const CheckoutHeading = ({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(HasMovedContext);
  const isNew = useRef(hasMoved);
  useLayoutEffect(() => {
    if (isNew.current) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
};

/** The amount as the main element of the page. */
export const CheckoutAmount = ({
  checkout,
  rhythm,
}: {
  readonly checkout: Pick<Checkout, 'amount' | 'currency'>;
  /** How often it is charged, of a subscription. */
  readonly rhythm?: string | undefined;
}) => (
  <span className="block text-28 font-semibold">
    <Money amount={checkout.amount} currency={checkout.currency} />
    {rhythm && <span className="text-16 font-medium text-ink-soft"> {rhythm}</span>}
  </span>
);

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
