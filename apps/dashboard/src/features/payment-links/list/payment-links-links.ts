import { overlayLink } from '#components/overlay/use-overlay.ts';
import { type PaymentLinksSearch, paymentLinks } from '#features/payment-links/list/payment-links-search.ts';

/** What lies over the list, each at an address of its own below it. */
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

/** What lies over the list at an address, if anything. */
export const linkOverlayOf = ({ pathname }: { readonly pathname: string }): PaymentLinkOverlay | undefined =>
  paymentLinkOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paymentLinks.path}/${overlay}`);
