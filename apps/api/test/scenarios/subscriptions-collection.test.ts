import { addDays, day, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { collectionOf, paymentDay } from '@pasarela/contracts/subscriptions/payment-schedule';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { rowsOf } from '../table-rows.ts';

let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

type Frequency = 'Daily' | 'Biweekly' | 'Monthly' | 'Halfyearly' | 'Annual';

/** The account's clock. */
const now = async (): Promise<number> => {
  const row = await app.database.read.first<{ offset: number }>(
    sql`select s.clock_offset as offset from account_states s join accounts a on a.id = s.account_id
      where a.business_id = 1 and a.environment = 'Sandbox'`,
  );
  return app.time.now + (row?.offset ?? 0);
};
/** Real time goes on, and nobody moves anything: the session of who looked is over. */
const wait = async (milliseconds: number): Promise<void> => {
  app.time.now += milliseconds;
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
};
const moveTo = (moment: number) =>
  app.calls.answered('moveClock', { body: { to: new Date(moment).toISOString() }, headers: owner });
const moveBy = (span: object) => app.calls.answered('moveClock', { body: span, headers: owner });
/** Noon in Mexico City. */
const noonOf = (text: string): number => startOfDay(text) + 12 * hour;

const subscribe = async (
  Frequency: Frequency,
  {
    FirstPaymentDate,
    ...changes
  }: { FirstPaymentDate?: string; cardNumber?: string; cardExpirationYear?: string } = {},
) => {
  const Subscription = { Frequency, ...(FirstPaymentDate ? { FirstPaymentDate } : {}) };
  const body = paymentOf({ cardExpirationYear: '2099', ...changes, PaymentProcess: { Subscription } });
  const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
  expect(data).toMatchObject({ responseCode: '002', subscriptionId: expect.stringMatching(/^\d+$/) });
  return data;
};
type Subscribed = Awaited<ReturnType<typeof subscribe>>;

const subscriptionOf = async ({ subscriptionId }: Subscribed): Promise<SubscriptionRow> => {
  const row = await app.database.read.first<SubscriptionRow>(
    sql`select * from subscriptions where id = ${Number(subscriptionId)}`,
  );
  if (!row) throw new Error('no such subscription');
  return row;
};

/** Every transaction of a subscription after the one that it began with, in order. */
const chargesOf = ({ subscriptionId, transactionNumber }: Subscribed): Promise<TransactionRow[]> =>
  app.database.read.all<TransactionRow>(sql`
    select * from transactions
    where subscription_id = ${Number(subscriptionId)} and id <> ${Number(transactionNumber)}
    order by created_at, id`);
const told = (charges: readonly TransactionRow[]) =>
  charges.map(({ createdAt, status, paymentNumber }) => [createdAt.toISOString(), status, paymentNumber]);
const daysOf = (charges: readonly TransactionRow[]) =>
  charges.map(({ createdAt }) => toWireDay(createdAt.getTime()));

describe('a subscription that is charged at once', () => {
  it('is charged every day at 06:00, under its reference, with its payment numbers', async () => {
    const first = await subscribe('Daily');
    expect(await subscriptionOf(first)).toMatchObject({
      originTransactionId: Number(first.transactionNumber),
      status: 'active',
      paymentsMade: 1,
      totalCharged: 35_050,
      nextPaymentAt: new Date('2026-11-21T12:00:00.000Z'),
    });
    await moveBy({ days: 3 });
    const charges = await chargesOf(first);
    expect(told(charges)).toEqual([
      ['2026-11-21T12:00:00.000Z', 2, 2],
      ['2026-11-22T12:00:00.000Z', 2, 3],
      ['2026-11-23T12:00:00.000Z', 2, 4],
    ]);
    for (const charge of charges)
      expect(charge).toMatchObject({
        referenceNumber: first.referenceNumber,
        heldReference: null,
        amount: 35_050,
        paymentMethod: 8,
        cardLastFour: '4242',
        customerEmail: 'ana.lopez@example.com',
        customerName: 'Ana López',
        paidAt: charge.createdAt,
        // 2.9% of 350.50 and 2.50 more; IVA of that.
        fee: 1_266,
        tax: 203,
      });
    expect(await subscriptionOf(first)).toMatchObject({
      paymentsMade: 4,
      totalCharged: 140_200,
      attemptNumber: 0,
    });

    const params = { referenceNumber: first.referenceNumber };
    const newest = await app.calls.answered('getResponseByReference', { params, headers: demoKey });
    expect(newest.data).toMatchObject({
      responseCode: '002',
      transactionNumber: String(charges.at(-1)?.id),
      subscriptionId: first.subscriptionId,
      amount: 350.5,
    });
    // The first payment holds the reference as long as the subscription lasts.
    const again = paymentOf({ ReferenceNumber: first.referenceNumber });
    const { code, message } = await app.calls.refused('createPayment', { body: again, headers: demoKey });
    expect([code, message]).toEqual([
      'reference_taken',
      `La referencia ya la usa la transacción ${first.transactionNumber}.`,
    ]);
  });

  for (const [line, frequency, days] of [
    ['SUBSCRIPTION-20', 'Biweekly', 70],
    ['SUBSCRIPTION-21', 'Monthly', 125],
    ['SUBSCRIPTION-22', 'Halfyearly', 400],
    ['SUBSCRIPTION-23', 'Annual', 800],
  ] as const)
    it(`${frequency} keeps to its schedule`, { tags: [line] }, async () => {
      const from = await now();
      const first = await subscribe(frequency);
      await moveBy({ days });
      const schedule = { frequency, first: toWireDay(from) };
      const expected = [];
      for (
        let index = 1;
        collectionOf(paymentDay(schedule, index)).getTime() <= from + days * day;
        index += 1
      )
        expected.push([collectionOf(paymentDay(schedule, index)).toISOString(), 2, index + 1]);
      expect(expected.length).toBeGreaterThan(1);
      expect(told(await chargesOf(first))).toEqual(expected);
    });

  it('of the 31st goes to the end of a shorter month, and back', { tags: ['SUBSCRIPTION-21'] }, async () => {
    const year = Number(toWireDay(await now()).slice(0, 4)) + 1;
    await moveTo(noonOf(`${year}/01/31`));
    const first = await subscribe('Monthly');
    await moveTo(noonOf(`${year}/06/01`));
    const february = toWireDay(startOfDay(`${year}/03/01`) - 1);
    expect(daysOf(await chargesOf(first))).toEqual([
      february,
      `${year}/03/31`,
      `${year}/04/30`,
      `${year}/05/31`,
    ]);
  });
});

describe('a subscription that begins later', () => {
  it('has its card verified at 0.00 today, and sells nothing until its day', async () => {
    const from = await now();
    const FirstPaymentDate = addDays(toWireDay(from), 10);
    const first = await subscribe('Monthly', { FirstPaymentDate });
    expect(first).toMatchObject({ amount: 0, status: 'Accepted', referenceNumber: expect.any(String) });
    const booked = await app.database.read.all(
      sql`select * from ledger_transfers where transaction_id = ${Number(first.transactionNumber)}`,
    );
    expect(booked).toEqual([]);
    const { code } = await app.calls.refused('payRefund', {
      body: { transactionCode: first.transactionCode, amount: 1 },
      headers: demoKey,
    });
    expect(code).toBe('refund_exceeds_remaining');

    const due = collectionOf(FirstPaymentDate);
    expect(await subscriptionOf(first)).toMatchObject({
      paymentsMade: 0,
      totalCharged: 0,
      nextPaymentAt: due,
    });
    await moveTo(due.getTime() - 1_000);
    expect(await chargesOf(first)).toEqual([]);
    await moveTo(due.getTime());
    expect(told(await chargesOf(first))).toEqual([[due.toISOString(), 2, 1]]);
    const second = collectionOf(paymentDay({ frequency: 'Monthly', first: FirstPaymentDate }, 1));
    await moveTo(second.getTime());
    expect(told(await chargesOf(first))).toEqual([
      [due.toISOString(), 2, 1],
      [second.toISOString(), 2, 2],
    ]);
  });

  it('of today is charged at once', async () => {
    const FirstPaymentDate = toWireDay(await now());
    const first = await subscribe('Annual', { FirstPaymentDate });
    expect(first.amount).toBe(350.5);
    expect(await subscriptionOf(first)).toMatchObject({ paymentsMade: 1 });
  });

  it('of yesterday is refused', async () => {
    const FirstPaymentDate = toWireDay((await now()) - day);
    const body = paymentOf({ PaymentProcess: { Subscription: { Frequency: 'Daily', FirstPaymentDate } } });
    const { errors } = await app.calls.refused('createPayment', { body, headers: demoKey });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['PaymentProcess.Subscription.FirstPaymentDate', 'day_past'],
    ]);
  });

  it('does not begin with a card that its bank declines', async () => {
    const FirstPaymentDate = addDays(toWireDay(await now()), 5);
    const body = paymentOf({
      cardNumber: '4000000000000002',
      PaymentProcess: { Subscription: { Frequency: 'Daily', FirstPaymentDate } },
    });
    const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
    expect(data).toMatchObject({ responseCode: '003', subscriptionId: null });
  });

  it('is not charged back for a card that was only verified', async () => {
    const FirstPaymentDate = addDays(toWireDay(await now()), 5);
    const first = await subscribe('Annual', { FirstPaymentDate, cardNumber: '4000000000000259' });
    await moveBy({ days: 4 });
    const params = { transactionNumber: first.transactionNumber };
    expect((await app.calls.answered('getResponse', { params, headers: demoKey })).data.responseCode).toBe(
      '002',
    );
  });
});

