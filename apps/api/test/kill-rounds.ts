import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { WebhookMessageRow } from '#generated/stored-tables.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { type Acknowledged, repeatCreate, streamChanges } from './changes-load.ts';
import { expectLedgerAgrees } from './ledger-invariants.ts';
import {
  deliverTheRest,
  prepareDatabase,
  preparedAccount,
  preparedSecret,
  withDatabase,
} from './prepared-database.ts';
import { createReceiver, type Receiver } from './receivers.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { expectToldOfAll } from './webhook-invariants.ts';

type Created = Extract<Acknowledged, { kind: 'create' }>;

/** Expects every acknowledged change to be in the database. */
const expectKept = async (read: Queries, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const events = await read.all<{ name: string }>(sql`
    select transaction_id || ' ' || case when move like 'refund%' then 'refund' else move end || ' ' ||
      case when move in ('create', 'reverse') then 0 else coalesce(amount, 0) end as name from transaction_events`);
  const there = new Set(events.map(({ name }) => name));
  const asked = acknowledged.flatMap((change) => {
    if (change.kind === 'clock') return [];
    return [`${change.number} ${change.kind} ${change.kind === 'create' ? 0 : change.amount}`];
  });
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
  const offsets = acknowledged.flatMap((change) => (change.kind === 'clock' ? [change.offsetSeconds] : []));
  const account = await read.first<{ offset: number }>(
    sql`select clock_offset as offset from account_states where account_id = ${preparedAccount}`,
  );
  expect(Math.floor((account?.offset ?? 0) / 1_000)).toBeGreaterThanOrEqual(Math.max(0, ...offsets));
};

/** Waits until the restarted server has completed the interrupted moves of clocks. */
const clocksArrive = async (read: Queries): Promise<void> => {
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
const expectDelivered = async (read: Queries, { arrived }: Receiver, from: number): Promise<number> => {
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

const expectSound = async (read: Queries): Promise<void> => {
  expect(await read.all(sql`pragma integrity_check`)).toEqual([{ integrityCheck: 'ok' }]);
  expect(await read.all(sql`pragma foreign_key_check`)).toEqual([]);
  await expectLedgerAgrees(read);
};

export type KillFigures = {
  readonly changes: number;
  readonly messages: number;
  /** The longest time from the start of a process until it was ready, in milliseconds. */
  readonly readyAfter: number;
};

/** Kills a server under load repeatedly on one database; expects every acknowledged change and its message to exist. */
export const killOverAndOver = async (folder: string, seed: number, rounds: number): Promise<KillFigures> => {
  const random = createRandom(seed);
  const receiver = await createReceiver();
  const from = await prepareDatabase(folder, receiver.url);
  const everything: Acknowledged[] = [];
  let readyAfter = 0;
  let server: RunningServer | undefined;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const running = await startServer(folder, { PASARELA_SECRET: preparedSecret });
      server = running;
      readyAfter = Math.max(readyAfter, performance.now() - begun);
      await withDatabase(folder, async ({ read }) => {
        await clocksArrive(read);
        await expectKept(read, everything);
      });
      const created = everything.filter((change): change is Created => change.kind === 'create').slice(-10);
      for (const payment of created)
        expect(await repeatCreate(running.url, payment)).toEqual({ text: payment.text, replayed: 'true' });
      const last = random.whole(10, 200);
      const late = random.whole(0, 15);
      const { acknowledged, strange } = await streamChanges(running.url, random, 8, (answered) => {
        if (answered === last) setTimeout(() => running.signal('SIGKILL'), late);
      });
      expect(await running.ended).toBe('SIGKILL');
      expect(strange.slice(0, 3).join('')).toBe('');
      everything.push(...acknowledged);
      await withDatabase(folder, ({ read }) => expectSound(read));
    }
    await deliverTheRest(folder);
    const messages = await withDatabase(folder, async ({ read }) => {
      await expectKept(read, everything);
      return expectDelivered(read, receiver, from);
    });
    return { changes: everything.length, messages, readyAfter: Math.round(readyAfter) };
  } finally {
    server?.signal('SIGKILL');
    await server?.ended;
    await receiver.close();
  }
};
