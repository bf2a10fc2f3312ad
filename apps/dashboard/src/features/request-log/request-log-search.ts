import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { SortDirection } from '@pasarela/contracts/http/list-query';
import { httpStatusClasses, type RequestSort } from '@pasarela/contracts/request-log/request-log-schema';
import type { Location } from 'react-router';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import {
  choiceFilter,
  datesFilter,
  readText,
  referenceFilter,
  rowIdFilter,
  textFilter,
} from '#components/list/list-filter.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { href, paths } from '#paths/paths.ts';

const maxOfCode = 60;

export const readCode = readText(maxOfCode);

/** The address of the request log. By default it shows all days, because requests are kept for a month. */
export const requestLog = listAddress({
  path: paths.requestLog,
  filters: {
    dates: datesFilter({ kind: 'any' }),
    /** A call's path in the contract. */
    operation: textFilter(100),
    httpStatus: choiceFilter(httpStatusClasses),
    referenceNumber: referenceFilter,
    code: textFilter(maxOfCode),
    idTransaction: rowIdFilter,
  },
  sorts: { date: 'desc', status: 'desc', milliseconds: 'desc' } satisfies Record<RequestSort, SortDirection>,
  sortedBy: 'date',
});

export type RequestLogSearch = SearchOf<typeof requestLog>;

/** Requests are kept by real time, independently of the account's clock. */
export const realToday = () => toWireDay(Date.now());

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (idRequest: number, list: RequestLogSearch) =>
  overlayLink(href.request(idRequest, requestLog.write(list)));

export const isDrawerOpen = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.replace(/\/$/, '') === `${requestLog.path}/detail`;
