import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { readRefusal } from '../operation-calls.ts';
import { type Acknowledged, repeat, streamPayments } from '../payments-load.ts';
import { databaseUrlIn, type RunningServer, startServer } from '../start-server.ts';
import { seedsOf } from '../test-size.ts';

const connections = 16;
const folder = mkdtempSync(join(tmpdir(), 'pasarela-end-'));
const running: RunningServer[] = [];
afterAll(async () => {
  for (const server of running) server.signal('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<RunningServer> => {
  const server = await startServer(folder);
  running.push(server);
  return server;
};

/** Every one of them is there, once, and its key still gives the answer that was given. */
const expectThere = async (url: string, acknowledged: readonly Acknowledged[]): Promise<void> => {
  // A few at a time: what is asked for all at once runs out of connections before the server does.
  for (let from = 0; from < acknowledged.length; from += 100) {
    const asked = acknowledged.slice(from, from + 100);
    const answers = await Promise.all(asked.map((payment) => repeat(url, payment)));
    expect(answers).toEqual(asked.map(({ text }) => ({ text, replayed: 'true' })));
  }
};

/** What the file holds, read when nobody has it open. */
const expectSound = async (all: readonly Acknowledged[], never: readonly string[]): Promise<void> => {
  const database = await openDatabase(databaseUrlIn(folder));
  try {
    expect(await database.read.all(sql`pragma integrity_check`)).toEqual([{ integrityCheck: 'ok' }]);
    expect(await database.read.all(sql`pragma foreign_key_check`)).toEqual([]);
    await expectLedgerAgrees(database.read);
    const kept = await database.read.all<{ id: number; referenceNumber: string }>(
      sql`select id, reference_number from transactions`,
    );
    const ids = new Map(kept.map(({ id, referenceNumber }) => [referenceNumber, String(id)]));
    expect(all.map(({ reference }) => ids.get(reference))).toEqual(
      all.map(({ transactionNumber }) => transactionNumber),
    );
    expect(never.filter((reference) => ids.has(reference))).toEqual([]);
  } finally {
    await database.close();
  }
};

const everything: Acknowledged[] = [];

describe('the process', () => {
  it.each([90, 160, 230])('killed after %i answers under load has lost none of them', async (count) => {
    const server = await start();
    await expectThere(server.url, everything);
    const { acknowledged, refused } = await streamPayments(server.url, connections, (answered) => {
      if (answered === count) server.signal('SIGKILL');
    });
    expect(await server.ended).toBe('SIGKILL');
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(count);
    everything.push(...acknowledged);
  });

  it.each(seedsOf({ small: 1, full: 20 }))(
    'told to end under load says that it is not ready, cuts nothing, and is gone (%i)',
    async () => {
      const server = await start();
      await expectThere(server.url, everything);
      let signalled = 0;
      let asked = Promise.resolve<readonly { status: number; body: unknown }[]>([]);
      const pollReadiness = async () => {
        const answers: { status: number; body: unknown }[] = [];
        while (answers.at(-1)?.status !== 503) {
          const response = await fetch(`${server.url}/api/ready`, { headers: { connection: 'close' } });
          answers.push({ status: response.status, body: await response.json() });
        }
        return answers;
      };
      const { acknowledged, unanswered, refused } = await streamPayments(
        server.url,
        connections,
        (answered) => {
          if (answered !== 100) return;
          signalled = performance.now();
          server.signal('SIGTERM');
          asked = pollReadiness();
        },
      );
      expect(await server.ended).toBe(0);
      expect(performance.now() - signalled).toBeLessThan(10_000);

      const last = (await asked).at(-1);
      expect(readRefusal(503, last?.body)).toMatchObject({ code: 'service_unavailable' });
      expect(refused).toEqual([]);
      // Calls are taken for as long as others need to notice.
      expect(acknowledged.length).toBeGreaterThan(100 + connections);
      expect(unanswered.length).toBeLessThanOrEqual(connections);
      everything.push(...acknowledged);
      await expectSound(everything, unanswered);
    },
  );
});
