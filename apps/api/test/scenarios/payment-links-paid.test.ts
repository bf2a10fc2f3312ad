import type { Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { installmentsOf, linkOf, type SentLink } from '../factories/payment-links-factory.ts';
import { typedCardOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

const visa = typedCardOf('4242424242424242');
const noFunds = typedCardOf('4000000000009995');
const secured = typedCardOf('4000000000003220');

const make = async (link: SentLink = linkOf()) => {
  const { data } = await app.calls.answered('createPaymentLink', { body: link, headers });
  return { ...data, token: data.url.split('/checkout/')[1] ?? '' };
};
const view = async (token: string): Promise<Checkout> =>
  (await app.calls.answered('getCheckout', { params: { token } })).data;
const pay = async (token: string, body: PayCheckout): Promise<Checkout> =>
  (await app.calls.answered('payCheckout', { params: { token }, body })).data;
const ended = (token: string, body: PayCheckout = visa) =>
  app.calls.refused('payCheckout', { params: { token }, body });
const row = async (referenceNumber: string) => {
  const query = { referenceNumber };
  const { data } = await app.calls.answered('listPaymentLinks', { query, headers });
  expect(data).toHaveLength(1);
  return data[0];
};
const moveTo = (to: string) => app.calls.answered('moveClock', { body: { to }, headers });
const subscriptionOf = async (referenceNumber: string, status = 'active') => {
  const query = { status, referenceNumber };
  const { data } = await app.calls.answered('listSubscriptions', { query, headers });
  return data[0];
};

describe('the page of a link', () => {
  it('takes a card, and the row follows its attempts', async () => {
    const { token, referenceNumber, idTransaction } = await make();
    expect(await view(token)).toMatchObject({
      state: 'form',
      amount: 350.5,
      methods: [8, 5, 11, 13],
      subscription: null,
    });
    expect(await pay(token, noFunds)).toMatchObject({ state: 'form', mayRetry: true });
    expect(await row(referenceNumber)).toMatchObject({ idTransaction, status: 'Rejected' });
    const paid = await pay(token, visa);
    expect(paid.state).toBe('receipt');
    expect(await row(referenceNumber)).toMatchObject({
      idTransaction: Number(paid.transactionNumber),
      status: 'Accepted',
      url: expect.stringContaining(token),
    });
    expect(await ended(token)).toMatchObject({ status: 409, code: 'checkout_ended' });
  });

  it('gives out a cash reference, whose payment can be simulated', async () => {
    const { token, referenceNumber, idTransaction } = await make();
    expect(await pay(token, { idPaymentMethod: 5 })).toMatchObject({ state: 'voucher' });
    expect(await row(referenceNumber)).toMatchObject({ status: 'PendingPayment', statusId: 5 });
    await app.calls.answered('simulateCashPayment', { params: { id: idTransaction }, headers });
    expect(await row(referenceNumber)).toMatchObject({ status: 'Accepted' });
    expect((await view(token)).state).toBe('receipt');
  });

  it('begins a subscription that is charged until it is canceled', { tags: ['LINK-40'] }, async () => {
    const { token, referenceNumber } = await make(
      linkOf({
        typeFrequency: 'isRecurring',
        paymentProcess: { subscription: { frequency: 'Biweekly' } },
      }),
    );
    expect(await view(token)).toMatchObject({
      methods: [8],
      installmentCounts: [],
      subscription: { frequency: 'Biweekly', numberOfPays: null, nextPaymentDate: '2026/12/04' },
    });
    await pay(token, visa);
    const subscription = await subscriptionOf(referenceNumber);
    expect(subscription).toMatchObject({ frequency: 'Biweekly', amount: 350.5 });
    expect(await row(referenceNumber)).toMatchObject({ status: 'Accepted', typeFrequency: 'isRecurring' });
    // The receipt says when the card is charged next, and no more once it is not.
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: '2026/12/04' });
    const body = { subscriptionId: subscription?.idSubscription ?? 0, reason: 'Se dio de baja.' };
    await app.calls.answered('cancelSubscription', { body, headers });
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: null });
  });

  it('refuses what cannot be charged again', async () => {
    const { token } = await make(installmentsOf());
    const refusal = await ended(token, { idPaymentMethod: 5 });
    expect(refusal.errors).toMatchObject([{ field: 'idPaymentMethod', code: 'not_a_choice' }]);
  });

  it.each<readonly [string, string, (token: string) => Promise<unknown>]>([
    ['the form', 'CanceledByCustomer', (token) => app.calls.answered('leaveCheckout', { params: { token } })],
    [
      'Aplazo',
      'CanceledByCustomer',
      async (token) => {
        expect(await pay(token, { idPaymentMethod: 13 })).toMatchObject({ state: 'aplazo', mayReturn: true });
        await app.calls.answered('answerAplazo', { params: { token }, body: { outcome: 'leave' } });
      },
    ],
    [
      'the challenge',
      'NonPayment',
      async (token) => {
        await pay(token, secured);
        await app.calls.answered('answerChallenge', { params: { token }, body: { outcome: 'leave' } });
      },
    ],
  ])('is opened again by a payer who left %s, and paid', async (_, status, leave) => {
    const { token, referenceNumber, idTransaction } = await make();
    expect(await view(token)).toMatchObject({ mayReturn: true });
    await leave(token);
    expect(await row(referenceNumber)).toMatchObject({ idTransaction, status });
    expect(await view(token)).toMatchObject({ state: 'form', mayRetry: true, methods: [8, 5, 11, 13] });
    // What was left is left already.
    expect((await app.calls.refused('leaveCheckout', { params: { token } })).code).toBe('checkout_ended');
    expect(await pay(token, visa)).toMatchObject({ state: 'receipt' });
    expect(await row(referenceNumber)).toMatchObject({ status: 'Accepted' });
    const params = { idTransaction };
    const { data } = await app.calls.answered('getTransaction', { params, headers });
    expect(data).toMatchObject({ status: 'Replaced', beginsSubscription: false });
  });

  it('of a plan would have begun a subscription, also where its card is declined', async () => {
    const { token, idTransaction } = await make(installmentsOf());
    await pay(token, noFunds);
    const { data } = await app.calls.answered('getTransaction', { params: { idTransaction }, headers });
    expect(data).toMatchObject({ status: 'Rejected', idSubscription: null, beginsSubscription: true });
  });

  it('can be made again with the reference of one that failed', async () => {
    const first = await make();
    await pay(first.token, noFunds);
    const second = await make(linkOf({ referenceNumber: first.referenceNumber }));
    expect((await view(first.token)).state).toBe('ended');
    await pay(second.token, visa);
    expect((await ended(first.token)).code).toBe('checkout_ended');
  });
});

