import { addDays, day, endOfDay, hour, minute, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let dashboard: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  dashboard = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read, app.time.now);
  await app.close();
});

const now = async () => Date.parse((await app.calls.answered('getClock', { headers: dashboard })).data.now);
/** Moves the account's clock to an instant. */
const moveTo = (instant: number) =>
  app.calls.answered('moveClock', { body: { to: new Date(instant).toISOString() }, headers: dashboard });

type Payment = Parameters<typeof paymentOf>[0];

const pay = async (changes: Payment = {}) =>
  (await app.calls.answered('createPayment', { body: paymentOf(changes), headers: demoKey })).data;
const open = async (changes: Parameters<typeof orderOf>[0] = {}) =>
  (await app.calls.answered('createTransaction', { body: orderOf(changes), headers: demoKey })).data;
const byCash = async () =>
  (
    await app.calls.answered('createPayment', {
      body: orderOf({ IdPaymentMethod: 5 }),
      headers: demoKey,
    })
  ).data;
type Answer = Awaited<ReturnType<typeof pay>>;

const statusOf = async (transactionNumber: string) =>
  (await app.calls.answered('getResponse', { params: { transactionNumber }, headers: demoKey })).data
    .responseCode;
const tokenOf = ({ url }: Answer): string => url?.split('/checkout/')[1] ?? '';
/** What a call came to: the response code of what it did, or the code of its refusal. */
const codeOf = async (sent: ReturnType<typeof app.calls.send>): Promise<string> => {
  const { body } = await sent;
  return String(body.responseCode ?? body.code ?? body.data?.statusId ?? body.data?.status);
};
const refund = (payment: Answer, amount: number) =>
  codeOf(
    app.calls.send('payRefund', {
      body: { transactionCode: payment.transactionCode, amount },
      headers: demoKey,
    }),
  );

type Edge = {
  readonly what: string;
  readonly begin: () => Promise<Answer>;
  /** When it passes, of what began at a moment. */
  readonly at: (begun: number) => number;
  readonly act: (answer: Answer) => Promise<string>;
  /** What comes of it a second before, at the very moment and a second after it. */
  readonly outcomes: readonly [string, string, string];
};

const settled = async ({ transactionNumber: idTransaction }: Answer) => {
  const { data } = await app.calls.answered('getTransaction', {
    params: { idTransaction },
    headers: dashboard,
  });
  return data.idConciliation === null ? 'not yet' : 'settled';
};
const chargesOf = async ({ referenceNumber }: Answer) => {
  const rows = await app.database.read.all(
    sql`select id from transactions where reference_number = ${referenceNumber}`,
  );
  return String(rows.length);
};
const visa = {
  idPaymentMethod: 8,
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '30',
  cvv: '123',
};

const edges: readonly Edge[] = [
  {
    what: 'five minutes before a refund',
    begin: () => pay(),
    at: (begun) => begun + 5 * minute,
    act: (answer) => refund(answer, 350.5),
    outcomes: ['refund_too_early', '012', '012'],
  },
  {
    what: 'a day before a refund of a part',
    begin: () => pay(),
    at: (begun) => begun + day,
    act: (answer) => refund(answer, 1),
    outcomes: ['refund_partial_too_early', '016', '016'],
  },
  {
    what: 'the seven days of an authorization',
    begin: () => pay({ PaymentProcess: { IsTwoStepPay: true } }),
    at: (begun) => begun + 7 * day,
    act: ({ transactionNumber: TransactionNumber }) =>
      codeOf(app.calls.send('payCapture', { body: { TransactionNumber, Amount: 350.5 }, headers: demoKey })),
    outcomes: ['002', 'status_not_allowed', 'status_not_allowed'],
  },
  {
    what: 'the day of a checkout',
    begin: () => open(),
    at: (begun) => begun + day,
    act: (answer) =>
      codeOf(app.calls.send('payCheckout', { params: { token: tokenOf(answer) }, body: visa })),
    outcomes: ['2', 'checkout_ended', 'checkout_ended'],
  },
  {
    what: 'the half hour of a challenge',
    begin: () => pay({ cardNumber: '4000000000003220' }),
    at: (begun) => begun + 30 * minute,
    act: (answer) =>
      codeOf(
        app.calls.send('answerChallenge', {
          params: { token: tokenOf(answer) },
          body: { outcome: 'approve' },
        }),
      ),
    outcomes: ['2', 'status_not_allowed', 'status_not_allowed'],
  },
  {
    what: '23:59 of the third day of a cash reference',
    begin: byCash,
    at: (begun) => endOfDay(addDays(toWireDay(begun), 3)) - minute,
    act: ({ transactionNumber: id }) =>
      codeOf(app.calls.send('simulateCashPayment', { params: { id }, headers: dashboard })),
    outcomes: ['Accepted', 'status_not_allowed', 'status_not_allowed'],
  },
  {
    what: '08:00 of the day after, when it is settled',
    begin: () => pay(),
    at: (begun) => endOfDay(toWireDay(begun)) + 8 * hour,
    act: settled,
    outcomes: ['not yet', 'settled', 'settled'],
  },
  {
    what: '06:00 of the next payment of a subscription',
    begin: () => pay({ PaymentProcess: { Subscription: { Frequency: 'Daily' } } }),
    at: (begun) => endOfDay(toWireDay(begun)) + 6 * hour,
    act: chargesOf,
    outcomes: ['1', '2', '2'],
  },
  {
    what: 'three days before a dispute',
    begin: () => pay({ cardNumber: '4000000000000259' }),
    at: (begun) => begun + 3 * day,
    act: ({ transactionNumber }) => statusOf(transactionNumber),
    outcomes: ['002', '017', '017'],
  },
  {
    what: 'ten days for the proof of a chargeback',
    begin: () => pay({ cardNumber: '4000000000002685' }),
    at: (begun) => begun + 13 * day,
    act: ({ transactionNumber }) => statusOf(transactionNumber),
    outcomes: ['017', '018', '018'],
  },
];

