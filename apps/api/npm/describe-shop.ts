// What a sample shop has to survive, whatever it is written in.
import {
  type SandboxScenario,
  sandboxScenarioNames,
  scenarioRetryAfter,
} from '@pasarela/contracts/sandbox/scenarios';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { deadAddress } from '../test/receivers.ts';
import { createProjectFolder } from './installed-package.ts';
import { cardOf, price, type ShopProgram, startShop } from './running-shop.ts';
import { beginTrial, chargesOf, shipmentsOf, type Trial, transactionsOf, withTrial } from './shop-trial.ts';

/** The status of an order in the shop, by the response code that the sandbox has for it. */
const statuses: Readonly<Record<string, string>> = {
  '002': 'paid',
  '003': 'declined',
  '007': 'challenge',
  '012': 'refunded',
};

/** What the payer is told is what the sandbox has, and nothing was shipped without being paid, nor paid twice. */
const expectTruth = async ({ shop, sandbox }: Trial, reference: string, quantity: number) => {
  const { responseCode, message, declineReason } = await sandbox.call('getResponseByReference', {
    referenceNumber: reference,
  });
  const charges = responseCode === '002' || responseCode === '012' ? 1 : 0;
  const order = await shop.look(reference);
  expect(order).toMatchObject({ responseCode, status: statuses[responseCode], shipments: charges });
  expect(await chargesOf(sandbox, quantity)).toBe(charges);
  expect(shipmentsOf(shop, reference)).toBe(charges);
  // The bank's reason, unless it is a suspicion.
  if (declineReason === 'fraud_block') expect(order.message).not.toContain('fraude');
  else if (declineReason) expect(order.message).toContain(message);
  expect(await shop.page(reference)).toContain(order.message);
  return order;
};

/** The card's holder approves the payment on the page of the bank. */
const approve = ({ sandbox }: Trial, url: string) =>
  sandbox.call('answerChallenge', { token: url.split('/').at(-1) ?? '', outcome: 'approve' });

/** Waits until every webhook of an order is delivered. */
const webhooksOf = async ({ sandbox }: Trial, quantity: number) => {
  const transactions = await transactionsOf(sandbox, quantity);
  const delivered = transactions.map(({ transactionNumber }) =>
    sandbox.webhooks.delivered({ transactionNumber, seconds: 30 }),
  );
  return (await Promise.all(delivered)).flat();
};

/** The attempts to charge an order, in their order. */
const attemptsOf = async ({ sandbox }: Trial, referenceNumber: string) =>
  (await sandbox.call('listRequests', { referenceNumber, operation: '/pay/create' })).toReversed();

/** The scenario happened; the shop waited as long as it was told to, and repeated its call with the same key. */
const expectProvoked = async (trial: Trial, reference: string, scenario: SandboxScenario): Promise<void> => {
  const attempts = await attemptsOf(trial, reference);
  const at = attempts.findIndex((attempt) => attempt.scenario === scenario);
  expect(at).toBeGreaterThan(-1);
  const [provoked, next] = attempts.slice(at);
  if (scenario === 'lost_answer') expect(next).toMatchObject({ replayed: true });
  if (scenario !== 'http_503' && scenario !== 'rate_limited') return;
  const pause = Date.parse(next?.date ?? '') - Date.parse(provoked?.date ?? '');
  // A timer may be early by a millisecond or two.
  expect(pause).toBeGreaterThan(scenarioRetryAfter[scenario] * 1_000 - 10);
};

const declinedCard = cardOf('5105105105105100');

/** An order is taken with a scenario in its call, and paid in the end: once, by whatever way the scenario leaves open. */
const survive = async (trial: Trial, scenario: SandboxScenario, quantity: number): Promise<void> => {
  const { shop, sandbox } = trial;
  const reference = await shop.order(quantity);
  // A call has several webhooks where its payment takes the place of another one.
  if (scenario === 'webhooks_reversed') await shop.pay(reference, { card: declinedCard });

  const sentTo = await shop.pay(reference, { scenario });
  const { status, url } = await expectTruth(trial, reference, quantity);
  await expectProvoked(trial, reference, scenario);
  expect(sentTo).toBe(status === 'challenge' ? url : `/orders/${reference}`);

  if (status === 'challenge') await approve(trial, sentTo);
  if (status === 'declined') await shop.pay(reference);
  if (scenario === 'webhook_late') await sandbox.clock.move({ minutes: 5 });
  const webhooks = await webhooksOf(trial, quantity);
  expect(webhooks.map(({ event }) => event)).toContain('transaction.accepted');
  // Nobody has looked at the order since: what was to be learned from a webhook is learned.
  expect(shipmentsOf(shop, reference)).toBe(1);
  await expectTruth(trial, reference, quantity);
  expect(await shop.look(reference)).toMatchObject({ status: 'paid' });
};

