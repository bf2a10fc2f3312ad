import { fraudReasons } from '@pasarela/contracts/fraud/fraud-rules';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { createApiKey } from '../factories/accounts-factory.ts';
import { createPublicKey, formSessionOf, sentCard } from '../factories/cards-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { createFraudWorld, type FraudWorld, ownAddress } from '../fraud-world.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';

let world: FraudWorld;
beforeAll(async () => {
  world = await createFraudWorld();
});
afterAll(async () => {
  await expectLedgerAgrees(world.app.database.read);
  await world.app.close();
});
let payers = 0;
const newEmail = (): string => {
  payers += 1;
  return `cliente${payers}@example.com`;
};
beforeEach(async () => {
  await world.clear();
  await world.move({ days: 8 });
});

const pay = (Email: string, changes: Parameters<typeof paymentOf>[0] = {}) =>
  world.create(paymentOf({ Email, ...changes }));

describe('an attempt', () => {
  it('counts whatever became of it: declined, struck, in cash, on the hosted form', async () => {
    const email = newEmail();
    await pay(email, { cardNumber: '4000000000000002' });
    await world.list('email', email);
    await pay(email);
    await world.clear();
    await world.create({ ...orderOf({ Email: email }), IdPaymentMethod: 5 });
    const { url } = await world.open(orderOf({ Email: email }));
    await world.onPage(world.tokenIn(url), { idPaymentMethod: 13 });
    await world.setRule('email', 5);
    expect((await pay(email)).responseCode).toBe('002');
    expect((await pay(email)).responseCode).toBe('007');
  });

  it('is none where a form is only opened, nor where the call is refused', async () => {
    const email = newEmail();
    await world.setRule('email', 1);
    await world.open(orderOf({ Email: email }));
    await world.app.calls.refused('createPayment', {
      body: paymentOf({ Email: email, cvv: '12' }),
      headers: demoKey,
    });
    expect((await pay(email)).responseCode).toBe('002');
  });

  it('is made when the payer makes it, however long ago the form was opened', async () => {
    const email = newEmail();
    const { url } = await world.open(orderOf({ Email: email }));
    await world.move({ hours: 23 });
    await world.onPage(world.tokenIn(url), { idPaymentMethod: 8, ...sentCard });
    await world.setRule('email', 1, 'hour');
    expect((await pay(email)).responseCode).toBe('007');
  });

  it('is told of to its merchant: the answer, its message, the result', async () => {
    const email = newEmail();
    await setAddresses(world.app, world.accountId);
    await world.setRule('card', 1);
    await pay(email);
    const held = await pay(email);
    expect(held).toMatchObject({
      responseCode: '007',
      status: 'Review',
      fraudRule: 'velocity:card',
      declineReason: null,
      message: `${fraudReasons.velocity_card.es} ${transactionStatuses[Status.review].meaning.es}`,
      url: expect.stringContaining('/checkout/chk_'),
    });
    await world.list('email', email);
    const declined = await pay(email);
    expect(declined).toMatchObject({
      responseCode: '003',
      fraudRule: 'blacklist:email',
      declineReason: 'blacklist_email',
      message: fraudReasons.blacklist_email.es,
      url: null,
    });
    for (const { transactionNumber, fraudRule } of [held, declined]) {
      const message = await world.app.database.read.first<{ payload: string }>(sql`
        select payload from webhook_messages where transaction_id = ${Number(transactionNumber)} order by id desc`);
      expect(JSON.parse(message?.payload ?? '{}').data).toMatchObject({ transactionNumber, fraudRule });
    }
    const english = await world.app.calls.answered('createPayment', {
      body: paymentOf({ Email: email }),
      headers: { ...demoKey, 'accept-language': 'en' },
    });
    expect(english.data.message).toBe(fraudReasons.blacklist_email.en);
  });

  it('tells its payer that it was blocked, and not by what', async () => {
    const email = newEmail();
    await world.list('email', email);
    const { url } = await world.open(orderOf({ Email: email }));
    const { data } = await world.app.calls.answered('payCheckout', {
      params: { token: world.tokenIn(url) },
      body: { idPaymentMethod: 8, ...sentCard },
    });
    expect(data).toMatchObject({
      state: 'form',
      mayRetry: true,
      declineReason: 'fraud_block',
      message: declineReasons.fraud_block.es,
    });
    expect(JSON.stringify(data)).not.toMatch(/blacklist|velocity|lista negra/i);
  });
});

