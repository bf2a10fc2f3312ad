import { type Location, parsePath, type To } from 'react-router';
import { isListBehind, type ListBehind } from '#components/list/list-behind.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { href, paths } from '#paths/paths.ts';

/** What lies over a detail, each at an address of its own below it. */
export const detailOverlays = ['refund', 'charge', 'cancel', 'simulate', 'dispute', 'blacklist'] as const;
export type DetailOverlay = (typeof detailOverlays)[number];

/** What a link into the detail takes along. */
type LinkState = ListBehind & {
  /** The whole of what remains is to be refunded, which only has to be confirmed. */
  readonly isWhole?: boolean;
};

export type TransactionLink = { readonly to: To; readonly state: LinkState };

export const detailLink = (idTransaction: number, list: string): TransactionLink => ({
  to: href.transaction(idTransaction),
  state: { list },
});

/** Opens a dialog over the detail, from the detail itself or from a row of the list. */
export const detailOverlayLink = (overlay: DetailOverlay, idTransaction: number, list: string) => {
  const link = overlayLink(href.transaction(idTransaction, overlay));
  return { ...link, state: { ...link.state, list } satisfies LinkState };
};

/** The refund of a whole payment, from its row in the list. */
export const wholeRefundLink = (idTransaction: number, list: string) => {
  const link = detailOverlayLink('refund', idTransaction, list);
  return { ...link, state: { ...link.state, isWhole: true } satisfies LinkState };
};

/** The pages that lead to a movement, besides the list of movements. */
const otherPages = {
  preauthorizations: paths.preauthorizations,
  paidLeagues: paths.paidLeagues,
  subscription: paths.subscriptionDetail,
  chargeback: paths.chargebackDetail,
  settlement: paths.settlementDetail,
} as const;
const pageNames = Object.keys(otherPages) as (keyof typeof otherPages)[];

type WayBack = { readonly page: (typeof pageNames)[number] | 'transactions'; readonly to: To };

/** The page behind a detail, as it was left. */
export const wayBack = (list: string): WayBack => {
  const { pathname, search } = parsePath(list);
  const page = pageNames.find(
    (name) => pathname === otherPages[name] || pathname?.startsWith(`${otherPages[name]}/`),
  );
  return page ? { page, to: list } : { page: 'transactions', to: { pathname: paths.transactions, search } };
};

/** What lies over the detail at an address, if anything. */
export const overlayOf = ({ pathname }: Pick<Location, 'pathname'>): DetailOverlay | undefined =>
  detailOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paths.transactionDetail}/${overlay}`);

export const isWholeRefund = ({ state }: Pick<Location, 'state'>): boolean =>
  isListBehind(state) && 'isWhole' in state && state.isWhole === true;

/** The actions on an authorization. */
export const authorizationActions = ['charge', 'cancel'] as const;
export type AuthorizationAction = (typeof authorizationActions)[number];

/** The links to the actions, each a drawer over the list or over the detail. */
export type AuthorizationLinks = Readonly<
  Record<AuthorizationAction, { readonly to: To; readonly state: unknown }>
>;
