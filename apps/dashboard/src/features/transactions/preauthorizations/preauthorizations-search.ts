import { limits } from '@pasarela/contracts/limits/limits';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { datesFilter, rowIdFilter, textFilter } from '#components/list/list-filter.ts';
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
