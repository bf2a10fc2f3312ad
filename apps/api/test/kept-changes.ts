import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { WebhookMessageRow } from '#generated/stored-tables.ts';
import { type Acknowledged, repeatCreate } from './changes-load.ts';
import { expectLedgerAgrees } from './ledger-invariants.ts';
import { preparedAccount } from './prepared-database.ts';
import type { Receiver } from './receivers.ts';
import { expectToldOfAll } from './webhook-invariants.ts';

// What has to be there after processes or a database have been ended under `changes-load.ts`.

/** Expects every acknowledged change to be in the database, once, and no reference to be paid twice. */
export const expectKept = async (read: Queries, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const events = await read.all<{ name: string }>(sql`
    select transaction_id || ' ' || case when move like 'refund%' then 'refund' else move end || ' ' ||
      case when move in ('create', 'reverse') then 0 else coalesce(amount, 0) end as name from transaction_events`);
  const times = new Map<string, number>();
  for (const { name } of events) times.set(name, (times.get(name) ?? 0) + 1);
  const asked = acknowledged.flatMap((change) => {
    if (change.kind === 'clock') return [];
    return [`${change.number} ${change.kind} ${change.kind === 'create' ? 0 : change.amount}`];
  });
  expect(asked.filter((name) => times.get(name) !== 1)).toEqual([]);
  // Collections have the reference of their subscription, and a number from the second on.
  const twice = await read.all(sql`
    select reference_number, count(*) as times from transactions
    where reference_number like 'PRUEBA-%' and coalesce(payment_number, 1) = 1
    group by reference_number having count(*) > 1`);
  expect(twice).toEqual([]);
  const offsets = acknowledged.flatMap((change) => (change.kind === 'clock' ? [change.offsetSeconds] : []));
  const account = await read.first<{ offset: number }>(
    sql`select clock_offset as offset from account_states where account_id = ${preparedAccount}`,
  );
  expect(Math.floor((account?.offset ?? 0) / 1_000)).toBeGreaterThanOrEqual(Math.max(0, ...offsets));
};

type Created = Extract<Acknowledged, { kind: 'create' }>;

/** Expects the last payments to be answered again by their keys, each as it was, whichever process is asked. */
export const expectKeysAnswer = async (
  urls: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<void> => {
  const created = acknowledged.filter((change): change is Created => change.kind === 'create').slice(-9);
  for (const [index, payment] of created.entries())
    expect(await repeatCreate(urls[index % urls.length] ?? '', payment)).toEqual({
      text: payment.text,
      replayed: 'true',
    });
};

/** Where the clock of the account stands, in seconds. */
export const offsetOf = async (read: Queries): Promise<number> => {
  const row = await read.first<{ offset: number }>(
    sql`select clock_offset as offset from account_states where account_id = ${preparedAccount}`,
  );
  return (row?.offset ?? 0) / 1_000;
};

/** Waits until servers have completed the interrupted moves of clocks. */
export const clocksArrive = async (read: Queries): Promise<void> => {
  const until = performance.now() + 20_000;
  for (;;) {
    const behind = await read.all(
      sql`select account_id from account_states where clock_target > clock_offset`,
    );
    if (behind.length === 0) return;
    if (performance.now() > until) throw new Error('a move of the clock is not walked to its end');
    await pause(20);
  }
};

/** Expects the receiver to have got every committed message and no other, each with its stored payload. */
export const expectDelivered = async (
  read: Queries,
  { arrived }: Receiver,
  from: number,
): Promise<number> => {
  const messages = await read.all<WebhookMessageRow>(
    sql`select * from webhook_messages where account_id = ${preparedAccount}`,
  );
  const payloads = new Map(messages.map(({ code, payload }) => [code, payload]));
  const strange = arrived.filter(({ headers, body }) => payloads.get(headers['webhook-id'] ?? '') !== body);
  expect(strange).toEqual([]);
  const ids = new Set(arrived.map(({ headers }) => headers['webhook-id']));
  expect(messages.filter(({ code, state }) => !ids.has(code) || state !== 'delivered')).toEqual([]);
  await expectToldOfAll(read, preparedAccount, from);
  return messages.length;
};

/** When a process or a database that could not record answers any more was ended, by `performance.now()`. */
export type EndedWithin = { readonly from: number; readonly until: number };

/**
 * Expects every message to be recorded as answered once, and between two arrivals of one such an end. Returns how many arrived again.
 */
export const expectRepeatedByEndsAlone = async (
  read: Queries,
  { arrived }: Receiver,
  ends: readonly EndedWithin[],
): Promise<number> => {
  const recorded = await read.all<{ code: string; attempts: number }>(
    sql`select code, attempts from webhook_messages where account_id = ${preparedAccount} and attempts <> 1`,
  );
  expect(recorded).toEqual([]);
  let repeated = 0;
  for (const [id, arrivals] of Map.groupBy(arrived, ({ headers }) => headers['webhook-id']))
    for (const [index, { at }] of arrivals.entries()) {
      const before = arrivals[index - 1]?.at;
      if (before === undefined) continue;
      repeated += 1;
      const isExplained = ends.some(({ from, until }) => before < until && from < at);
      expect([id, before, at, isExplained]).toEqual([id, before, at, true]);
    }
  return repeated;
};

/** Expects the database to be whole, and the books to be equal. Nobody may be writing. */
export const expectSound = async ({ engine, read }: Database): Promise<void> => {
  if (engine === 'sqlite') {
    expect(await read.all(sql`pragma integrity_check`)).toEqual([{ integrityCheck: 'ok' }]);
    expect(await read.all(sql`pragma foreign_key_check`)).toEqual([]);
  }
  await expectLedgerAgrees(read);
};
