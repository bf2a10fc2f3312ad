import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { CheckoutHandle } from '#features/checkout/use-checkout.ts';

/** The props of every part of a hosted page. */
export type CheckoutPartProps = { readonly checkout: Checkout; readonly handle: CheckoutHandle };
