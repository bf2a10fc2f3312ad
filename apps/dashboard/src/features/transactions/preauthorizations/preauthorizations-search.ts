import { Status } from '@pasarela/contracts/transactions/transaction-status';
import { isSameChoice } from '#components/dates/date-choice.ts';
import { readDates, readPage, writeDates } from '#components/list/list-search-params.ts';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';
import { readPrefix, readTransactionId } from '#features/transactions/list/transactions-search-params.ts';

/** What the address of the list says. An authorization lasts days: unlike movements, it is not looked for among today's alone. */
export type PreauthorizationsSearch = Pick<
  TransactionsSearch,
  'dates' | 'idTransaction' | 'referenceNumber' | 'email' | 'pageNumber'
>;

export const defaultPreauthorizations: PreauthorizationsSearch = { dates: { kind: 'any' }, pageNumber: 1 };

export const readPreauthorizations = (params: URLSearchParams): PreauthorizationsSearch => ({
  dates: readDates(params, defaultPreauthorizations.dates),
  idTransaction: readTransactionId(params.get('idTransaction')),
  referenceNumber: readPrefix('referenceNumber', params.get('referenceNumber')),
  email: readPrefix('email', params.get('email')),
  pageNumber: readPage(params),
});

export const writePreauthorizations = (search: PreauthorizationsSearch): URLSearchParams => {
  const params = new URLSearchParams();
  writeDates(params, search.dates, defaultPreauthorizations.dates);
  if (search.idTransaction !== undefined) params.set('idTransaction', String(search.idTransaction));
  if (search.referenceNumber) params.set('referenceNumber', search.referenceNumber);
  if (search.email) params.set('email', search.email);
  if (search.pageNumber > 1) params.set('pageNumber', String(search.pageNumber));
  return params;
};

/** The movements that are preauthorizations: authorized, and neither charged, canceled nor expired. */
export const movementsOf = (search: PreauthorizationsSearch): TransactionsSearch => ({
  ...search,
  idStatus: Status.authorized,
  chargebacks: [],
});

export const isNarrowed = (search: PreauthorizationsSearch): boolean =>
  search.idTransaction !== undefined ||
  search.referenceNumber !== undefined ||
  search.email !== undefined ||
  !isSameChoice(search.dates, defaultPreauthorizations.dates);
