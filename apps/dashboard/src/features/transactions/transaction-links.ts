import type { Location, To } from 'react-router';

/** What a link into the detail takes along: the address of the list that it came from. */
type FromList = { readonly list: string };

type StatefulLink = { readonly to: To; readonly state: FromList };

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

const stateOf = (list: string): FromList => ({ list });

/** The detail of a transaction; `list` is the query of the list's address. */
export const detailLink = (idTransaction: number, list: string): StatefulLink => ({
  to: { pathname: '/transaction-detail', search: `?id=${idTransaction}` },
  state: stateOf(list),
});

/** The refund's dialog lies over the detail and has an address of its own. */
export const refundLink = (idTransaction: number, list: string): StatefulLink => ({
  to: { pathname: '/transaction-detail/refund', search: `?id=${idTransaction}` },
  state: stateOf(list),
});

/** The query of the list that a detail was opened from; the list as it begins where it was opened by itself. */
export const listOf = (location: Pick<Location, 'state'>): string =>
  isFromList(location.state) ? location.state.list : '';
