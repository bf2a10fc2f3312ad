import type { Unit } from '#database/queries.ts';
import type { StoredTables } from '#generated/stored-tables.ts';
import { referencesOf } from './snapshot-references.ts';
import {
  endLeases,
  findLeases,
  findSequence,
  isHeldElsewhere,
  passIds,
  snapshotTables,
} from './snapshot-repository.ts';
import type { Rows, StoredValues } from './snapshot-rows.ts';

type Table = keyof StoredTables;

/** The new ids of the rows of a table by their ids in the snapshot. */
type NewIds = ReadonlyMap<number, number>;

/**
 * The most ids of a table that a snapshot may make the installation pass over. It is far below the largest id, and above what an
 * installation gives out in a long test, so that a snapshot of another installation usually keeps its numbers.
 */
const maxPassed = 1_000_000;
/** The size of the blocks in which accounts take ids. Rows of an account lie close together in them. */
const block = 100;
/** The most blocks over which the ids of a table may be spread to be kept: each is looked up. */
const maxBlocks = 100;

const idsOf = (rows: readonly StoredValues[]): readonly number[] =>
  rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])).toSorted((one, other) => one - other);

/** The ids as ranges of neighbours. */
const rangesOf = (ids: readonly number[]): { readonly first: number; readonly last: number }[] => {
  const byBlock = Map.groupBy(ids, (id) => Math.floor((id - 1) / block));
  return [...byBlock.values()].map((own) => ({ first: own[0] ?? 0, last: own.at(-1) ?? 0 }));
};

type Leases = Awaited<ReturnType<typeof findLeases>>;

/** Whether the rows of a table can have their ids: nobody else has them or may give them out. */
const areFree = async (
  unit: Unit,
  accountId: number,
  { name, ids }: { readonly name: Table; readonly ids: readonly number[] },
  leases: Leases,
): Promise<boolean> => {
  const next = await findSequence(unit, name);
  if ((ids.at(-1) ?? 0) >= next + maxPassed) return false;
  const ranges = rangesOf(ids);
  if (ranges.length > maxBlocks) return false;
  for (const { first, last } of ranges) {
    if (leases.some((leased) => leased.table === name && first <= leased.last && last >= leased.next))
      return false;
    if (await isHeldElsewhere(unit, accountId, { name, first, last })) return false;
  }
  return true;
};

const numbered = snapshotTables.filter(({ isNumbered }) => isNumbered);

/** The new ids of the tables whose ids are not free. Rows keep their order: it is that of their ids. */
const newIdsOf = async (unit: Unit, accountId: number, rows: Rows): Promise<ReadonlyMap<Table, NewIds>> => {
  const leases = await findLeases(unit, accountId);
  const given = new Map<Table, NewIds>();
  for (const { name } of numbered) {
    const ids = idsOf(rows.get(name) ?? []);
    if (ids.length === 0) continue;
    if (await areFree(unit, accountId, { name, ids }, leases)) await passIds(unit, name, ids.at(-1) ?? 0);
    else {
      const renumbered = new Map<number, number>();
      for (const id of ids) renumbered.set(id, await unit.nextId(name, accountId));
      given.set(name, renumbered);
    }
  }
  return given;
};

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** A JSON text with the numbers in one of its objects replaced; unchanged if there is nothing to replace. */
const withNumbers = (
  text: unknown,
  part: string,
  replaced: Readonly<Record<string, (id: number) => number | undefined>>,
): unknown => {
  if (typeof text !== 'string') return text;
  const whole = JSON.parse(text) as Record<string, Record<string, unknown> | undefined>;
  const inner = whole[part];
  if (typeof inner !== 'object' || inner === null) return text;
  for (const [field, newId] of Object.entries(replaced)) {
    const value = inner[field];
    const id = typeof value === 'string' || typeof value === 'number' ? newId(Number(value)) : undefined;
    if (id !== undefined) inner[field] = typeof value === 'string' ? asText(id) : id;
  }
  return JSON.stringify(whole);
};

const renumbered = (name: Table, row: StoredValues, given: ReadonlyMap<Table, NewIds>): StoredValues => {
  const changed: Record<string, unknown> = { ...row };
  if (typeof row.id === 'number') changed.id = given.get(name)?.get(row.id) ?? row.id;
  for (const { field, to } of referencesOf(name, row))
    changed[field] = given.get(to)?.get(row[field] as number) ?? row[field];
  const transaction = (id: number) => given.get('transactions')?.get(id);
  const subscription = (id: number) => given.get('subscriptions')?.get(id);
  // What is still to be sent names the new numbers. What was sent, received or requested is a record and stays as it was.
  if (name === 'webhook_messages')
    changed.payload = withNumbers(row.payload, 'data', {
      transactionNumber: transaction,
      replacedBy: transaction,
      subscriptionId: subscription,
    });
  if (name === 'emails')
    changed.draft = withNumbers(row.draft, 'content', {
      transactionId: transaction,
      subscriptionId: subscription,
    });
  return changed as StoredValues;
};

/**
 * Gives the rows ids that no other account has in their tables. They keep their ids where those are free, as when an account is
 * brought back to where it was; otherwise all rows of the table get new ones of the account, wherever they are named.
 */
export const withFreeIds = async (unit: Unit, accountId: number, rows: Rows): Promise<Rows> => {
  // New ids begin behind those of the restored rows; the ids that the account has leased can be smaller.
  await endLeases(unit, accountId);
  const given = await newIdsOf(unit, accountId, rows);
  if (given.size === 0) return rows;
  return new Map([...rows].map(([name, own]) => [name, own.map((row) => renumbered(name, row, given))]));
};
