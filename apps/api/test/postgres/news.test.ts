import { afterEach, beforeEach, expect, it } from 'vitest';
import { Sql } from '#database/sql.ts';
import { readConfig } from '#entry/config.ts';
import { type RunningServer, startServer } from '#entry/start-server.ts';
import { testSecret } from '../database-templates.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let servers: readonly RunningServer[];

const start = (callsPerMinute: string): Promise<RunningServer> =>
  startServer(
    readConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      PASARELA_SECRET: testSecret,
      PASARELA_CALLS_PER_MINUTE: callsPerMinute,
    }),
    { fill: async () => {}, runsTimers: false },
  );

beforeEach(async () => {
  database = await createTestDatabase(0);
  servers = [await start('6'), await start('6')];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await database.remove();
});

/** Resolves with the next message about calls that a server hears. */
const heardBy = ({ dependencies }: RunningServer): Promise<string> =>
  new Promise((done) => {
    dependencies.database.news.listen('calls', done);
  });

const statusOf = async ({ url }: RunningServer): Promise<number> => {
  const authorization = `Basic ${Buffer.from('demo-sandbox-key:demo-sandbox-password').toString('base64')}`;
  const answer = await fetch(`${url}/api/transaction/response/1`, { headers: { authorization } });
  await answer.arrayBuffer();
  return answer.status;
};

it('lets a key make no more calls on two processes together than on one', async () => {
  const [one, other] = servers as [RunningServer, RunningServer];
  const heard = heardBy(other);
  for (let call = 0; call < 6; call += 1) expect(await statusOf(one)).not.toBe(429);
  expect(await statusOf(one)).toBe(429);
  // Told at once or in parts: the last part is heard when the whole number is.
  for (let told = countIn(await heard); told < 7; told += countIn(await heardBy(other)));
  expect(await statusOf(other)).toBe(429);
});

const countIn = (text: string): number =>
  (JSON.parse(text) as [string, number][]).reduce((sum, [, calls]) => sum + calls, 0);

it('is heard again after the connections that listen were lost', async () => {
  const [one, other] = servers as [RunningServer, RunningServer];
  const { read } = one.dependencies.database;
  // Words of PostgreSQL alone, as this test is.
  const ask = (text: string): Promise<{ pid: number }[]> => read.all(new Sql([text], []));
  const listening = async (): Promise<readonly number[]> =>
    (
      await ask(`select pid from pg_stat_activity
        where application_name = 'pasarela listen' and datname = current_database() and query like 'listen%'`)
    ).map(({ pid }) => pid);
  // A server listens soon after it has started, and does not wait for it.
  await expect.poll(listening, { timeout: 10_000 }).toHaveLength(2);
  const before = await listening();
  for (const pid of before) await ask(`select pg_terminate_backend(${pid})`);
  await expect
    .poll(async () => (await listening()).filter((pid) => !before.includes(pid)), { timeout: 10_000 })
    .toHaveLength(2);
  const heard = heardBy(other);
  await one.dependencies.database.news.tell('calls', '[]');
  expect(await heard).toBe('[]');
});
