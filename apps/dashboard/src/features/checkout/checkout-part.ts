import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { CheckoutHandle } from '#features/checkout/use-checkout.ts';

/** What every part of a hosted page is given. */
export type CheckoutPartProps = { readonly checkout: Checkout; readonly handle: CheckoutHandle };