const paysOnce = (of: () => Trial, first: number): void => {
  it.each(sandboxScenarioNames.map((scenario, index) => ({ scenario, quantity: first + index })))(
    'survives $scenario',
    ({ scenario, quantity }) => survive(of(), scenario, quantity),
  );

  it('charges once for two clicks', async () => {
    const { shop } = of();
    const quantity = first + sandboxScenarioNames.length;
    const reference = await shop.order(quantity);
    await Promise.all([shop.pay(reference), shop.pay(reference), shop.pay(reference)]);
    await expectTruth(of(), reference, quantity);
    expect(await transactionsOf(of().sandbox, quantity)).toHaveLength(1);
  });

  it('refunds once, although the answer is lost and it is asked for twice', async () => {
    const { shop, sandbox } = of();
    const quantity = first + sandboxScenarioNames.length + 1;
    const reference = await shop.order(quantity);
    await shop.pay(reference);
    await sandbox.clock.move({ minutes: 5 });
    const answers = await Promise.all([shop.refund(reference, 'lost_answer'), shop.refund(reference)]);
    expect(answers.map(({ ok }) => ok)).toContain(true);
    await webhooksOf(of(), quantity);
    expect(await expectTruth(of(), reference, quantity)).toMatchObject({ status: 'refunded' });
    const [{ refundedAmount } = { refundedAmount: 0 }] = await transactionsOf(sandbox, quantity);
    expect(refundedAmount).toBe(quantity * price);
  });

  it('points at the field that is wrong', async () => {
    const { shop } = of();
    const reference = await shop.order(99);
    await shop.pay(reference, { card: { ...cardOf(), cvv: '1' } });
    expect(await shop.look(reference)).toMatchObject({
      status: 'open',
      message: expect.stringContaining('cvv'),
    });
  });

  it('refuses a webhook that is forged, altered or old', async () => {
    const { shop, sandbox } = of();
    const referenceNumber = await shop.order(98);
    const body = JSON.stringify({
      type: 'transaction.accepted',
      data: { responseCode: '002', referenceNumber },
    });
    const send = async (secret: string, at: Date, sent = body): Promise<number> => {
      const headers = {
        'webhook-id': 'msg_forged',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign('msg_forged', at, body),
      };
      return (await fetch(shop.webhooks, { method: 'POST', headers, body: sent })).status;
    };
    const other = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const now = new Date();
    expect(await send(other, now)).toBe(400);
    expect(await send(sandbox.webhookSecret, now, body.replace('002', '012'))).toBe(400);
    expect(await send(sandbox.webhookSecret, new Date(now.getTime() - 600_000))).toBe(400);
    expect((await fetch(shop.webhooks, { method: 'POST', body })).status).toBe(400);
    // One that is signed is only an occasion to ask. While the sandbox is slow to answer, the shop asks for the webhook again.
    await vi.waitUntil(async () => (await send(sandbox.webhookSecret, now)) === 204, { timeout: 60_000 });
    expect(await shop.look(referenceNumber)).toMatchObject({ status: 'open', shipments: 0 });
  });
};

/** Waits until the sandbox has delivered a webhook, whatever others it still has. */
const isTold = ({ sandbox }: Trial, event: string) =>
  vi.waitUntil(
    async () =>
      (await sandbox.call('listWebhooks', {})).some(
        ({ type, state }) => type === event && state === 'delivered',
      ),
    { timeout: 60_000, interval: 20 },
  );

const challenged = cardOf('4000000000003220');

const keepsTheNewerEvent = (program: ShopProgram) =>
  withTrial(program, {}, async (trial) => {
    const { shop, sandbox } = trial;
    const reference = await shop.order(1);
    const url = await shop.pay(reference, { card: challenged, scenario: 'webhook_late' });
    await approve(trial, url);
    await isTold(trial, 'transaction.accepted');
    expect(shipmentsOf(shop, reference)).toBe(1);
    // What happened first is told of last.
    await sandbox.clock.move({ minutes: 5 });
    await isTold(trial, 'transaction.review');
    expect(await expectTruth(trial, reference, 1)).toMatchObject({ status: 'paid' });
  });

const keepsTheNewerAnswer = (program: ShopProgram) =>
  withTrial(program, { isProxied: true }, async (trial) => {
    const { shop, proxy } = trial;
    const reference = await shop.order(1);
    const answer = proxy.hold('answer');
    const paying = shop.pay(reference, { card: challenged });
    await isTold(trial, 'transaction.review');
    await approve(trial, (await shop.look(reference)).url ?? '');
    await isTold(trial, 'transaction.accepted');
    // The answer still says that the payment needs an approval.
    answer.release();
    expect(await paying).toBe(`/orders/${reference}`);
    expect(await expectTruth(trial, reference, 1)).toMatchObject({ status: 'paid' });
  });

