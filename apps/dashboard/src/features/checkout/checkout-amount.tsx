import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { Money } from '#components/money/money.tsx';

/** The amount as the main element of the page. */
export const CheckoutAmount = ({
  checkout,
}: {
  readonly checkout: Pick<Checkout, 'amount' | 'currency'>;
}) => (
  <span className="block text-28 font-semibold">
    <Money amount={checkout.amount} currency={checkout.currency} />
  </span>
);
