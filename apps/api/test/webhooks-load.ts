import { resultSample } from '@pasarela/contracts/webhooks/result-sample';
import { maxAttempts } from '#core/outbox/retry-schedule.ts';
import { openWebhookSecret } from '#core/outbox/webhooks/account-settings.ts';
import { findResultAddresses, findSettings } from '#core/outbox/webhooks/account-settings-repository.ts';
import { enqueueResult } from '#core/outbox/webhooks/webhook-outbox.ts';
import { isSigned } from '#core/outbox/webhooks/webhook-signature.ts';
import type { Secrets } from '#security/secrets.ts';
import type { TestApp } from './build-test-app.ts';
import { setAddresses } from './factories/webhooks-factory.ts';
import { createReceiver } from './receivers.ts';
import { rowsOf, updateRows } from './table-rows.ts';

/** More messages than a lane delivers at once, so that some have to wait. */
const silentMessages = 12;

export type Deliveries = {
  readonly messages: number;
  readonly attempts: number;
  readonly delivered: number;
  /** `strangeIds`: messages that arrived with more than one id; `unsigned`: requests without a valid signature. */
  readonly strangeIds: number;
  readonly unsigned: number;
  /** Messages that the healthy address got in the first round, while the other addresses failed or were silent. */
  readonly healthyAtOnce: number;
  readonly milliseconds: number;
};

const write = (app: TestApp, accountId: number, messages: number): Promise<void> =>
  app.database.unit({ outside: 'installation' }, async (unit) => {
    const addresses = await findResultAddresses(unit, accountId);
    const now = new Date(app.time.now);
    for (let number = 0; number < messages; number += 1)
      await enqueueResult(
        unit,
        addresses,
        { accountId, transactionId: null, status: 2, occurredAt: now, createdAt: now },
        () => ({ ...resultSample(2, now.getTime()), transactionNumber: String(number) }),
      );
  });

const secretOf = async ({ database }: TestApp, secrets: Secrets, accountId: number): Promise<string> => {
  const settings = await findSettings(database.read, accountId);
  const secret = settings && openWebhookSecret(secrets, settings);
  if (!secret) throw new Error('no secret');
  return secret;
};

/**
 * Results of three accounts at once: to an address that fails so many of a hundred calls, to one at which nobody answers, and to a
 * healthy one. Time is moved along the retries until nothing is due.
 */
export const deliverUnderFailures = async (
  app: TestApp,
  accounts: { readonly failing: number; readonly silent: number; readonly healthy: number },
  { messages = 100, failPercent = 30 } = {},
): Promise<Deliveries> => {
  let call = 0;
  const failing = await createReceiver((_, response) => {
    call += 1;
    // The failures are spread evenly and are the same in every run.
    response.writeHead((call * failPercent) % 100 < failPercent ? 500 : 200).end();
  });
  const silent = await createReceiver(() => {});
  const healthy = await createReceiver();
  try {
    await setAddresses(app, accounts.failing, failing.url);
    await setAddresses(app, accounts.silent, silent.url);
    await setAddresses(app, accounts.healthy, healthy.url);
    await write(app, accounts.silent, silentMessages);
    await write(app, accounts.failing, messages);
    await write(app, accounts.healthy, messages);

    const began = performance.now();
    const firstRound = app.deliverer.deliverDue();
    // The healthy address has received everything long before the silent one's first deliveries time out.
    await Promise.race([healthy.reached(messages), firstRound]);
    const healthyAtOnce = healthy.arrived.length;
    const milliseconds = performance.now() - began;
    await firstRound;
    // The silent address is not needed any more, so its messages are not retried.
    await app.database.unit({ outside: 'installation' }, (unit) =>
      updateRows(unit, 'webhook_messages', { accountId: accounts.silent }, { nextAttemptAt: null }),
    );
    for (let round = 1; round < maxAttempts; round += 1) {
      const waiting = await rowsOf(app.database.read, 'webhook_messages', {
        accountId: accounts.failing,
        state: 'waiting',
      });
      if (waiting.length === 0) break;
      app.time.now = Math.max(...waiting.map(({ nextAttemptAt }) => nextAttemptAt?.getTime() ?? 0));
      await app.deliverer.deliverDue();
    }
    const ofFailing = await rowsOf(app.database.read, 'webhook_messages', { accountId: accounts.failing });
    const rows = ofFailing.filter(({ url }) => url.startsWith(failing.url));
    const secret = await secretOf(app, app.secrets, accounts.failing);
    const idsByNumber = new Map<string, Set<string>>();
    let unsigned = 0;
    for (const { headers, body } of failing.arrived) {
      const { transactionNumber } = JSON.parse(body).data;
      const ids = idsByNumber.get(transactionNumber) ?? new Set();
      idsByNumber.set(transactionNumber, ids.add(headers['webhook-id'] ?? ''));
      if (!isSigned([secret], headers, body, Number(headers['webhook-timestamp']) * 1_000)) unsigned += 1;
    }
    return {
      messages: rows.length,
      attempts: failing.arrived.length,
      delivered: rows.filter(({ state }) => state === 'delivered').length,
      strangeIds: [...idsByNumber.values()].filter(({ size }) => size !== 1).length,
      unsigned,
      healthyAtOnce,
      milliseconds,
    };
  } finally {
    for (const receiver of [failing, silent, healthy]) await receiver.close();
  }
};