const goesOnAfterCrash = (program: ShopProgram) =>
  withTrial(program, { webhooks: false, isProxied: true }, async (trial) => {
    const { shop, sandbox, proxy, crash } = trial;
    const reference = await shop.order(1);
    const answer = proxy.hold('answer');
    const paying = shop.pay(reference).catch(() => 'the shop is gone');
    await answer.reached;
    expect(await chargesOf(sandbox, 1)).toBe(1);
    const restarted = await crash();
    answer.release();
    expect(await paying).toBe('the shop is gone');
    await restarted.look(reference);
    await restarted.pay(reference);
    await expectTruth({ ...trial, shop: restarted }, reference, 1);
  });

/** A payer who looks while another card is being charged is not told of the one before. */
const forgetsTheCardBefore = (program: ShopProgram) =>
  withTrial(program, { webhooks: false, isProxied: true }, async (trial) => {
    const { shop, proxy } = trial;
    const reference = await shop.order(1);
    await shop.pay(reference, { card: declinedCard });
    const request = proxy.hold('request');
    const paying = shop.pay(reference);
    await request.reached;
    expect(await shop.look(reference)).toMatchObject({ status: 'paying' });
    request.release();
    await paying;
    expect(await expectTruth(trial, reference, 1)).toMatchObject({ status: 'paid' });
  });

const repeatsWhatIsSlow = (program: ShopProgram) =>
  withTrial(program, { webhooks: false, timeout: 2_500 }, async (trial) => {
    const reference = await trial.shop.order(1);
    await trial.shop.pay(reference, { scenario: 'slow_5s' });
    await expectTruth(trial, reference, 1);
  });

const asksWhereNothingIsTold = (program: ShopProgram) =>
  withTrial(program, { webhooks: false }, async (trial) => {
    const reference = await trial.shop.order(1);
    await approve(trial, await trial.shop.pay(reference, { card: challenged }));
    expect(await expectTruth(trial, reference, 1)).toMatchObject({ status: 'paid' });
  });

/** Nobody answers: neither paid nor declined is true, and a second payment is not offered. */
const promisesNothing = async (program: ShopProgram): Promise<void> => {
  const project = createProjectFolder();
  const url = new URL(await deadAddress()).origin;
  const sandbox = {
    url,
    key: 'key',
    password: 'password',
    webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  };
  const shop = await startShop(program, sandbox, { port: await freePort(), project });
  try {
    const reference = await shop.order(1);
    await shop.pay(reference);
    expect(await shop.look(reference)).toMatchObject({ status: 'paying', shipments: 0 });
    const page = await shop.page(reference);
    expect(page).toContain('No vuelvas a pagar');
    expect(page).not.toContain('<form');
  } finally {
    await shop.end();
    project.remove();
  }
};

/** A wrong password is the team's to mend, and nothing that a payer is told. */
const tellsTheTeam = (program: ShopProgram) =>
  withTrial(program, {}, async ({ sandbox }) => {
    const project = createProjectFolder();
    const other = { ...sandbox, password: 'wrong' };
    const shop = await startShop(program, other, { port: await freePort(), project });
    try {
      const reference = await shop.order(1);
      await shop.pay(reference);
      expect(shop.output()).toContain('credentials_invalid');
      expect(await shop.look(reference)).toMatchObject({
        status: 'paying',
        message: expect.not.stringMatching(/credencial|contraseña/i),
      });
    } finally {
      await shop.end();
      project.remove();
    }
  });

/** Describes a sample shop: every scenario of the catalogue, and what no scenario provokes. */
export const describeShop = (program: ShopProgram): void => {
  describe.concurrent(program.folder, () => {
    let trial: Trial;
    beforeAll(async () => {
      trial = await beginTrial(program);
    });
    afterAll(() => trial.end());

    // Those that wait longest come first.
    it('promises nothing while nobody answers', () => promisesNothing(program));
    it('repeats a call that it did not wait for', () => repeatsWhatIsSlow(program));
    paysOnce(() => trial, 1);
    it('keeps the newer of two events, whichever arrives first', () => keepsTheNewerEvent(program));
    it('keeps a newer event than a slow answer tells of', () => keepsTheNewerAnswer(program));
    it('tells nothing of an earlier card while another is charged', () => forgetsTheCardBefore(program));
    it('asks where no webhook arrives', () => asksWhereNothingIsTold(program));
    it('goes on with a payment that it crashed in', () => goesOnAfterCrash(program));
    it('tells its team of a wrong password', () => tellsTheTeam(program));
  });
};
