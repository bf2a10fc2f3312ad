import type { Location, To } from 'react-router';

export const requestLogPath = '/request-log';
const detailPath = `${requestLogPath}/detail`;

/** What a link to the drawer takes along. */
type LinkState = { readonly isOverList: true };
type DrawerLink = { readonly to: To; readonly state: LinkState; readonly preventScrollReset: true };

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (idRequest: number, list: URLSearchParams): DrawerLink => {
  const search = new URLSearchParams(list);
  search.set('id', String(idRequest));
  return {
    to: { pathname: detailPath, search: `?${search}` },
    state: { isOverList: true },
    preventScrollReset: true,
  };
};

export const isDrawerOpen = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.replace(/\/$/, '') === detailPath;

/** Whether going back one step closes the drawer. */
export const isOverList = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state && state.isOverList === true;
