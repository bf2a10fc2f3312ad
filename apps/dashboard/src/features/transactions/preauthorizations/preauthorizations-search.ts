import { limits } from '@pasarela/contracts/limits/limits';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Location } from 'react-router';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter, textFilter } from '#components/list/list-filter.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import {
  type AuthorizationAction,
  authorizationActions,
} from '#features/transactions/authorization/authorization-links.ts';
import { transactionSortDirections } from '#features/transactions/list/transactions-search.ts';
import { paths } from '#paths/paths.ts';

/** Where the preauthorizations stand. They last days: unlike movements, they are not looked for among today's alone. */
export const preauthorizations = listAddress({
  path: paths.preauthorizations,
  filters: {
    dates: datesFilter({ kind: 'any' }),
    idTransaction: rowIdFilter,
    referenceNumber: textFilter(limits.filterLength.referenceNumber),
    email: textFilter(limits.filterLength.email),
  },
  sorts: transactionSortDirections,
  sortedBy: 'date',
});

export type PreauthorizationsSearch = SearchOf<typeof preauthorizations>;

/** The movements that are preauthorizations: authorized, and neither charged, canceled nor expired. */
export const onlyAuthorized = { idStatus: Status.authorized } as const;

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
