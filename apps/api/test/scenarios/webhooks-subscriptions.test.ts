import { addDays, day } from '@pasarela/contracts/dates/dates';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { subscriptionEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { createSubscription, sentCard } from '../factories/cards-factory.ts';
import { demoKey } from '../operation-calls.ts';
import { webhookProblems } from '../published-schemas.ts';
import { createReceiver, type Receiver } from '../receivers.ts';
import { approvedOnce, createSubscriptionWorld, type SubscriptionWorld } from '../subscription-world.ts';
import { countOf, deleteRows } from '../table-rows.ts';

let world: SubscriptionWorld;
let shop: Receiver;
beforeAll(async () => {
  world = await createSubscriptionWorld();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await createReceiver();
  await world.app.database.unit({ outside: 'installation' }, async (unit) => {
    await deleteRows(unit, 'webhook_attempts');
    await deleteRows(unit, 'webhook_messages');
  });
  await sendTo({ Default: shop.url });
  return () => shop.close();
});

/** Sends the account's messages to these addresses, and to no other. */
const sendTo = ({ Success = '', Default = '' }: { Success?: string; Default?: string }) =>
  world.app.database.unit({ outside: 'installation' }, (unit) =>
    updateResultAddresses(unit, world.accountId, {
      urlResponseSuccess: Success,
      urlResponseError: '',
      urlResponseDefault: Default,
    }),
  );

type Message = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** What arrived since it was last asked, oldest first. */
const everything = async (): Promise<Message[]> => {
  await world.app.deliverer.deliverDue();
  const messages = shop.arrived.splice(0).map(({ body }): Message => JSON.parse(body));
  expect(messages.flatMap(webhookProblems)).toEqual([]);
  return messages.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
};
/** What arrived of subscriptions. A moved clock brings results of the demo's transactions too. */
const arrived = async () => (await everything()).filter(({ type }) => type.startsWith('subscription.'));

const isoAt = async (): Promise<string> => new Date(await world.now()).toISOString();

it('tells the life of a subscription: created, charges that fail, paused, another card, reactivated, canceled', async () => {
  const id = await world.subscribe('Monthly', { cardNumber: approvedOnce, ReferenceNumber: 'VIDA-1' });
  const begun = await world.subscription(id);
  const next = begun.nextPaymentAt ?? new Date(0);
  const visa = { brand: 'Visa', lastFour: '0341' };
  const created = {
    subscriptionId: String(id),
    referenceNumber: 'VIDA-1',
    status: 'Active',
    endedAs: null,
    frequency: 'Monthly',
    amount: 350.5,
    currency: 'MXN',
    numberOfPayments: 0,
    paymentsMade: 1,
    totalCharged: 350.5,
    remainingAttempts: 3,
    nextPaymentDate: next.toISOString(),
    declineReason: null,
    reason: null,
    transactionNumber: String(begun.originTransactionId),
    card: visa,
  };
  expect(await arrived()).toEqual([
    { type: 'subscription.created', timestamp: begun.createdAt.toISOString(), data: created },
  ]);

  await world.moveTo(next.getTime() + 2 * day);
  const charges = await world.charges(id);
  const days = [0, 1, 2].map((index) => new Date(next.getTime() + index * day).toISOString());
  const failed = (index: number) => ({
    ...created,
    remainingAttempts: 2 - index,
    nextPaymentDate: days[index + 1] ?? null,
    declineReason: 'insufficient_funds',
    reason: 'La tarjeta no tiene fondos suficientes.',
    transactionNumber: String(charges[index]?.id),
  });
  const rested = { ...failed(2), status: 'Paused' };
  expect(await arrived()).toEqual([
    { type: 'subscription.charge_failed', timestamp: days[0], data: failed(0) },
    { type: 'subscription.charge_failed', timestamp: days[1], data: failed(1) },
    { type: 'subscription.charge_failed', timestamp: days[2], data: rested },
    { type: 'subscription.paused', timestamp: days[2], data: rested },
  ]);

  const { data: link } = await world.app.calls.answered('createCardReplacement', {
    params: { id },
    headers: world.headers(),
  });
  const [, token = ''] = link.linkToReplaceCard.split('/checkout/');
  expect(await arrived()).toEqual([]);
  await world.app.calls.answered('replaceCard', { params: { token }, body: sentCard });
  const card = { brand: 'Visa', lastFour: '4242' };
  const withoutReason = { declineReason: null, reason: null, transactionNumber: null };
  const replaced = { ...rested, ...withoutReason, card };
  expect(await arrived()).toEqual([
    { type: 'subscription.card_replaced', timestamp: await isoAt(), data: replaced },
  ]);

  await world.app.calls.answered('reactivateSubscription', {
    body: { subscriptionId: id },
    headers: world.headers(),
  });
  const { nextPaymentAt } = await world.subscription(id);
  const active = {
    ...replaced,
    status: 'Active',
    remainingAttempts: 3,
    nextPaymentDate: nextPaymentAt?.toISOString(),
  };
  expect(await arrived()).toEqual([
    { type: 'subscription.reactivated', timestamp: await isoAt(), data: active },
  ]);

  await world.app.calls.answered('payCancelSubscription', {
    body: { SubscriptionId: String(id), Reason: 'Se dio de baja.' },
    headers: demoKey,
  });
  const canceled = { ...active, status: 'Canceled', endedAs: 'canceled', nextPaymentDate: null };
  expect(await arrived()).toEqual([
    {
      type: 'subscription.ended',
      timestamp: await isoAt(),
      data: { ...canceled, reason: 'Se dio de baja.' },
    },
  ]);
});

it('tells of one that made all its payments as completed, with its last payment', async () => {
  const id = await createSubscription(world.app, world.accountId, {
    numberOfPays: 2,
    now: new Date(await world.now()),
  });
  const { nextPaymentAt } = await world.subscription(id);
  await world.moveTo(nextPaymentAt?.getTime() ?? 0);
  const [last, ...others] = await world.charges(id);
  expect(others).toEqual([]);
  expect(await arrived()).toMatchObject([
    {
      type: 'subscription.ended',
      data: {
        status: 'Canceled',
        endedAs: 'completed',
        reason: 'Completó sus pagos',
        paymentsMade: 2,
        totalCharged: 200,
        nextPaymentDate: null,
        transactionNumber: String(last?.id),
      },
    },
  ]);
});

it('begins with the verification of a card where the first payment is to come', async () => {
  const first = addDays((await isoAt()).slice(0, 10).replaceAll('-', '/'), 20);
  await world.subscribe('Annual', { FirstPaymentDate: first });
  expect(await arrived()).toMatchObject([
    {
      type: 'subscription.created',
      data: {
        paymentsMade: 0,
        totalCharged: 0,
        nextPaymentDate: collectionOf(first).toISOString(),
      },
    },
  ]);
});

it('goes to the default address alone, in the order of the changes, and is not written where there is none', async () => {
  await sendTo({ Success: shop.url });
  const id = await world.subscribe('Annual');
  await world.app.calls.answered('cancelSubscription', {
    body: { subscriptionId: id, reason: 'Se dio de baja.' },
    headers: world.headers(),
  });
  expect((await everything()).map(({ type }) => type)).toEqual(['transaction.accepted']);
  expect(await countOf(world.app.database.read, 'webhook_messages')).toBe(1);
});

it('is listed, filtered, signed, and sent again with the same id', async () => {
  const { data: rolled } = await world.app.calls.answered('rollWebhookSecret', {
    body: {},
    headers: world.headers(),
  });
  const id = await world.subscribe('Annual');
  await world.app.calls.answered('payCancelSubscription', {
    body: { SubscriptionId: String(id) },
    headers: demoKey,
  });
  await world.app.deliverer.deliverDue();
  const listed = async (query: Record<string, unknown>) =>
    (await world.app.calls.answered('listWebhooks', { query, headers: demoKey })).data;
  const [ended, created, ...others] = await listed({ idSubscription: id });
  expect(others).toEqual([]);
  expect([ended, created]).toMatchObject(
    ['subscription.ended', 'subscription.created'].map((type) => ({
      type,
      isSample: false,
      idTransaction: null,
      idSubscription: id,
      statusId: null,
      destination: 'Default',
      url: shop.url,
      state: 'delivered',
    })),
  );
  expect(await listed({ event: 'subscription.ended' })).toMatchObject([
    { idWebhook: ended?.idWebhook, maxRows: 1 },
  ]);
  expect(await listed({ idSubscription: id + 1 })).toEqual([]);
  const params = { idWebhook: ended?.idWebhook };
  await world.app.calls.answered('resendWebhook', { params, body: {}, headers: demoKey });
  await world.app.deliverer.deliverDue();
  const sent = shop.arrived.filter(({ headers }) => headers['webhook-id'] === ended?.webhookId);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  // The reference library judges timestamps by the real clock, which the tests' clock is not.
  for (const { headers, body } of sent)
    expect(headers['webhook-signature']).toBe(
      new Webhook(rolled.webhookSecret).sign(
        headers['webhook-id'] ?? '',
        new Date(Number(headers['webhook-timestamp']) * 1_000),
        body,
      ),
    );
});

it.each(subscriptionEventTypes)('sends a sample of %s to the default address', async (Event) => {
  const { data } = await world.app.calls.answered('sendWebhookSample', {
    body: { Property: 'Default', Event },
    headers: demoKey,
  });
  expect(data).toMatchObject({
    type: Event,
    isSample: true,
    idTransaction: null,
    idSubscription: null,
    statusId: null,
    destination: 'Default',
  });
  expect(await arrived()).toMatchObject([{ type: Event, data: { referenceNumber: 'MUESTRA-1' } }]);
});

it('leaves nothing of what was not committed', async () => {
  const { code } = await world.app.calls.refused('reactivateSubscription', {
    body: { subscriptionId: await world.subscribe('Annual') },
    headers: world.headers(),
  });
  expect(code).toBe('subscription_not_paused');
  expect((await arrived()).map(({ type }) => type)).toEqual(['subscription.created']);
});

it('is read and listed by the API key', async () => {
  const id = await world.subscribe('Monthly', { ReferenceNumber: 'LLAVE-1' });
  const { originTransactionId } = await world.subscription(id);
  const byKey = { headers: demoKey };
  const { data: rows } = await world.app.calls.answered('listSubscriptions', {
    query: { referenceNumber: 'LLAVE-1' },
    ...byKey,
  });
  expect(rows).toMatchObject([{ idSubscription: id, status: 'Active', amount: 350.5, maxRows: 1 }]);
  const { data: one } = await world.app.calls.answered('getSubscription', { query: { id }, ...byKey });
  const { data: shown } = await world.app.calls.answered('getSubscription', {
    query: { id },
    headers: world.headers(),
  });
  expect(one).toEqual(shown);
  const { data: payments } = await world.app.calls.answered('listSubscriptionPayments', {
    query: { idSubscription: id },
    ...byKey,
  });
  expect(payments).toMatchObject([{ idTransaction: originTransactionId, status: 'Accepted' }]);
});

it('is delivered as the scenario of its request says', async () => {
  const id = await world.subscribe('Monthly', { ReferenceNumber: 'DOBLE-1' });
  await everything();
  await world.app.calls.answered('payCancelSubscription', {
    body: { SubscriptionId: String(id), Reason: 'x' },
    headers: { ...demoKey, 'sandbox-scenario': 'webhook_twice' },
  });
  expect((await arrived()).map(({ type }) => type)).toEqual(['subscription.ended', 'subscription.ended']);
});