describe('with time', () => {
  it('a link ends at 23:59 of its day, not before, and an attempt that waits ends with it', {
    tags: ['LINK-39'],
  }, async () => {
    const due = { expirationDate: '2026/11/22' };
    const untouched = await make(linkOf(due));
    const tried = await make(linkOf(due));
    await pay(tried.token, noFunds);
    const asked = await make(linkOf(due));
    await pay(asked.token, noFunds);
    await pay(asked.token, { idPaymentMethod: 13 });
    const left = await make(linkOf(due));
    await app.calls.answered('leaveCheckout', { params: { token: left.token } });
    const kept = await make(linkOf({ expirationDate: '2026/11/23' }));

    await moveTo('2026-11-23T05:58:59.000Z');
    expect(await row(untouched.referenceNumber)).toMatchObject({ status: 'TransactionCreated' });
    expect(await view(tried.token)).toMatchObject({ state: 'form', mayRetry: true });
    expect(await view(left.token)).toMatchObject({ state: 'form', mayRetry: true });

    await moveTo('2026-11-23T05:59:00.000Z');
    expect(await row(untouched.referenceNumber)).toMatchObject({ status: 'Expired', statusId: 6 });
    expect((await view(untouched.token)).state).toBe('ended');
    expect((await ended(untouched.token)).code).toBe('checkout_ended');
    expect(await row(tried.referenceNumber)).toMatchObject({ status: 'Rejected' });
    expect(await view(tried.token)).toMatchObject({ mayRetry: false });
    expect((await ended(tried.token)).code).toBe('checkout_ended');
    expect(await row(asked.referenceNumber)).toMatchObject({ status: 'Expired' });
    expect(await view(left.token)).toMatchObject({ state: 'ended', mayReturn: false });
    expect((await ended(left.token)).code).toBe('checkout_ended');
    expect(await row(kept.referenceNumber)).toMatchObject({ status: 'TransactionCreated' });
  });

  it('six payments are charged on their days, the agreed second one and each month after it', {
    tags: ['LINK-40'],
  }, async () => {
    const { token, referenceNumber } = await make(installmentsOf({ expirationDate: '2026/12/20' }));
    expect(await view(token)).toMatchObject({
      amount: 500,
      subscription: { frequency: 'Monthly', numberOfPays: 6, nextPaymentDate: '2026/12/15' },
    });
    await pay(token, visa);
    const subscription = await subscriptionOf(referenceNumber);
    const days = ['2026/12/15', '2027/01/15', '2027/02/15', '2027/03/15', '2027/04/15'];
    for (const [index, day] of days.entries()) {
      const at = collectionOf(day);
      await moveTo(new Date(at.getTime() - 1_000).toISOString());
      expect(await made(subscription?.idSubscription ?? 0)).toBe(1 + index);
      await moveTo(at.toISOString());
      expect(await made(subscription?.idSubscription ?? 0)).toBe(2 + index);
    }
    const done = await subscriptionOf(referenceNumber, 'canceled');
    expect(done).toMatchObject({ amount: 500, numberOfPayment: 6 });
  });

  const made = async (idSubscription: number): Promise<number> =>
    (
      await app.calls.answered('listSubscriptionPayments', {
        query: { idSubscription, rowsOfPage: 100 },
        headers,
      })
    ).data.length;

  it('Scheduled repeats the distance to the agreed day, also where the first is paid after it', async () => {
    const plan = { numberOfPays: 3, nextPaymentDate: '2027/05/05', frequency: 'Scheduled' } as const;
    await moveTo('2027-04-25T18:00:00.000Z');
    const { token, referenceNumber } = await make(
      installmentsOf({ expirationDate: '2027/05/31', paymentProcess: { subscription: plan } }),
    );
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: '2027/05/05' });
    await moveTo('2027-05-08T18:00:00.000Z');
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: '2027/05/18' });
    await pay(token, visa);
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: '2027/05/18' });
    const id = (await subscriptionOf(referenceNumber))?.idSubscription ?? 0;
    await moveTo('2027-05-18T12:00:00.000Z');
    expect(await made(id)).toBe(2);
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: '2027/05/28' });
    await moveTo('2027-05-28T12:00:00.000Z');
    expect((await view(token)).subscription).toMatchObject({ nextPaymentDate: null });
    expect(await made(id)).toBe(3);
    expect(await subscriptionOf(referenceNumber, 'canceled')).toBeDefined();
  });
});
