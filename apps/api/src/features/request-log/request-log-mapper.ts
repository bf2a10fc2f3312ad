import type { LoggedRequest, LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import type { RequestLogRow } from '#generated/stored-tables.ts';
import { shownJson } from '#http/recording/kept-json.ts';
import type { ListedRequest } from './request-log-repository.ts';

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
  milliseconds: row.milliseconds,
});

export const requestRow = (
  row: ListedRequest,
  totals: Pick<LoggedRequestRow, 'maxRows' | 'maxPages'>,
): LoggedRequestRow => ({ ...fieldsOf(row), ...totals });

export const requestDetail = (row: RequestLogRow): LoggedRequest => ({
  ...fieldsOf(row),
  apiKey: row.apiKey,
  idempotencyKey: row.idempotencyKey,
  request: shownJson(row.request),
  response: shownJson(row.response),
});