// Once a day that a charge may be tried again stands with its call (subscriptions-reprocess), the week of a link with its page.
describe('to the second', () => {
  it.each(edges)('$what', async ({ begin, at, act, outcomes }) => {
    const subjects = [await begin(), await begin(), await begin()];
    const edge = at(await now());
    const seen: string[] = [];
    for (const [index, subject] of subjects.entries()) {
      await moveTo(edge + (index - 1) * 1_000);
      seen.push(await act(subject));
    }
    expect(seen).toEqual(outcomes);
  });

  it('a part of a payment that is captured late counts from its capture', async () => {
    const authorized = await pay({ PaymentProcess: { IsTwoStepPay: true } });
    await moveTo((await now()) + 2 * day);
    const { transactionNumber: TransactionNumber } = authorized;
    await app.calls.answered('payCapture', { body: { TransactionNumber, Amount: 350.5 }, headers: demoKey });
    const captured = await now();
    await moveTo(captured + day - 1_000);
    expect(await refund(authorized, 1)).toBe('refund_partial_too_early');
    await moveTo(captured + day);
    expect(await refund(authorized, 1)).toBe('016');
  });
});

const summaryOf = async (period: '0-D' | '1-D') =>
  (
    await app.calls.answered('getSummary', {
      params: { idCompany: 1, period },
      headers: dashboard,
    })
  ).data;

describe("Mexico City's midnight", () => {
  it('parts the days of lists, summary, report and settlement', async () => {
    const today = toWireDay(await now());
    const midnight = endOfDay(today);
    const tomorrow = toWireDay(midnight);
    const before = await summaryOf('0-D');
    await moveTo(midnight - 1_000);
    const last = await pay();
    await moveTo(midnight);
    const first = await pay();
    await moveTo(midnight + 1_000);
    const second = await pay();

    const listed = async (wireDay: string) =>
      (
        await app.calls.answered('listTransactions', {
          query: { initDate: wireDay, endDate: wireDay, rowsOfPage: 100 },
          headers: dashboard,
        })
      ).data.map(({ referenceNumber }) => referenceNumber);
    const reported = async (wireDay: string) =>
      (
        await app.calls.answered('getDayReport', {
          params: { transactionDate: wireDay.replaceAll('/', '-') },
          query: { rowsOfPage: 100 },
          headers: demoKey,
        })
      ).data.transactions.map(({ referenceNumber }) => referenceNumber);
    for (const daysOf of [listed, reported]) {
      const [ofToday, ofTomorrow] = [await daysOf(today), await daysOf(tomorrow)];
      expect(ofToday).toContain(last.referenceNumber);
      expect(ofTomorrow).toEqual([second.referenceNumber, first.referenceNumber]);
    }
    // 350.50 − 12.66 − 2.03
    const net = 335.81;
    expect((await summaryOf('0-D')).days).toEqual([
      { day: tomorrow, net: 2 * net, transactions: 2, sales: 2 },
    ]);
    const [{ net: soldBefore = 0, transactions: begunBefore = 0, sales: salesBefore = 0 } = {}] = before.days;
    expect((await summaryOf('1-D')).days).toEqual([
      {
        day: today,
        net: Number((soldBefore + net).toFixed(2)),
        transactions: begunBefore + 1,
        sales: salesBefore + 1,
      },
    ]);
    // What was sold on the last second of yesterday is of yesterday, and later in its day than it is now.
    expect((await summaryOf('0-D')).previous).toMatchObject({
      initDate: today,
      net: Number((soldBefore + net).toFixed(2)),
      netUntilSameTime: 0,
    });
    await moveTo(midnight + 8 * hour);
    expect([await settled(last), await settled(first)]).toEqual(['settled', 'not yet']);
    await moveTo(startOfDay(addDays(tomorrow, 1)) + 8 * hour);
    expect(await settled(first)).toBe('settled');
  });
});
