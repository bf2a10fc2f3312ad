import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/chargebacks/chargeback-status';
import { mostRowId } from '@pasarela/contracts/http/identifiers';
import { limits } from '@pasarela/contracts/limits';
import { isTransactionStatus } from '@pasarela/contracts/transactions/transaction-status';
import { readDates, readPage, readWhole, writeDates } from '#components/list/list-search-params.ts';
import {
  allowsCashReference,
  asksForChargebacks,
  defaultSearch,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';

const readStatus = (text: string | null): TransactionsSearch['idStatus'] => {
  const id = Number(text);
  return isTransactionStatus(id) ? id : 0;
};

const readChargebacks = (text: string | null): ChargebackOutcome[] => {
  const ids = (text ?? '').split(',');
  return chargebackOutcomes.filter((outcome) => ids.includes(String(chargebackStatuses[outcome].id)));
};

const writeChargebacks = (outcomes: readonly ChargebackOutcome[]): string =>
  outcomes.map((outcome) => chargebackStatuses[outcome].id).join(',');

/** A typed transaction id, or undefined where no transaction could have it. */
export const readTransactionId = (text: string | null): number | undefined => readWhole(text, mostRowId);

export type PrefixField = keyof typeof limits.filterLength;

/** A typed prefix, or undefined where it is empty or longer than what it is looked for in. */
export const readPrefix = (field: PrefixField, text: string | null): string | undefined => {
  const prefix = text?.trim() ?? '';
  return prefix !== '' && prefix.length <= limits.filterLength[field] ? prefix : undefined;
};

/** The address of the list → what it says. What does not make sense is as if it were not there. */
export const readSearch = (params: URLSearchParams): TransactionsSearch => {
  const idStatus = readStatus(params.get('idStatus'));
  return {
    idStatus,
    dates: readDates(params, defaultSearch.dates),
    idTransaction: readTransactionId(params.get('idTransaction')),
    referenceNumber: readPrefix('referenceNumber', params.get('referenceNumber')),
    email: readPrefix('email', params.get('email')),
    referenceCash: allowsCashReference(idStatus)
      ? readPrefix('referenceCash', params.get('referenceCash'))
      : undefined,
    chargebacks: asksForChargebacks(idStatus) ? readChargebacks(params.get('statusChargeBack')) : [],
    pageNumber: readPage(params),
  };
};

/** What a search says → the address of the list, without what is said by default. */
export const writeSearch = (search: TransactionsSearch): URLSearchParams => {
  const params = new URLSearchParams();
  if (search.idStatus !== 0) params.set('idStatus', String(search.idStatus));
  if (search.chargebacks.length > 0) params.set('statusChargeBack', writeChargebacks(search.chargebacks));
  writeDates(params, search.dates, defaultSearch.dates);
  if (search.idTransaction !== undefined) params.set('idTransaction', String(search.idTransaction));
  if (search.referenceNumber) params.set('referenceNumber', search.referenceNumber);
  if (search.email) params.set('email', search.email);
  if (search.referenceCash) params.set('referenceCash', search.referenceCash);
  if (search.pageNumber > 1) params.set('pageNumber', String(search.pageNumber));
  return params;
};
