import type { Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';
import type { LinkPartRow } from '#generated/stored-tables.ts';

export const insertPart = (unit: Unit, part: Omit<LinkPartRow, 'id'>): Promise<number> =>
  unit.insert('link_parts', part);

export const findPart = (queries: Queries, accountId: number, id: number): Promise<LinkPartRow | undefined> =>
  queries.first<LinkPartRow>(sql`select * from link_parts where account_id = ${accountId} and id = ${id}`);

export const deletePart = (unit: Unit, accountId: number, id: number): Promise<number> =>
  unit.run(sql`delete from link_parts where account_id = ${accountId} and id = ${id}`);

/** Counts the accepted lines of an account that have no link yet. */
export const countLinesLeft = async (queries: Queries, accountId: number): Promise<number> => {
  const row = await queries.first<{ readonly left: number }>(
    sql`select coalesce(sum(lines), 0) as left from link_parts where account_id = ${accountId}`,
  );
  return row?.left ?? 0;
};

export const hasParts = async (queries: Queries, accountId: number): Promise<boolean> =>
  (await queries.first(sql`select 1 as found from link_parts where account_id = ${accountId} limit 1`)) !==
  undefined;

/** Returns the transactions of hosted pages, by page token. */
export const findTransactionsOfPages = (
  queries: Queries,
  accountId: number,
  tokens: readonly string[],
): Promise<{ readonly token: string; readonly transactionId: number }[]> =>
  queries.all(sql`
    select token, transaction_id from checkouts where account_id = ${accountId} and token in (${listed(tokens)})`);

/** Returns the id of the newest transaction event of an account; 0 if there is none. */
export const newestEvent = async (queries: Queries, accountId: number): Promise<number> => {
  const row = await queries.first<{ readonly id: number }>(
    sql`select coalesce(max(id), 0) as id from transaction_events where account_id = ${accountId}`,
  );
  return row?.id ?? 0;
};

/** Returns the references of the transactions that have changed since an event. */
export const referencesChangedSince = async (
  queries: Queries,
  accountId: number,
  event: number,
): Promise<ReadonlySet<string>> => {
  const rows = await queries.all<{ readonly referenceNumber: string }>(sql`
    select distinct t.reference_number from transaction_events e
      join transactions t on t.account_id = e.account_id and t.id = e.transaction_id
    where e.account_id = ${accountId} and e.id > ${event}`);
  return new Set(rows.map(({ referenceNumber }) => referenceNumber));
};
