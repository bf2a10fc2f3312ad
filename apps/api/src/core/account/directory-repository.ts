import type { Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';

/** What is found without its account: by an address that somebody holds, or by the name of an API key. */
export type DirectoryKind = 'apiKey' | 'checkout' | 'cardReplacement' | 'file' | 'inbox';

/** The account behind a name; undefined where nothing has it. */
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

/** Enters a name, with what it names. */
export const enterName = (
  unit: Unit,
  accountId: number,
  kind: DirectoryKind,
  name: string,
): Promise<number> => unit.insert('directory_entries', { kind, name, accountId });

/** Takes names out whose rows are taken away. */
export const removeNames = (
  unit: Unit,
  accountId: number,
  kind: DirectoryKind,
  names: readonly string[],
): Promise<number> =>
  unit.run(sql`
    delete from directory_entries
    where kind = ${kind} and name in (${listed(names)}) and account_id = ${accountId}`);
