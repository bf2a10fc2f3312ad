import type { Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';

/** Kinds of names that are looked up without knowing the account: tokens in addresses, and API key identifiers. */
export type DirectoryKind = 'apiKey' | 'checkout' | 'cardReplacement' | 'file' | 'inbox';

/** The id of the account that a directory name belongs to; undefined if the name is unknown. */
export const findAccountOf = async (
  queries: Queries,
  kind: DirectoryKind,
  name: string,
): Promise<number | undefined> =>
  (
    await queries.first<{ readonly accountId: number }>(
      sql`select account_id from directory_entries where kind = ${kind} and name = ${name}`,
    )
  )?.accountId;

/** Adds a name to the directory. */
export const enterName = (
  unit: Unit,
  accountId: number,
  kind: DirectoryKind,
  name: string,
): Promise<number> => unit.insert('directory_entries', { kind, name, accountId });

/** Removes names from the directory when their rows are deleted. */
export const removeNames = (
  unit: Unit,
  accountId: number,
  kind: DirectoryKind,
  names: readonly string[],
): Promise<number> =>
  unit.run(sql`
    delete from directory_entries
    where kind = ${kind} and name in (${listed(names)}) and account_id = ${accountId}`);
