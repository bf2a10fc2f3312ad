import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findResultAddresses,
  updateResultAddresses,
} from '#core/outbox/webhooks/account-settings-repository.ts';
import { enqueueResult } from '#core/outbox/webhooks/webhook-outbox.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { benchDatabase } from './bench-database.ts';
import { startServer } from './bench-server.ts';
import { median, printTable, rounded } from './figures.ts';

const messages = 10_000;

/** Starts a receiver in a separate process; `took`: milliseconds from the first to the last message. */
const startReceiver = async () => {
  const child = fork(fileURLToPath(new URL('./counting-receiver.ts', import.meta.url)), [String(messages)]);
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    took: once(child, 'message').then(([milliseconds]) => Number(milliseconds)),
    stop: () => child.kill(),
  };
};

/** Fills the outbox with results of one account for one URL. */
const fillOutbox = async (file: string, url: string): Promise<void> => {
  const database = await openDatabase(`file:${file}`);
  await database.unit({ outside: 'installation' }, async (unit) => {
    await updateResultAddresses(unit, 1, {
      urlResponseSuccess: url,
      urlResponseError: url,
      urlResponseDefault: url,
    });
    const addresses = await findResultAddresses(unit, 1);
    const now = new Date();
    const result = { accountId: 1, transactionId: null, status: 2, occurredAt: now, createdAt: now } as const;
    for (let number = 0; number < messages; number += 1)
      await enqueueResult(unit, addresses, result, () => ({
        responseCode: '002',
        status: 'Accepted',
        number,
      }));
  });
  await database.close();
};

/** Measures how many results per second the server delivers to one local URL, signed and with each attempt stored. */
export const benchWebhooks = async (folder: string, rounds: number): Promise<void> => {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = await benchDatabase(10_000, join(folder, `webhooks-${round}.db`));
    const receiver = await startReceiver();
    await fillOutbox(file, receiver.url);
    const server = await startServer(file, 3_466);
    rates.push(messages / ((await receiver.took) / 1_000));
    await server.stop();
    receiver.stop();
  }
  printTable(
    `Webhooks: ${messages} waiting results to one address on this machine`,
    ['', 'a second'],
    [['deliveries, signed, each attempt kept', rounded(median(rates), 0)]],
  );
};
