import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { isUnavailable } from '#database/database-errors.ts';
import { type MovedTable, type MoveResult, moveInstallation } from '#database/move/move-installation.ts';
import { isPostgres, withoutPassword } from '#database/postgres/postgres-url.ts';
import { databaseFile } from '#database/sqlite/sqlite-connections.ts';
import { CannotMove, CannotStart } from '#errors/cannot-start.ts';
import { secretFileOf } from '#security/secret-file.ts';
import type { MoveOptions } from './command-line.ts';

/** The URL of a database that is named by its URL or its file. */
const urlOf = (folder: string, text: string): string => {
  if (!isPostgres(text)) {
    const file = resolve(folder, text.replace(/^file:/, ''));
    return `file:${existsSync(file) ? realpathSync(file) : file}`;
  }
  if (!URL.canParse(text))
    throw new CannotStart('The URL of PostgreSQL is postgres://user:password@host/name.');
  return text;
};

const placeOf = (url: string): string => (isPostgres(url) ? withoutPassword(url) : databaseFile(url));

/** As many digits of a checksum as are printed. All of them are compared. */
const shownDigits = 16;

const both = <Value>(source: Value, target: Value): string =>
  source === target ? String(source) : `${source} -> ${target}`;

const cellsOf = ({ table, source, target }: MovedTable): readonly [string, string, string] => [
  table,
  both(source.rows, target.rows),
  both(source.checksum.slice(0, shownDigits), target.checksum.slice(0, shownDigits)),
];

/** The tables with their rows and checksums; where source and target differ, both. */
const tableOf = (tables: readonly MovedTable[]): string => {
  const lines = [['table', 'rows', 'checksum'] as const, ...tables.map(cellsOf)];
  const wide = (column: 0 | 1): number => Math.max(...lines.map((cells) => cells[column].length));
  const [first, second] = [wide(0), wide(1)];
  return lines
    .map(([table, rows, checksum]) => `${table.padEnd(first)}  ${rows.padStart(second)}  ${checksum}\n`)
    .join('');
};

/** Where the secret of the installation has to come from, which is no part of a database. */
const secretWords = (from: string, to: string): string => {
  const file = isPostgres(from) ? undefined : secretFileOf(databaseFile(from));
  const kept = file !== undefined && existsSync(file);
  if (isPostgres(to))
    return kept
      ? `The secret stays where it is: start with PASARELA_SECRET set to what ${file} contains.`
      : 'The secret stays what it is: start with the same PASARELA_SECRET.';
  const target = secretFileOf(databaseFile(to));
  return kept
    ? `The secret stays where it is: copy ${file} to ${target}.`
    : `The secret stays what it is: start with the same PASARELA_SECRET, or write it to ${target}.`;
};

const moved = async (from: string, to: string): Promise<MoveResult> => {
  try {
    return await moveInstallation(from, to);
  } catch (error) {
    if (error instanceof CannotStart) throw new CannotMove(error.message);
    if (!isUnavailable(error)) throw error;
    throw new CannotMove(
      `A database was lost on the way (${error instanceof Error ? error.message : error}). Run the same command again: it begins anew, or says that the target holds the data already, if only the answer to the commit was lost.`,
    );
  }
};

/**
 * Moves an installation, and says what was moved. Throws `CannotMove` where it was not; then nothing has arrived. `say` gets the text
 * for the operator.
 */
export const runMove = async (
  options: MoveOptions,
  folder: string,
  say: (text: string) => unknown,
): Promise<void> => {
  const [from, to] = [urlOf(folder, options.from), urlOf(folder, options.to)];
  if (from === to) throw new CannotMove(`${placeOf(from)} is both --from and --to: name two databases.`);
  say(`Moving ${placeOf(from)} to ${placeOf(to)}. Until that is done, nothing can write to either.\n`);
  const { tables, problems } = await moved(from, to);
  say(tableOf(tables));
  if (problems.length > 0)
    throw new CannotMove(
      `The copy differs from ${placeOf(from)}: ${problems.join('; ')}. It was thrown away; ${placeOf(to)} stays marked and is not opened until a move to it succeeds. Look for what changes its rows, and run the same command again.`,
    );
  const rows = tables.reduce((sum, { source }) => sum + source.rows, 0);
  say(`${secretWords(from, to)}\n`);
  say(`Moved ${rows} rows of ${tables.length} tables: rows, checksums and books are equal.\n`);
};
