import type { LoggedRequest, LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import type { RequestLogRow } from '#database/stored-rows.ts';
import type { ListedRequest } from './request-log-repository.ts';

/** What is kept of a body at most, in characters. */
const mostCharacters = 16 * 1_024;
/** Ends what was cut off; no JSON ends with it. */
const cut = '…';

/** JSON as it is kept. */
export const keptJson = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  return text.length > mostCharacters ? text.slice(0, mostCharacters) + cut : text;
};

const shownJson = (text: string | null): LoggedRequest['request'] => {
  if (text === null) return null;
  return text.endsWith(cut)
    ? { text: text.slice(0, -cut.length), complete: false }
    : { text, complete: true };
};

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
