import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { Money } from '#components/money/money.tsx';

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
