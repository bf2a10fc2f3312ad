import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { csvOf } from '../factories/payment-links-factory.ts';
import { prepareDatabase, preparedSecret, withDatabase } from '../prepared-database.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { firstSeed, sizeOf } from '../test-size.ts';

const rounds = sizeOf({ small: 2, full: 50 });
const lines = 3_000;

const fileOf = (round: number): Blob =>
  new Blob([
    csvOf([
      ['referenceNumber', 'email', 'amount', 'currency', 'expirationDate'],
      ...Array.from({ length: lines }, (_, index) => [
        `R${round}-${index}`,
        'ana@example.com',
        '100',
        'MXN',
        '2090/12/31',
      ]),
    ]),
  ]);

const signedIn = async (url: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'general', Password: demoPassword, Environment: 'Sandbox' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}`, company: '1' };
};

/** How many links the account is shown: a call waits for those that were accepted before the server was killed. */
const linksSeen = async (url: string, headers: Record<string, string>): Promise<number> => {
  const answer = await fetch(`${url}/api/transaction/capturelines?referenceNumber=R`, { headers });
  const { data } = (await answer.json()) as { data: readonly { maxRows: number }[] };
  return data[0]?.maxRows ?? 0;
};

/** How many of a round's links there are, and of everything that a link writes: the same, or it was torn. */
const countOf = async (read: Queries, round: number): Promise<readonly number[]> => {
  const like = `r${round}-%`;
  const row = await read.first<Record<string, number>>(sql`
    select (select count(*) from payment_links where reference_key like ${like}) as links,
      (select count(*) from transactions where reference_key like ${like}) as transactions,
      (select count(*) from transaction_events e join transactions t on t.id = e.transaction_id
        where t.reference_key like ${like}) as events,
      (select count(*) from checkouts c join transactions t on t.checkout_token = c.token
        where t.reference_key like ${like}) as checkouts,
      (select count(*) from due_work w join transactions t on t.id = w.subject_id
        where w.kind = 'expireLink' and t.reference_key like ${like}) as waits,
      (select count(*) from webhook_messages m join transactions t on t.id = m.transaction_id
        where t.reference_key like ${like}) as messages`);
  return Object.values(row ?? {});
};

const unmailed = (read: Queries) =>
  read.first<{ left: number }>(sql`select count(*) as left from payment_links where mailed = ${false}`);

/** Each link has one e-mail, once the server that starts next has written what is left. */
const expectMailed = async (read: Queries): Promise<void> => {
  const until = performance.now() + 20_000;
  while (((await unmailed(read))?.left ?? 0) > 0) {
    if (performance.now() > until) throw new Error('e-mails of links are not written');
    await pause(20);
  }
  expect(
    await read.first(sql`
      select count(*) as mails, count(distinct transaction_id) as links from emails where kind = 'paymentLink'`),
  ).toEqual(await read.first(sql`select count(*) as mails, count(*) as links from payment_links`));
};

it(`a server that is killed ${rounds} times while it makes links of a file has made all of them or none`, {
  timeout: 60_000 + rounds * 20_000,
}, async ({ task }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-links-'));
  const random = createRandom(firstSeed);
  const made: number[] = [];
  const start = () => startServer(folder, { PASARELA_SECRET: preparedSecret });
  let server: RunningServer | undefined;
  try {
    await prepareDatabase(folder, 'http://127.0.0.1:1/results');
    server = await start();
    for (let round = 0; round < rounds; round += 1) {
      const headers = await signedIn(server.url);
      const form = new FormData();
      form.append('files', fileOf(round), 'ligas.csv');
      const call = fetch(`${server.url}/api/transaction/capturelinebatch`, {
        method: 'POST',
        headers,
        body: form,
      }).then(
        ({ status }) => status,
        () => 0,
      );
      await pause(random.whole(20, 1_200));
      server.signal('SIGKILL');
      await server.ended;
      const answered = await call;
      server = await start();
      const seen = await linksSeen(server.url, headers);
      await withDatabase(folder, async ({ read }) => {
        const counts = await countOf(read, round);
        expect(counts).toEqual(counts.map(() => counts[0]));
        expect([0, lines]).toContain(counts[0]);
        if (answered === 200) expect(counts[0]).toBe(lines);
        made.push(counts[0] ?? 0);
        expect(seen).toBe(made.reduce((sum, count) => sum + count, 0));
        await expectMailed(read);
      });
    }
    Object.assign(task.meta, {
      figures: `${rounds} kills, ${made.filter((count) => count === lines).length} files made whole and the others not at all`,
    });
  } finally {
    server?.signal('SIGKILL');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