describe('a charge that is declined', () => {
  it('is tried on three days, then the subscription rests', { tags: ['SUBSCRIPTION-26'] }, async () => {
    const first = await subscribe('Monthly', { cardNumber: '4000000000000341' });
    const { nextPaymentAt } = await subscriptionOf(first);
    const due = nextPaymentAt?.getTime() ?? 0;
    const attempts: number[] = [];
    for (const attempt of [0, 1, 2]) {
      await moveTo(due + attempt * day);
      attempts.push((await subscriptionOf(first)).attemptNumber);
    }
    expect(attempts).toEqual([1, 2, 3]);
    await moveBy({ days: 70 });
    const charges = await chargesOf(first);
    expect(told(charges)).toEqual(
      [0, 1, 2].map((attempt) => [new Date(due + attempt * day).toISOString(), 3, 2]),
    );
    for (const charge of charges)
      expect(charge).toMatchObject({
        referenceNumber: first.referenceNumber,
        declineReason: 'insufficient_funds',
        paidAt: null,
      });
    expect(await subscriptionOf(first)).toMatchObject({
      status: 'paused',
      attemptNumber: 3,
      nextPaymentAt: null,
      paymentsMade: 1,
      totalCharged: 35_050,
    });
  });

  it('is told to the customer each time, where the merchant has switched that on', async () => {
    const set = (Value: string) =>
      app.calls.answered('updateSetting', { body: { Property: 'Emails', Value }, headers: owner });
    const toldOf = async (tries: number): Promise<readonly string[]> => {
      const first = await subscribe('Monthly', { cardNumber: '4000000000000341' });
      await moveBy({ days: 31 + tries });
      const ids = (await chargesOf(first)).map(({ id }) => id);
      const rows = await rowsOf(app.database.read, 'emails', { kind: 'chargeFailed' });
      return rows
        .filter(({ transactionId }) => ids.includes(Number(transactionId)))
        .map(({ draft }) => `${draft}`);
    };
    expect(await toldOf(3)).toEqual([]);
    await set('chargeFailed');
    const drafts = (await toldOf(3)).map((draft) => JSON.parse(draft).content.nextAttemptAt);
    await set('userInvitation');
    expect(drafts.map((next) => next !== null)).toEqual([true, true, false]);
  });

  it('and then accepted does not shift the schedule', async () => {
    const from = toWireDay(await now());
    const first = await subscribe('Biweekly', { cardNumber: '4000000000000341' });
    await moveTo(noonOf(addDays(from, 14)));
    const { cardTokenId, attemptNumber } = await subscriptionOf(first);
    expect(attemptNumber).toBe(1);
    // Its bank accepts it from now on.
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`update card_tokens set acquirer_token = 'sim_visa4242_now' where id = ${cardTokenId}`),
    );
    await moveTo(noonOf(addDays(from, 29)));
    expect((await chargesOf(first)).map(({ status, paymentNumber }) => [status, paymentNumber])).toEqual([
      [3, 2],
      [2, 2],
      [2, 3],
    ]);
    expect(daysOf(await chargesOf(first))).toEqual([14, 15, 28].map((days) => addDays(from, days)));
    expect(await subscriptionOf(first)).toMatchObject({
      attemptNumber: 0,
      paymentsMade: 3,
      status: 'active',
    });
  });

  it('of a daily subscription is tried in place of the next, so that nobody is charged twice on a day', async () => {
    const from = toWireDay(await now());
    const first = await subscribe('Daily', { cardNumber: '4000000000000341' });
    await moveTo(noonOf(addDays(from, 1)));
    const { cardTokenId } = await subscriptionOf(first);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`update card_tokens set acquirer_token = 'sim_visa4242_now' where id = ${cardTokenId}`),
    );
    await moveTo(noonOf(addDays(from, 3)));
    expect(
      (await chargesOf(first)).map(({ createdAt, status, paymentNumber }) => [
        toWireDay(createdAt.getTime()),
        status,
        paymentNumber,
      ]),
    ).toEqual([
      [addDays(from, 1), 3, 2],
      [addDays(from, 2), 2, 2],
      [addDays(from, 3), 2, 3],
    ]);
  });

  it('is so once the card has expired, by the clock of the account', async () => {
    const year = toWireDay(await now()).slice(0, 4);
    await moveTo(noonOf(`${Number(year) + 1}/11/20`));
    const first = await subscribe('Monthly', { cardExpirationYear: String(Number(year) + 1) });
    await moveBy({ days: 90 });
    const charges = await chargesOf(first);
    expect(charges.map(({ status, declineReason }) => [status, declineReason])).toEqual([
      [2, null],
      [3, 'expired_card'],
      [3, 'expired_card'],
      [3, 'expired_card'],
    ]);
  });
});