describe('the order of judgement', () => {
  it('refuses what is malformed, and a reference that is taken, before anybody is judged', async () => {
    const email = newEmail();
    const ReferenceNumber = newReference();
    await pay(email, { ReferenceNumber });
    await world.list('email', email);
    const refusal = async (changes: object) =>
      (
        await world.app.calls.refused('createPayment', {
          body: { ...paymentOf({ Email: email }), ...changes },
          headers: demoKey,
        })
      ).code;
    expect(await refusal({ cardNumber: '4242424242424241' })).toBe('invalid_fields');
    expect(await refusal({ ReferenceNumber })).toBe('reference_taken');
  });

  it('leaves an outcome that was chosen for the next payment to the next that reaches the bank', async () => {
    const email = newEmail();
    const choose = (outcome: string) =>
      world.app.calls.answered('setNextOutcome', { body: { outcome }, headers: world.owner });
    await world.list('email', email);
    await choose('insufficient_funds');
    expect((await pay(email)).declineReason).toBe('blacklist_email');
    await world.clear();
    await world.setRule('email', 1);
    expect((await pay(email)).responseCode).toBe('007');
    expect((await pay(newEmail())).declineReason).toBe('insufficient_funds');
    // Who passed the challenge is answered by the card.
    await choose('insufficient_funds');
    const held = await pay(email);
    expect((await world.challenge(held.url, 'approve')).statusId).toBe(Status.accepted);
    await choose('none');
  });

  it('asks the blacklist again when a challenge has been passed', async () => {
    const email = newEmail();
    await world.setRule('email', 1);
    await pay(email);
    const held = await pay(email);
    await world.list('card', sentCard.cardNumber);
    expect((await world.challenge(held.url, 'approve')).statusId).toBe(Status.rejected);
    expect(await world.detail(Number(held.transactionNumber))).toMatchObject({
      fraudRule: 'blacklist:card',
      authResult: 'blacklist_card',
    });
  });

  it.each([
    ['fail', Status.rejected],
    ['leave', Status.nonPayment],
  ] as const)('keeps the rule of a challenge that ended with %s', async (outcome, statusId) => {
    const email = newEmail();
    await world.setRule('email', 1);
    await pay(email);
    const held = await pay(email);
    await world.challenge(held.url, outcome);
    expect(await world.detail(Number(held.transactionNumber))).toMatchObject({
      statusId,
      fraudRule: 'velocity:email',
    });
  });

  it('in production asks the blacklist, and velocity nothing: nobody there could pass a challenge', async () => {
    const key = await createApiKey(world.app, 1, 'Production');
    const production = { ...bearer(await world.app.signIn('admin', 'Production')), company: '1' };
    const body = { rules: [{ fieldRuleTypesId: 1, active: true, value: 1, timeRangeId: 3 }] };
    await world.app.calls.answered('updateVelocityRules', { body, headers: production });
    const email = newEmail();
    const create = async () =>
      (await world.app.calls.answered('createPayment', { body: paymentOf({ Email: email }), headers: key }))
        .data;
    for (const _ of [1, 2]) expect(await create()).toMatchObject({ declineReason: 'no_acquirer' });
    await world.app.calls.answered('saveBlacklistEntry', {
      body: { fieldRulesId: 1, value: email },
      headers: production,
    });
    expect(await create()).toMatchObject({ declineReason: 'blacklist_email' });
    // The sandbox of the same business is an account of its own.
    expect((await pay(email)).responseCode).toBe('002');
  });

  it('knows nothing of the rules of another business', async () => {
    const email = newEmail();
    await world.list('email', email);
    await world.setRule('card', 1);
    await pay(newEmail());
    const body = paymentOf({ Email: email });
    const { data } = await world.app.calls.answered('createPayment', { body, headers: ollinKey });
    expect(data.responseCode).toBe('002');
  });

  it('strikes under no entry and no rule that is not active', async () => {
    const email = newEmail();
    await world.list('email', email, false);
    await world.setRule('email', 1, 'week', false);
    for (const _ of [1, 2, 3]) expect((await pay(email)).responseCode).toBe('002');
  });
});

