import type { Location } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import {
  type AuthorizationAction,
  authorizationActions,
} from '#features/transactions/authorization/authorization-links.ts';
import {
  type PreauthorizationsSearch,
  preauthorizations,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (
  action: AuthorizationAction,
  idTransaction: number,
  list: PreauthorizationsSearch,
) => {
  const search = preauthorizations.write(list);
  search.set('id', String(idTransaction));
  return overlayLink({ pathname: `${preauthorizations.path}/${action}`, search: `?${search}` });
};

/** What the drawer is open for at an address, if it is. */
export const drawerActionOf = ({ pathname }: Pick<Location, 'pathname'>): AuthorizationAction | undefined =>
  authorizationActions.find(
    (action) => pathname.replace(/\/$/, '') === `${preauthorizations.path}/${action}`,
  );
