import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { demoKey } from '../operation-calls.ts';
import { databaseUrlIn, killedStart, startServer } from '../start-server.ts';
import { sizeOf } from '../test-size.ts';

const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-first-start-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** All of the demo, whatever the day on which it was made. */
const expectWholeDemo = async (folder: string): Promise<void> => {
  const database = await openDatabase(databaseUrlIn(folder));
  try {
    await expectLedgerAgrees(database.read);
    expect(await database.read.all(sql`pragma integrity_check`)).toEqual([{ integrityCheck: 'ok' }]);
    const [counts] = await database.read.all(sql`
      select (select count(*) from businesses) as businesses, (select count(*) from users) as users,
        (select count(*) from memberships) as memberships, (select count(*) from api_keys) as keys,
        (select count(*) from velocity_rules) as rules, (select count(*) from account_settings) as settings,
        (select count(*) > 3000 from transactions) as payments`);
    expect(counts).toEqual({
      businesses: 2,
      users: 6,
      memberships: 11,
      keys: 2,
      rules: 3,
      // Both demo businesses have a logo.
      settings: 2,
      payments: 1,
    });
  } finally {
    await database.close();
  }
};

/** Starts a server on what is there, which is ready, answers with the published key, and is killed too. */
const startWhole = async (folder: string): Promise<void> => {
  const server = await startServer(folder);
  const answer = await fetch(`${server.url}/api/transaction/response/1`, { headers: demoKey });
  expect(answer.status).toBe(200);
  server.signal('SIGKILL');
  await server.ended;
};

const kills = sizeOf({ small: 1, full: 30 });
/** In one folder, one after the other; then another begins. */
const maxInFolder = 3;
/** Milliseconds; a machine that does nothing else is ready within them. */
const starting = 2_500;

it(`a first start that is killed, ${kills} times, is followed by a whole one`, {
  timeout: 30 * 60_000,
}, async ({ task }) => {
  let early = 0;
  for (let made = 0; made < kills; made += maxInFolder)
    await inFolder(async (folder) => {
      for (let kill = made; kill < Math.min(kills, made + maxInFolder); kill += 1)
        if (!(await killedStart(folder, ((kill + 0.5) / kills) * starting))) early += 1;
      await startWhole(folder);
      await expectWholeDemo(folder);
    });
  Object.assign(task.meta, { figures: `${kills} kills, ${early} of them before the server was ready` });
});
