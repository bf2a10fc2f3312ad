import { endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import type {
  ListRequests,
  LoggedRequest,
  LoggedRequestRow,
} from '@pasarela/contracts/request-log/request-log-schema';
import { sandboxScenarioNames } from '@pasarela/contracts/sandbox/scenarios';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { RequestLogRow } from '#generated/stored-tables.ts';
import { pageOf, refuseLongSort, totalsOf } from '#http/list-page.ts';
import { shownJson } from '#http/recording/kept-json.ts';
import type { RequestRecorder } from '#http/recording/request-recorder.ts';
import {
  countRequests,
  findRequest,
  findRequests,
  type ListedRequest,
  type RequestSearch,
} from './request-log-repository.ts';

const fieldsOf = (row: ListedRequest) => ({
  idRequest: row.id,
  requestId: row.requestId,
  date: row.receivedAt.toISOString(),
  accountDate: row.occurredAt.toISOString(),
  method: row.method,
  operation: row.operation,
  path: row.path,
  referenceNumber: row.referenceNumber,
  idTransaction: row.transactionId,
  httpStatus: row.httpStatus,
  code: row.code,
  replayed: row.replayed,
  scenario: sandboxScenarioNames.find((name) => name === row.scenario) ?? null,
  milliseconds: row.milliseconds,
});

const requestDetail = (row: RequestLogRow): LoggedRequest => ({
  ...fieldsOf(row),
  apiKey: row.apiKey,
  idempotencyKey: row.idempotencyKey,
  request: shownJson(row.request),
  response: shownJson(row.response),
});

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
    const total = await countRequests(database.read, account.id, search);
    refuseLongSort(query, 'date', total);
    const page = pageOf(pageNumber, rowsOfPage);
    if (page.offset >= total) return [];
    const rows = await findRequests(database.read, account.id, search, { ...page, order: query });
    const totals = totalsOf(total, rowsOfPage);
    return rows.map((row) => ({ ...fieldsOf(row), ...totals }));
  },

  detail: async (account: CallAccount, id: number): Promise<LoggedRequest> => {
    const row = await findRequest(database.read, account.id, id);
    if (!row) throw new Refusal('request_not_found');
    return requestDetail(row);
  },
});

export type RequestLogService = ReturnType<typeof createRequestLogService>;
