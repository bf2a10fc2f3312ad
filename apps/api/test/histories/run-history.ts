import { expect } from 'vitest';
import { Sql, sql } from '#database/sql.ts';
import { primaryKeys, storedColumns } from '#generated/stored-tables.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { expectToldOfAll } from '../webhook-invariants.ts';
import { expectModel } from './expect-model.ts';
import { expectedOf } from './history-model.ts';
import type { History, Passing } from './history-steps.ts';
import { type HistoryWorld, historyAccount, historyTables } from './history-world.ts';
import { type Action, actionOf } from './model-actions.ts';
import { createModel } from './model-state.ts';
import { perform } from './perform-action.ts';

/** How the time that passes in a history is made to pass. */
export type Passage = (action: Extract<Action, { kind: Passing['kind'] }>) => readonly Action[];

const asWritten: Passage = (action) => [action];

/** All of it in one way, in pieces of a length at most. */
export const passing =
  (kind: Passing['kind'], max = Number.POSITIVE_INFINITY): Passage =>
  ({ by }) => {
    const pieces: Action[] = [];
    for (let left = by; left > 0; left -= max) pieces.push({ kind, by: Math.min(left, max) });
    return pieces;
  };

type Run = {
  readonly passage?: Passage;
  /** After so many steps everything is compared, not only at the end. */
  readonly checkEvery?: number;
};

/** What happened in histories: how many steps were answered in which way. */
export const createCoverage = () => {
  const answers = new Map<string, number>();
  return {
    note: (name: string): void => void answers.set(name, (answers.get(name) ?? 0) + 1),
    steps: (): number => answers.values().reduce((sum, count) => sum + count, 0),
    answers: (): readonly string[] => [...answers.keys()].toSorted(),
  };
};
type Coverage = ReturnType<typeof createCoverage>;

/** Nothing begins before what began before it. */
const expectInOrder = async ({ database }: HistoryWorld): Promise<void> => {
  const rows = await database.read.all(sql`
    select one.id from transactions one join transactions other on other.id = one.id + 1
    where other.created_at < one.created_at`);
  expect(rows).toEqual([]);
};

/** Lets a history happen, step by step beside the model: each answer and everything that is stored is what the model says. */
export const runHistory = async (
  world: HistoryWorld,
  { start, steps }: History,
  coverage: Coverage,
  { passage = asWritten, checkEvery = 25 }: Run = {},
): Promise<void> => {
  await world.restart(start);
  const model = createModel(start);
  const check = async (): Promise<void> => {
    await world.carryOutDue();
    await expectModel(world, model);
    await expectLedgerAgrees(world.database.read, world.time.now);
    await expectToldOfAll(world.database.read, historyAccount);
    await expectInOrder(world);
  };
  for (const [index, step] of steps.entries()) {
    const action = actionOf(model, step);
    if (!action) continue;
    const { now } = model;
    const expected = expectedOf(model, action);
    const parts = 'by' in action ? passage(action) : [action];
    for (const part of parts) {
      const answered = await perform(world, part, now);
      expect({ index, part, ...answered }).toEqual({ index, part, ...expected });
    }
    coverage.note(`${action.kind} ${expected.code || expected.status}`);
    if ((index + 1) % checkEvery === 0) await check();
  }
  await check();
};

/**
 * What no two runs have alike; and what is another where real time passes in place of the clock's: what is written in it, and
 * work that is counted with that of other accounts, for which it passes too.
 */
const drawn: Readonly<Record<string, readonly string[]>> = {
  transaction_events: ['requestId'],
  webhook_messages: ['code'],
};
const real: Readonly<Record<string, readonly string[]>> = {
  ...drawn,
  webhook_messages: ['code', 'createdAt', 'nextAttemptAt'],
  emails: ['createdAt', 'nextAttemptAt'],
  due_work: ['id'],
};
/** The log of calls is written beside them, when it has the time. */
const beside = ['request_logs'];

/** Names of the model as SQL text. */
const named = (names: readonly string[]): Sql => new Sql([names.join(', ')], []);

/**
 * Everything that a history has left, table by table, as text: the columns in the order of the model and the rows by their primary
 * key, because in both the engines differ.
 */
export const tablesOf = async (
  { database }: HistoryWorld,
  { withRealTime }: { readonly withRealTime: boolean },
): Promise<string> => {
  const told: string[] = [];
  for (const table of historyTables) {
    if (beside.includes(table)) continue;
    const rows = await database.read.all<Record<string, unknown>>(sql`
      select ${named(Object.values(storedColumns[table]).map(({ column }) => column))} from ${named([table])}
      where account_id = ${historyAccount} order by ${named(primaryKeys[table])}`);
    const left = (withRealTime ? drawn : real)[table] ?? [];
    const without = Object.fromEntries(left.map((column) => [column, null]));
    told.push(table, ...rows.map((row) => JSON.stringify({ ...row, ...without })));
  }
  // The addresses of files are drawn when the demo is made.
  const text = told.join('\n').replaceAll(/\bfile_[\w-]{24}/g, 'file');
  return withRealTime ? text : inOrderOfAppearance(text);
};

/**
 * Counted identifiers by the order in which they appear: a call that is refused after it has carried out what was due has counted
 * some, and what it did is taken back with it.
 */
const inOrderOfAppearance = (text: string): string => {
  const known = new Map<string, number>();
  return text.replace(/0\d{5,23}(?=\\?")/g, (identifier) => {
    const number = known.get(identifier) ?? known.size + 1;
    known.set(identifier, number);
    return `#${number}`;
  });
};

/** The first line in which two texts differ. */
export const firstDifference = (one: string, other: string): readonly (string | undefined)[] | undefined => {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return at < 0 && lines.length === others.length ? undefined : [lines[at], others[at]];
};
