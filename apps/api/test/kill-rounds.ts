import { expect } from 'vitest';
import { createRandom } from '#seed/seeded-random.ts';
import { type Acknowledged, repeatCreate, streamChanges } from './changes-load.ts';
import { clocksArrive, expectDelivered, expectKept, expectSound } from './kept-changes.ts';
import { deliverTheRest, prepareDatabase, preparedSecret, withDatabase } from './prepared-database.ts';
import { createReceiver } from './receivers.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Created = Extract<Acknowledged, { kind: 'create' }>;

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
      await withDatabase(folder, expectSound);
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
