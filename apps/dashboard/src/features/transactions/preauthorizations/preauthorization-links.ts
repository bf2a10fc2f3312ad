import type { Location, To } from 'react-router';
import {
  type AuthorizationAction,
  authorizationActions,
} from '#features/transactions/authorization/authorization-links.ts';

export const preauthorizationsPath = '/preauthorizations';

/** What a link to the drawer takes along. */
type LinkState = { readonly isOverList: true };
type DrawerLink = { readonly to: To; readonly state: LinkState; readonly preventScrollReset: true };

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (
  action: AuthorizationAction,
  idTransaction: number,
  list: URLSearchParams,
): DrawerLink => {
  const search = new URLSearchParams(list);
  search.set('id', String(idTransaction));
  return {
    to: { pathname: `${preauthorizationsPath}/${action}`, search: `?${search}` },
    state: { isOverList: true },
    preventScrollReset: true,
  };
};

/** What the drawer is open for at an address, if it is. */
export const drawerActionOf = ({ pathname }: Pick<Location, 'pathname'>): AuthorizationAction | undefined =>
  authorizationActions.find((action) => pathname.replace(/\/$/, '') === `${preauthorizationsPath}/${action}`);

/** Whether going back one step closes the drawer. */
export const isOverList = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state && state.isOverList === true;
