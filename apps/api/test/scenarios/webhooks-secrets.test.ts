import { hour } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { demoKey } from '../operation-calls.ts';
import { createReceiver, type Receiver, verifiedMessage } from '../receivers.ts';
import { rowOf } from '../table-rows.ts';

let app: TestApp;
let account: number;
let shop: Receiver;
const headers = demoKey;

beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
  shop = await createReceiver();
  await setAddresses(app, account, shop.url);
  await app.deliverer.deliverDue();
});
afterAll(async () => {
  await shop.close();
  await app.close();
});
beforeEach(async () => {
  await roll();
});

const roll = async (body: Record<string, unknown> = {}) =>
  (await app.calls.answered('rollWebhookSecret', { body, headers })).data;
const until = (hours: number): string => new Date(app.time.now + hours * hour).toISOString();
const shownEnd = async () => (await app.calls.answered('getSettings', { headers })).data.previousSecretUntil;
const settings = () => rowOf(app.database.read, 'account_settings', { accountId: account });

/** Sends a sample; returns it as it arrived. */
const sample = async () => {
  const { data } = await app.calls.answered('sendWebhookSample', { body: { Property: 'Default' }, headers });
  await app.deliverer.deliverDue();
  const arrived = shop.arrived.find(({ headers: sent }) => sent['webhook-id'] === data.webhookId);
  if (!arrived) throw new Error('nothing arrived');
  return arrived;
};

/** Whether the reference library accepts a message with this secret. */
const accepts = (secret: string, message: Receiver['arrived'][number]): boolean => {
  try {
    verifiedMessage(secret, message, app.time.now);
    return true;
  } catch {
    return false;
  }
};
const signaturesOf = ({ headers: sent }: Receiver['arrived'][number]): string[] =>
  (sent['webhook-signature'] ?? '').split(' ');
const signatureBy = (secret: string, { headers: sent, body }: Receiver['arrived'][number]): string =>
  new Webhook(secret).sign(
    sent['webhook-id'] ?? '',
    new Date(Number(sent['webhook-timestamp']) * 1_000),
    body,
  );

it('signs with both secrets until the time is over, the new one first, then with one', async () => {
  const { webhookSecret: old, previousSecretUntil: none } = await roll();
  expect(none).toBeNull();
  const end = until(24);
  const { webhookSecret: current, previousSecretUntil } = await roll({ keepPreviousHours: 24 });
  expect([previousSecretUntil, await shownEnd()]).toEqual([end, end]);
  const before = await sample();
  expect(signaturesOf(before)).toEqual([signatureBy(current, before), signatureBy(old, before)]);
  expect([accepts(current, before), accepts(old, before)]).toEqual([true, true]);

  // The account's clock does not end it.
  await app.calls.answered('moveClock', { body: { days: 2 }, headers });
  app.time.now = Date.parse(end) - 1;
  const last = await sample();
  expect([accepts(current, last), accepts(old, last)]).toEqual([true, true]);

  app.time.now += 1;
  expect(await shownEnd()).toBeNull();
  const after = await sample();
  expect(signaturesOf(after)).toEqual([signatureBy(current, after)]);
  expect([accepts(current, after), accepts(old, after)]).toEqual([true, false]);
});

it('ends the replaced secret at once where no hours are given, the one before it too', async () => {
  const { webhookSecret: first } = await roll();
  const { webhookSecret: second } = await roll({ keepPreviousHours: 5 });
  const { webhookSecret: third, previousSecretUntil } = await roll();
  expect([previousSecretUntil, await shownEnd()]).toEqual([null, null]);
  const arrived = await sample();
  expect([first, second, third].map((secret) => accepts(secret, arrived))).toEqual([false, false, true]);
  expect(await settings()).toMatchObject({ previousSecret: null, previousSecretUntil: null });
});

it('has two at most: rolled again within the time, the first one ends', async () => {
  const { webhookSecret: first } = await roll();
  const { webhookSecret: second } = await roll({ keepPreviousHours: 72 });
  const { webhookSecret: third, previousSecretUntil } = await roll({ keepPreviousHours: 1 });
  expect(previousSecretUntil).toBe(until(1));
  const arrived = await sample();
  expect(signaturesOf(arrived)).toEqual([signatureBy(third, arrived), signatureBy(second, arrived)]);
  expect(accepts(first, arrived)).toBe(false);
});

it('verifies in the test inbox by either secret while both are valid', async () => {
  const { webhookSecret: old } = await roll();
  const { webhookSecret: current } = await roll({ keepPreviousHours: 1 });
  const { inbox } = await settings();
  const verified = async (secret: string): Promise<unknown> => {
    const at = new Date(app.time.now);
    const rawBody = '{"hello":"inbox"}';
    const { data } = await app.calls.answered('receiveInboxMessage', {
      params: { inbox },
      rawBody,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', at, rawBody),
      },
    });
    return data.verified;
  };
  expect([await verified(current), await verified(old)]).toEqual([true, true]);
  app.time.now += hour;
  expect([await verified(current), await verified(old)]).toEqual([true, false]);
});

it('is kept sealed, and housekeeping removes what is over', async () => {
  const { webhookSecret: old } = await roll();
  await roll({ keepPreviousHours: 2 });
  const kept = await settings();
  expect(kept.previousSecret).not.toBeNull();
  expect(kept.previousSecret).not.toBe(kept.webhookSecret);
  expect(JSON.stringify(kept)).not.toContain(old.slice(6));
  const { sweep } = createHousekeeping({ database: app.database, clock: { now: () => app.time.now } });
  app.time.now += 2 * hour - 1;
  await sweep();
  expect((await settings()).previousSecret).toBe(kept.previousSecret);
  app.time.now += 1;
  await sweep();
  expect(await settings()).toMatchObject({
    webhookSecret: kept.webhookSecret,
    previousSecret: null,
    previousSecretUntil: null,
  });
});

it.each([
  [-1, 'too_small'],
  [limits.previousSecretHours + 1, 'too_big'],
  [1.5, 'wrong_type'],
])('refuses %d hours', async (keepPreviousHours, code) => {
  const before = await settings();
  const { errors } = await app.calls.refused('rollWebhookSecret', { body: { keepPreviousHours }, headers });
  expect(errors.map(({ field, code: given }) => [field, given])).toEqual([['keepPreviousHours', code]]);
  expect(await settings()).toEqual(before);
});
