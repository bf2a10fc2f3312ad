import { endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import type {
  ListRequests,
  LoggedRequest,
  LoggedRequestRow,
} from '@pasarela/contracts/request-log/request-log-schema';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { RequestRecorder } from '#http/recording/request-recorder.ts';
import { requestDetail, requestRow } from './request-log-mapper.ts';
import { findRequest, findRequests, type RequestSearch } from './request-log-repository.ts';

const searchOf = (filter: ListRequests): RequestSearch => {
  if (filter.initDate && filter.endDate && filter.endDate < filter.initDate)
    throw invalidFields([{ field: 'endDate', code: 'ends_before_start' }]);
  return {
    from: filter.initDate ? new Date(startOfDay(filter.initDate)) : undefined,
    until: filter.endDate ? new Date(endOfDay(filter.endDate)) : undefined,
    reference: filter.referenceNumber?.trim().toLowerCase() || undefined,
    path: filter.path?.trim().toLowerCase() || undefined,
    operation: filter.operation?.trim() || undefined,
    code: filter.code?.trim() || undefined,
    statusClass: filter.httpStatus ? Number(filter.httpStatus[0]) : undefined,
    transactionId: filter.idTransaction,
  };
};

/** The request log of the dashboard. Pending entries are written first, so that the list contains the latest requests. */
export const createRequestLogService = ({ database }: Dependencies, recorder: RequestRecorder) => ({
  list: async (account: CallAccount, query: ListRequests): Promise<LoggedRequestRow[]> => {
    const search = searchOf(query);
    const { pageNumber, rowsOfPage } = query;
    await recorder.flush();
    const { rows, total } = await findRequests(database.read, account.id, search, {
      offset: (pageNumber - 1) * rowsOfPage,
      rows: rowsOfPage,
      order: query,
    });
    const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
    return rows.map((row) => requestRow(row, totals));
  },

  detail: async (account: CallAccount, id: number): Promise<LoggedRequest> => {
    const row = await findRequest(database.read, account.id, id);
    if (!row) throw new Refusal('request_not_found');
    return requestDetail(row);
  },
});

export type RequestLogService = ReturnType<typeof createRequestLogService>;
