import type { WireDay } from '@pasarela/contracts/dates';
import { mostRowId } from '@pasarela/contracts/http/identifiers';
import { limits } from '@pasarela/contracts/limits';
import {
  type HttpStatusClass,
  httpStatusClasses,
  type ListRequests,
} from '@pasarela/contracts/request-log/request-log-schema';
import { readDates, readPage, readWhole, writeDates } from '#components/data-table/list-search-params.ts';
import { type DateChoice, daysOf, isSameChoice } from '#components/dates/date-choice.ts';

/** What the address of the list says: its filters and its page. */
export type RequestLogSearch = {
  readonly dates: DateChoice;
  /** A call's path in the contract. */
  readonly operation?: string | undefined;
  readonly httpStatus?: HttpStatusClass | undefined;
  readonly referenceNumber?: string | undefined;
  readonly code?: string | undefined;
  readonly idTransaction?: number | undefined;
  readonly pageNumber: number;
};

/** They are kept for a month: all of them are looked at. */
export const defaultRequestLog: RequestLogSearch = { dates: { kind: 'any' }, pageNumber: 1 };

const mostOfCode = 60;

/** A typed text, or undefined where it is empty or longer than what it is looked for in. */
const readText = (text: string | null, most: number): string | undefined => {
  const typed = text?.trim() ?? '';
  return typed !== '' && typed.length <= most ? typed : undefined;
};

export const readReference = (text: string | null) => readText(text, limits.filterLength.referenceNumber);
export const readCode = (text: string | null) => readText(text, mostOfCode);
export const readTransaction = (text: string | null) => readWhole(text, mostRowId);

/** The address of the list → what it says. What does not make sense is as if it were not there. */
export const readRequestLog = (params: URLSearchParams): RequestLogSearch => ({
  dates: readDates(params, defaultRequestLog.dates),
  operation: readText(params.get('operation'), 100),
  httpStatus: httpStatusClasses.find((name) => name === params.get('httpStatus')),
  referenceNumber: readReference(params.get('referenceNumber')),
  code: readCode(params.get('code')),
  idTransaction: readTransaction(params.get('idTransaction')),
  pageNumber: readPage(params),
});

/** What a search says → the address of the list, without what is said by default. */
export const writeRequestLog = (search: RequestLogSearch): URLSearchParams => {
  const params = new URLSearchParams();
  writeDates(params, search.dates, defaultRequestLog.dates);
  if (search.operation) params.set('operation', search.operation);
  if (search.httpStatus) params.set('httpStatus', search.httpStatus);
  if (search.referenceNumber) params.set('referenceNumber', search.referenceNumber);
  if (search.code) params.set('code', search.code);
  if (search.idTransaction !== undefined) params.set('idTransaction', String(search.idTransaction));
  if (search.pageNumber > 1) params.set('pageNumber', String(search.pageNumber));
  return params;
};

export const isNarrowed = (search: RequestLogSearch): boolean =>
  search.operation !== undefined ||
  search.httpStatus !== undefined ||
  search.referenceNumber !== undefined ||
  search.code !== undefined ||
  search.idTransaction !== undefined ||
  !isSameChoice(search.dates, defaultRequestLog.dates);

/** What the list asks the API for. Filters that are not set are left out. */
export const queryOf = (search: RequestLogSearch, today: WireDay, idCompany: number): ListRequests => ({
  idCompany,
  ...daysOf(search.dates, today),
  ...(search.operation ? { operation: search.operation } : {}),
  ...(search.httpStatus ? { httpStatus: search.httpStatus } : {}),
  ...(search.referenceNumber ? { referenceNumber: search.referenceNumber } : {}),
  ...(search.code ? { code: search.code } : {}),
  ...(search.idTransaction === undefined ? {} : { idTransaction: search.idTransaction }),
  pageNumber: search.pageNumber,
  rowsOfPage: limits.rowsOfPage,
});
