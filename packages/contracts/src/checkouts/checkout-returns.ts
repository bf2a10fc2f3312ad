import type { CheckoutState } from './checkout-schema.ts';

/**
 * How each state of a page returns its payer to the shop, if the merchant gave a return URL.
 * - `none`: the payer has to answer something first.
 * - `button`: the payer may still read, print or try again, so the page only offers a button.
 * - `redirect`: nothing is left to do. If the payer's own action ended the payment, the page also redirects after a wait that can be
 *   stopped.
 */
export const checkoutReturns = {
  form: 'button',
  challenge: 'none',
  voucher: 'button',
  aplazo: 'none',
  receipt: 'redirect',
  ended: 'redirect',
} as const satisfies Record<CheckoutState, 'none' | 'button' | 'redirect'>;
