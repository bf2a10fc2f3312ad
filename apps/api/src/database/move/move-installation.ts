import { CannotStart } from '#errors/cannot-start.ts';
import { storedColumns } from '#generated/stored-tables.ts';
import type { MoveEnd, MoveTarget, Table } from '../move-ends.ts';
import type { Queries } from '../queries.ts';
import { Sql } from '../sql.ts';
import { unfinishedMove } from '../unfinished-move.ts';
import { problemsOfBooks } from './books.ts';
import { openSource, openTarget } from './open-ends.ts';
import { movedRows, TableChecksum, type TableSum } from './table-checksum.ts';

const tables = Object.keys(storedColumns) as Table[];

/** A table of both databases, after the copy. */
export type MovedTable = { readonly table: Table; readonly source: TableSum; readonly target: TableSum };

export type MoveResult = {
  /** The source and the target, for a reader. */
  readonly from: string;
  readonly to: string;
  readonly tables: readonly MovedTable[];
  /** What differs between source and target; empty if the move was committed. */
  readonly problems: readonly string[];
};

/** Whether a database holds anything. The sequences say nothing: the migrations of SQLite begin them. */
const holdsRows = async (read: Queries): Promise<boolean> => {
  for (const table of tables) {
    if (table === 'id_sequences') continue;
    const row = await read.first(new Sql([`select 1 as found from ${table} limit 1`], []));
    if (row !== undefined) return true;
  }
  return false;
};

const refuseUnfitSource = async (source: MoveEnd): Promise<void> => {
  const begun = await source.unfinishedFrom();
  if (begun !== undefined) throw unfinishedMove(source.place, begun);
  if (!(await holdsRows(source.read)))
    throw new CannotStart(`${source.place} holds no installation of Pasarela.`);
  const problems = await problemsOfBooks(source.read);
  if (problems.length > 0)
    throw new CannotStart(
      `The books of ${source.place} do not agree: ${problems.join('; ')}. Restore a backup from before that, and move it.`,
    );
};

const refuseRows = async (target: MoveTarget): Promise<void> => {
  if (await holdsRows(target.read))
    throw new CannotStart(
      `${target.place} holds data already. An installation is moved to an empty database: name another one, or make this one anew.`,
    );
};

/** Refuses a target that a server has begun to fill since it was found empty; the mark would keep that server from starting again. */
const refuseRowsOfOthers = async (target: MoveTarget): Promise<void> => {
  try {
    await refuseRows(target);
  } catch (error) {
    await target.giveUp();
    throw error;
  }
};

const refuseOtherMove = async (target: MoveTarget, source: MoveEnd): Promise<void> => {
  const begun = await target.unfinishedFrom();
  if (begun !== undefined && begun !== source.place)
    throw new CannotStart(
      `${target.place} is the target of an unfinished move from ${begun}, and not from ${source.place}. Name another database, or make this one anew.`,
    );
};

/** Copies the rows of a table; returns the sum of what was read. While a set is inserted, the next one is read. */
const copyTable = async (source: MoveEnd, target: MoveTarget, table: Table): Promise<TableSum> => {
  const sum = new TableChecksum(table);
  const toMoved = movedRows(table);
  let inserting: Promise<void> = Promise.resolve();
  try {
    for await (const set of source.rows(table)) {
      const rows = set.map(toMoved);
      sum.add(rows);
      await inserting;
      inserting = target.insert(table, rows);
      // It is awaited above or below: until then a failure is nobody's.
      inserting.catch(() => {});
    }
  } finally {
    await inserting;
  }
  return sum.sum();
};

const sumOf = async (end: MoveEnd, table: Table): Promise<TableSum> => {
  const sum = new TableChecksum(table);
  const toMoved = movedRows(table);
  for await (const set of end.rows(table)) sum.add(set.map(toMoved));
  return sum.sum();
};

const differences = ({ table, source, target }: MovedTable): readonly string[] => {
  if (source.rows !== target.rows) return [`${table} has ${target.rows} rows in place of ${source.rows}`];
  return source.checksum === target.checksum ? [] : [`${table} has other values`];
};

/** Copies all rows, and reads them once more from the target: in what is not committed yet. */
const copyAndCompare = async (source: MoveEnd, target: MoveTarget): Promise<MoveResult> => {
  const copied = new Map<Table, TableSum>();
  for (const table of target.tables) copied.set(table, await copyTable(source, target, table));
  const compared: MovedTable[] = [];
  for (const table of tables) {
    const read = copied.get(table);
    if (!read) throw new Error(`${table} was not copied`);
    compared.push({ table, source: read, target: await sumOf(target, table) });
  }
  return {
    from: source.place,
    to: target.place,
    tables: compared,
    problems: [...compared.flatMap(differences), ...(await problemsOfBooks(target.read))],
  };
};

const moveTo = async (source: MoveEnd, to: string): Promise<MoveResult> => {
  const target = await openTarget(to);
  try {
    await refuseOtherMove(target, source);
    // Before the mark is written, and once more when nobody else can write.
    await refuseRows(target);
    await target.begin(source.place);
    await refuseRowsOfOthers(target);
    const result = await copyAndCompare(source, target);
    if (result.problems.length === 0) await target.commit();
    return result;
  } finally {
    await target.close();
  }
};

/**
 * Copies an installation to an empty database, of either engine, and compares the two. Nobody can write to the source meanwhile, and it is not
 * changed. The copy is one transaction, committed only if nothing differs: until then the target is empty, and no server starts on it. A move that was
 * interrupted is begun anew by the same call.
 *
 * Throws `CannotStart` if one of the databases is not fit for it.
 */
export const moveInstallation = async (from: string, to: string): Promise<MoveResult> => {
  const source = await openSource(from);
  try {
    await refuseUnfitSource(source);
    return await moveTo(source, to);
  } finally {
    await source.close();
  }
};