describe("the payer's address", () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['0:0:0:0:0:ffff:cb00:714d', '203.0.113.77'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
  ])('%s is kept as %s', async (IP, kept) => {
    const { transactionNumber } = await pay(newEmail(), { Device: { IP } });
    expect((await world.detail(Number(transactionNumber))).payerIp).toBe(kept);
  });

  it('is nowhere where a merchant does not say it', async () => {
    const { transactionNumber } = await pay(newEmail());
    expect((await world.detail(Number(transactionNumber))).payerIp).toBeNull();
    await world.list('ip', ownAddress);
    expect((await pay(newEmail())).responseCode).toBe('002');
  });

  it('is that of the page that sent the card, unless the merchant says another', async () => {
    const publicKey = await createPublicKey(world.app, world.accountId);
    const bySession = async (changes: object) => {
      const body = formSessionOf('demo-sandbox-key', publicKey);
      await world.app.calls.answered('createFormSession', { body });
      const PaymentProcess = { sessionId: body.SessionId };
      const made = await world.create({ ...orderOf({ Email: newEmail() }), ...changes, PaymentProcess });
      return (await world.detail(Number(made.transactionNumber))).payerIp;
    };
    expect(await bySession({})).toBe(ownAddress);
    expect(await bySession({ Device: { IP: '203.0.113.9' } })).toBe('203.0.113.9');
  });

  it('is whose pays on the hosted form, whatever the merchant said', async () => {
    const { url } = await world.open(orderOf({ Email: newEmail(), Device: { IP: '203.0.113.9' } }));
    const { id } = await world.onPage(world.tokenIn(url), { idPaymentMethod: 8, ...sentCard });
    expect((await world.detail(id)).payerIp).toBe(ownAddress);
  });
});

describe('who is on the blacklist', () => {
  it('has no card kept', async () => {
    const email = newEmail();
    const keep = { FirstName: 'Ana', LastName: 'López', Email: email, ...sentCard };
    const refusal = async () =>
      (await world.app.calls.refused('createCardToken', { body: keep, headers: demoKey })).message;
    await world.list('card', sentCard.cardNumber);
    expect(await refusal()).toBe(`La tarjeta no se guardó. ${fraudReasons.blacklist_card.es}`);
    await world.clear();
    await world.list('email', email);
    expect(await refusal()).toBe(`La tarjeta no se guardó. ${fraudReasons.blacklist_email.es}`);
    await world.clear();
    // Velocity counts payments; a card that is kept is none.
    await world.setRule('card', 1);
    await pay(newEmail());
    await world.app.calls.answered('createCardToken', { body: keep, headers: demoKey });
  });

  it('is charged by no subscription; velocity neither judges nor counts its charges', async () => {
    const email = newEmail();
    const process = { PaymentProcess: { Subscription: { Frequency: 'Daily' } } } as const;
    const { subscriptionId } = await pay(email, process);
    await world.setRule('email', 1, 'week');
    await world.setRule('card', 1, 'week');
    const charges = async () =>
      world.app.database.read.all<{ status: number; fraudRule: string | null }>(sql`
        select status, fraud_rule from transactions
        where account_id = ${world.accountId} and subscription_id = ${Number(subscriptionId)} order by id`);
    await world.move({ days: 3 });
    const accepted = { status: Status.accepted, fraudRule: null };
    expect(await charges()).toEqual([accepted, accepted, accepted, accepted]);
    await world.move({ days: 5 });
    // A week after the first payment nobody has tried to pay: the charges since then were made by nobody.
    await world.setRule('card', 29);
    expect((await pay(email)).fraudRule).toBeNull();
    await world.clear();
    await world.list('card', sentCard.cardNumber);
    await world.move({ days: 3 });
    const struck = { status: Status.rejected, fraudRule: 'blacklist:card' };
    expect((await charges()).slice(-3)).toEqual([struck, struck, struck]);
    const row = await world.app.database.read.first<{ status: string }>(
      sql`select status from subscriptions where id = ${Number(subscriptionId)}`,
    );
    expect(row?.status).toBe('paused');
  });
});

it('lets through exactly as many of what arrives at once as the rule says', async () => {
  await world.writeRule('card', 7, 'week');
  const answers = await Promise.all(Array.from({ length: 40 }, () => pay(newEmail())));
  const codes = answers.map(({ responseCode }) => responseCode).toSorted();
  expect(codes).toEqual([...Array(7).fill('002'), ...Array(33).fill('007')]);
});