describe('the collection', () => {
  const span = fc.oneof(
    fc.record({ minutes: fc.integer({ min: 1, max: 600 }) }),
    fc.record({ hours: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ days: fc.integer({ min: 1, max: 5 }) }),
  );
  const step = fc.tuple(fc.constantFrom('move', 'move', 'wait'), span);

  it('skips no day and charges none twice, however the clock comes to it', {
    tags: ['SUBSCRIPTION-19', 'SUBSCRIPTION-25'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const from = await now();
        const first = await subscribe('Daily');
        for (const [how, by] of steps)
          if (how === 'move') await moveBy(by);
          else {
            const {
              minutes = 0,
              hours = 0,
              days = 0,
            }: { minutes?: number; hours?: number; days?: number } = by;
            await wait(minutes * 60_000 + hours * hour + days * day);
            await app.carryOutDue();
          }
        const until = await now();
        const expected = [];
        for (let index = 1; ; index += 1) {
          const due = collectionOf(addDays(toWireDay(from), index));
          if (due.getTime() > until) break;
          expected.push([due.toISOString(), 2, index + 1]);
        }
        expect(told(await chargesOf(first))).toEqual(expected);
        await app.calls.answered('payCancelSubscription', {
          body: { SubscriptionId: first.subscriptionId },
          headers: demoKey,
        });
      }),
      { numRuns: 12, seed: 2_026 },
    );
  });
});

