import { toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type { ListRequests, LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestsQuery } from '#features/request-log/request-log-queries.ts';
import { queryOf, type RequestLogSearch } from '#features/request-log/request-log-search.ts';
import { useCompanyId } from '#session/use-session.ts';

const onFirstPage = (query: ListRequests): string => JSON.stringify({ ...query, pageNumber: 1 });

const isQuery = (part: unknown): part is ListRequests =>
  typeof part === 'object' && part !== null && 'pageNumber' in part;

/** Requests are kept by real time, whatever the account's clock says. */
export const realToday = () => toWireDay(Date.now());

/** One page of the log. While pages of the same filters are turned, the rows of the page before stay. */
export const useRequests = (search: RequestLogSearch): UseQueryResult<LoggedRequestRow[]> => {
  const companyId = useCompanyId();
  const query = queryOf(search, realToday(), companyId);
  return useQuery({
    ...requestsQuery(companyId, query),
    placeholderData: (rows, before) => {
      const asked = before?.queryKey.at(-1);
      return isQuery(asked) && onFirstPage(asked) === onFirstPage(query) ? rows : undefined;
    },
  });
};

/** What a page says of the whole list. */
export const totalsOf = (rows: readonly LoggedRequestRow[]): { rows: number; pages: number } => ({
  rows: rows[0]?.maxRows ?? 0,
  pages: rows[0] ? Math.max(rows[0].maxPages, Math.ceil(rows[0].maxRows / limits.rowsOfPage)) : 0,
});
