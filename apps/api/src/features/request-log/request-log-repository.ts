import type { ListOrder } from '@pasarela/contracts/http/list-query';
import type { RequestSort } from '@pasarela/contracts/request-log/request-log-schema';
import { beginsWith, leads, unindexed } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { RequestLogRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';

/** A logged request without its bodies, as the list shows it. */
export type ListedRequest = Omit<RequestLogRow, 'request' | 'response' | 'apiKey' | 'idempotencyKey'>;

export type RequestSearch = {
  readonly from?: Date;
  readonly until?: Date;
  /** Prefixes to match, in lower case. */
  readonly reference?: string;
  readonly path?: string;
  readonly operation?: string;
  readonly code?: string;
  /** The first digit of the HTTP status: 2, 4 or 5. */
  readonly statusClass?: number;
  readonly transactionId?: number;
};

/** The conditions of a search. The indexes of references and of transactions are preferred to the index of dates. */
const conditions = (accountId: number, search: RequestSearch): Sql => {
  const named = search.reference !== undefined || search.transactionId !== undefined;
  const received = named ? unindexed(sql`received_at`) : sql`received_at`;
  return joined(
    [
      sql`account_id = ${accountId}`,
      ...(search.from ? [sql`${received} >= ${search.from}`] : []),
      ...(search.until ? [sql`${received} < ${search.until}`] : []),
      ...(search.transactionId === undefined ? [] : [sql`transaction_id = ${search.transactionId}`]),
      ...(search.reference === undefined ? [] : [beginsWith(sql`reference_key`, search.reference)]),
      ...(search.operation === undefined ? [] : [sql`lower(operation) = ${search.operation.toLowerCase()}`]),
      ...(search.code === undefined ? [] : [sql`code = ${search.code}`]),
      ...(search.statusClass === undefined
        ? []
        : [
            sql`http_status >= ${search.statusClass * 100} and http_status < ${search.statusClass * 100 + 100}`,
          ]),
      ...(search.path === undefined ? [] : [beginsWith(sql`lower(path)`, search.path)]),
    ],
    sql` and `,
  );
};

const sorts: Readonly<Record<RequestSort, Sql>> = {
  date: sql`received_at`,
  status: sql`http_status`,
  milliseconds: sql`milliseconds`,
};

export const countRequests = async (
  queries: Queries,
  accountId: number,
  search: RequestSearch,
): Promise<number> => {
  const counted = await queries.first<{ total: number }>(
    sql`select count(*) as total from request_logs where ${conditions(accountId, search)}`,
  );
  return counted?.total ?? 0;
};

/** Returns one page of a search, newest first by default. */
export const findRequests = (
  queries: Queries,
  accountId: number,
  search: RequestSearch,
  { offset, rows, order }: Page & { readonly order: ListOrder<RequestSort> },
): Promise<readonly ListedRequest[]> =>
  queries.all<ListedRequest>(sql`
    select l.id, l.account_id, l.request_id, l.method, l.operation, l.path, l.reference_number, l.reference_key,
      l.transaction_id, l.http_status, l.code, l.replayed, l.scenario, l.milliseconds, l.received_at, l.occurred_at
    from (
      select id from request_logs where ${conditions(accountId, search)}
      order by ${orderOf(sorts, 'date', order)} limit ${rows} offset ${offset}
    ) page ${leads} request_logs l on l.account_id = ${accountId} and l.id = page.id
    order by ${orderOf(sorts, 'date', order, sql`l.id`)}`);

export const findRequest = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<RequestLogRow | undefined> =>
  queries.first<RequestLogRow>(
    sql`select * from request_logs where account_id = ${accountId} and id = ${id}`,
  );
