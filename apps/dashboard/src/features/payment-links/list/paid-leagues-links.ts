import { overlayLink } from '#components/overlay/use-overlay.ts';
import { type PaidLeaguesSearch, paidLeagues } from '#features/payment-links/list/paid-leagues-search.ts';

/** What lies over the list, each at an address of its own below it. */
const paidLeagueOverlays = ['simulate', 'cancel'] as const;
export type PaidLeagueOverlay = (typeof paidLeagueOverlays)[number];

/** The address keeps the list's filters, so that the same list lies behind it. */
export const leagueOverlayLink = (
  overlay: PaidLeagueOverlay,
  idTransaction: number,
  search: PaidLeaguesSearch,
) => {
  const params = paidLeagues.write(search);
  params.set('id', String(idTransaction));
  return overlayLink({ pathname: `${paidLeagues.path}/${overlay}`, search: params.toString() });
};

/** What lies over the list at an address, if anything. */
export const leagueOverlayOf = ({ pathname }: { readonly pathname: string }): PaidLeagueOverlay | undefined =>
  paidLeagueOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paidLeagues.path}/${overlay}`);