describe('the end of a subscription', () => {
  const cancel = async (SubscriptionId: string | null, more: object = {}, headers = demoKey) =>
    app.calls.answered('payCancelSubscription', { body: { SubscriptionId, ...more }, headers });
  const refusal = async (body: object) => {
    const { status, code } = await app.calls.refused('payCancelSubscription', { body, headers: demoKey });
    return [status, code];
  };

  it('leaves what was charged, and charges no more', { tags: ['SUBSCRIPTION-31'] }, async () => {
    const first = await subscribe('Daily');
    await moveBy({ days: 2 });
    const canceledAt = await now();
    const { data } = await cancel(first.subscriptionId, { Reason: 'Se dio de baja.' });
    expect(data).toEqual({
      responseCode: '002',
      status: 'Accepted',
      message: 'La suscripción se canceló.',
      subscriptionId: first.subscriptionId,
      subscriptionStatus: 'Canceled',
      referenceNumber: first.referenceNumber,
      paymentsMade: 3,
      totalCharged: 1_051.5,
      cancellationDate: new Date(canceledAt).toISOString(),
    });
    await moveBy({ days: 30 });
    expect(await chargesOf(first)).toHaveLength(2);
    expect(await subscriptionOf(first)).toMatchObject({
      status: 'canceled',
      nextPaymentAt: null,
      endReason: 'Se dio de baja.',
    });
    expect(await refusal({ SubscriptionId: first.subscriptionId })).toEqual([409, 'subscription_ended']);
  });

  it('collects first what fell due before it', async () => {
    const first = await subscribe('Daily');
    await wait(day);
    const { data } = await cancel(first.subscriptionId);
    expect(data.paymentsMade).toBe(2);
  });

  it('comes to one that rests as well', async () => {
    const first = await subscribe('Daily', { cardNumber: '4000000000000341' });
    await moveBy({ days: 4 });
    expect((await subscriptionOf(first)).status).toBe('paused');
    await cancel(first.subscriptionId);
    expect((await subscriptionOf(first)).status).toBe('canceled');
  });

  it('is the same answer for the same Idempotency-Key, and is refused where there is none to end', async () => {
    const first = await subscribe('Annual');
    const headers = { ...demoKey, 'idempotency-key': 'cancel-once' };
    const once = await cancel(first.subscriptionId, {}, headers);
    const again = await cancel(first.subscriptionId, {}, headers);
    expect(again.data).toEqual(once.data);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await refusal({ SubscriptionId: '999999' })).toEqual([404, 'subscription_not_found']);
    for (const body of [
      {},
      { SubscriptionId: 12 },
      { SubscriptionId: 'x' },
      { SubscriptionId: '1', Reason: '' },
    ])
      expect(await refusal(body)).toEqual([422, 'invalid_fields']);
  });
});

it('begins with a token as with a card, and by its reference the subscription is named', async () => {
  const body = paymentOf({ cardExpirationYear: '2099', customerCardIdentifier: { create: true } });
  const paid = await app.calls.answered('createPayment', { body, headers: demoKey });
  const PaymentProcess = { Subscription: { Frequency: 'Monthly' } } as const;
  const byToken = orderOf({
    ReferenceNumber: newReference(),
    customerCardIdentifier: { Id: paid.data.customerCardIdentifier },
    PaymentProcess,
  } as object);
  const { data } = await app.calls.answered('createPayment', { body: byToken, headers: demoKey });
  expect(data).toMatchObject({ responseCode: '002', amount: 350.5 });
  expect(await subscriptionOf(data)).toMatchObject({ frequency: 'Monthly', paymentsMade: 1 });
});
