import type { Queries } from '#database/queries.ts';
import type { StoredTables } from '#generated/stored-tables.ts';
import { isKeptWork, referencesOf } from './snapshot-references.ts';
import { findKeyNames, findRows, snapshotTables } from './snapshot-repository.ts';
import { type WrittenRow, writtenRow } from './snapshot-rows.ts';

type Table = keyof StoredTables;
type Row = Readonly<Record<string, unknown>>;

/** What stands in a snapshot for the identifier of an API key. */
const neutralKey = 'api-key';

/** A stored body with the identifiers of API keys replaced: some calls are made with them. */
const withoutKeys = (body: unknown, keys: readonly string[]): unknown =>
  typeof body === 'string'
    ? keys.reduce((text, key) => text.replaceAll(JSON.stringify(key), JSON.stringify(neutralKey)), body)
    : body;

/** A row without the names of API keys and the idempotency keys: whoever reads a bug report does not need them. */
const neutralRow = (table: Table, row: Row, keys: readonly string[]): Row => {
  switch (table) {
    case 'request_logs':
      return {
        ...row,
        apiKey: neutralKey,
        idempotencyKey: null,
        request: withoutKeys(row.request, keys),
        response: withoutKeys(row.response, keys),
      };
    case 'transaction_events':
    case 'refunds':
      return row.actorKind === 'apiKey' ? { ...row, actorName: neutralKey } : row;
    default:
      return row;
  }
};

type Tables = ReadonlyMap<Table, readonly Row[]>;

/**
 * The rows without what names a row that is not there: a request can be recorded just after a reset has deleted its transaction,
 * and late work can outlive its message. So every exported snapshot can be restored.
 */
const selfContained = (tables: Tables): Tables => {
  const ids = new Map([...tables].map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]));
  const isMissing = (row: Row) => (reference: { readonly field: string; readonly to: Table }) =>
    !ids.get(reference.to)?.has(row[reference.field]);
  return new Map(
    [...tables].map(([name, rows]) => [
      name,
      rows.flatMap((row) => {
        const missing = referencesOf(name, row).filter(isMissing(row));
        if (name === 'due_work') return isKeptWork(row.kind) && missing.length === 0 ? [row] : [];
        if (missing.length === 0) return [row];
        return [{ ...row, ...Object.fromEntries(missing.map(({ field }) => [field, null])) }];
      }),
    ]),
  );
};

/** The rows of an account as a snapshot holds them, by table. */
export const exportedTables = async (
  queries: Queries,
  accountId: number,
): Promise<Record<string, WrittenRow[]>> => {
  const keys = await findKeyNames(queries, accountId);
  const tables = new Map<Table, readonly Row[]>();
  for (const table of snapshotTables)
    tables.set(table.name, (await findRows(queries, accountId, table)) as Row[]);
  return Object.fromEntries(
    [...selfContained(tables)].map(([name, rows]) => [
      name,
      rows.map((row) => writtenRow(neutralRow(name, row, keys))),
    ]),
  );
};
