import { overlayLink } from '#components/overlay/use-overlay.ts';
import { type PaymentLinksSearch, paymentLinks } from '#features/payment-links/list/payment-links-search.ts';

/** The dialogs over the list, each with its own address. */
const paymentLinkOverlays = ['simulate', 'cancel'] as const;
export type PaymentLinkOverlay = (typeof paymentLinkOverlays)[number];

/** The address keeps the list's filters, so that the same list lies behind it. */
export const linkOverlayAddress = (
  overlay: PaymentLinkOverlay,
  idTransaction: number,
  search: PaymentLinksSearch,
) => {
  const params = paymentLinks.write(search);
  params.set('id', String(idTransaction));
  return overlayLink({ pathname: `${paymentLinks.path}/${overlay}`, search: params.toString() });
};

/** The dialog that an address opens, if any. */
export const linkOverlayOf = ({ pathname }: { readonly pathname: string }): PaymentLinkOverlay | undefined =>
  paymentLinkOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paymentLinks.path}/${overlay}`);
