import { type DirectoryKind, enterName, findAccountOf } from '#core/account/directory-repository.ts';
import type { Unit } from '#database/queries.ts';
import type { StoredTables } from '#generated/stored-tables.ts';
import { fileId, type Identifiers } from '#security/identifiers.ts';
import type { Rows, StoredValues } from './snapshot-rows.ts';

type Named = { readonly kind: DirectoryKind; readonly field: string };

/** The column whose values are found in the directory, by table. */
const named: { readonly [Table in keyof StoredTables]?: Named } = {
  checkouts: { kind: 'checkout', field: 'token' },
  card_replacements: { kind: 'cardReplacement', field: 'token' },
  stored_files: { kind: 'file', field: 'id' },
};

/** A new name of the same form: what a name begins with says which page it opens. */
const newName = (kind: DirectoryKind, name: string, identifiers: Identifiers): string =>
  kind === 'file' ? fileId() : `${/^[a-z]+_/.exec(name)?.[0] ?? ''}${identifiers.token()}`;

/** Everything in a text that can be a name. */
const anyName = /[\w-]{16,100}/g;

const replaced = (row: StoredValues, names: ReadonlyMap<string, string>): StoredValues =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.replace(anyName, (name) => names.get(name) ?? name) : value,
    ]),
  );

/** Replaces the names that another account holds by new ones, wherever they stand in the rows. */
export const withFreeNames = async (
  unit: Unit,
  rows: Rows,
  { accountId, identifiers }: { readonly accountId: number; readonly identifiers: Identifiers },
): Promise<Rows> => {
  const names = new Map<string, string>();
  for (const [table, { kind, field }] of Object.entries(named) as [keyof StoredTables, Named][])
    for (const row of rows.get(table) ?? []) {
      const name = String(row[field]);
      const holder = await findAccountOf(unit, kind, name);
      if (holder !== undefined && holder !== accountId) names.set(name, newName(kind, name, identifiers));
    }
  if (names.size === 0) return rows;
  return new Map([...rows].map(([table, own]) => [table, own.map((row) => replaced(row, names))]));
};

/** Enters a restored row in the directory, if it is one that is found by its name. */
export const enterRow = async (
  unit: Unit,
  accountId: number,
  table: keyof StoredTables,
  row: StoredValues,
): Promise<void> => {
  const entry = named[table];
  if (entry) await enterName(unit, accountId, entry.kind, String(row[entry.field]));
};
