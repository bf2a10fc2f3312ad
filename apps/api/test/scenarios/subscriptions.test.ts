import { addDays, addMonths, day, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { subscriptionReportColumns } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { createSubscription } from '../factories/cards-factory.ts';
import { linkOf } from '../factories/payment-links-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createPausedSubscription, createReplacement } from '../factories/subscriptions-factory.ts';
import { demoKey } from '../operation-calls.ts';
import {
  approvedOnce,
  createSubscriptionWorld,
  noonOf,
  type SubscriptionWorld,
} from '../subscription-world.ts';

let world: SubscriptionWorld;
beforeAll(async () => {
  world = await createSubscriptionWorld();
  // Those of the demo would be listed beside those of a test.
  await world.app.database.unit({ outside: 'installation' }, (unit) =>
    unit.run(sql`delete from subscriptions where account_id = ${world.accountId}`),
  );
});
afterAll(() => world.app.close());

const list = async (query: object = {}) =>
  (
    await world.app.calls.answered('listSubscriptions', {
      query: { idCompany: 1, rowsOfPage: 100, ...query },
      headers: world.headers(),
    })
  ).data;
const rowOf = async (id: number) => (await list()).find(({ idSubscription }) => idSubscription === id);
const detail = async (id: number, status = 'active') =>
  (
    await world.app.calls.answered('getSubscription', {
      query: { idCompany: 1, id, status },
      headers: world.headers(),
    })
  ).data;
const history = async (idSubscription: number, query: object = {}) =>
  (
    await world.app.calls.answered('listSubscriptionPayments', {
      query: { idSubscription, ...query },
      headers: world.headers(),
    })
  ).data;
const cancel = (body: object) =>
  world.app.calls.answered('cancelSubscription', { body, headers: world.headers() });
const reason = 'Se dio de baja.';
/** One that begins now, without the payment that it begins with. */
const made = async (changes: { readonly numberOfPays?: number } = {}) =>
  createSubscription(world.app, world.accountId, { ...changes, now: new Date(await world.now()) });
const madePaused = async () =>
  createPausedSubscription(world.app, world.accountId, new Date(await world.now()));
/** Declined on three days, by the account's clock. */
const pause = async (id: number): Promise<void> => {
  const { nextPaymentAt } = await world.subscription(id);
  await world.moveTo((nextPaymentAt?.getTime() ?? 0) + 2 * day);
  expect((await world.subscription(id)).status).toBe('paused');
};

describe('the list', () => {
  it('has three tabs, a search by the beginning of reference or e-mail, pages and an exact total', {
    tags: ['CALL-31', 'SUBSCRIPTION-1', 'SUBSCRIPTION-2'],
  }, async () => {
    const active = await world.subscribe('Monthly', { ReferenceNumber: 'Lista-uno' });
    const canceled = await world.subscribe('Monthly', {
      ReferenceNumber: 'lista-dos',
      Email: 'Dos_Lista@Example.com',
    });
    await cancel({ subscriptionId: canceled, reason });
    const paused = await madePaused();
    const completed = await made({ numberOfPays: 1 });
    const ids = async (query: object) => (await list(query)).map(({ idSubscription }) => idSubscription);
    expect(await ids({ status: 'active' })).toEqual([active]);
    expect(await ids({ status: 'paused' })).toEqual([paused]);
    expect(await ids({ status: 'canceled' })).toEqual([completed, canceled]);
    expect(await ids({})).toEqual([completed, paused, canceled, active]);
    expect(await ids({ referenceNumber: 'LISTA-' })).toEqual([canceled, active]);
    expect(await ids({ referenceNumber: 'ista-' })).toEqual([]);
    expect(await ids({ status: 'active', referenceNumber: 'lista-dos' })).toEqual([]);
    expect(await ids({ email: 'DOS_l' })).toEqual([canceled]);
    expect(await ids({ email: 'os_lista' })).toEqual([]);
    for (const hostile of ['dos%', "' or 1=1 --", '\ud800', '\u{10ffff}'])
      expect([hostile, await ids({ email: hostile })]).toEqual([hostile, []]);
    expect(await ids({ email: 'dos_lista@example.com', status: 'active' })).toEqual([]);
    const page = await list({ rowsOfPage: 1, pageNumber: 2, status: 'canceled' });
    expect(page.map(({ idSubscription, maxRows, maxPages }) => [idSubscription, maxRows, maxPages])).toEqual([
      [canceled, 2, 2],
    ]);
    for (const sortDirection of ['asc', 'desc'] as const)
      for (const sortBy of ['date', 'reference', 'amount', 'nextPayment', 'modification'] as const)
        expect((await ids({ sortBy, sortDirection })).toSorted()).toEqual(
          [active, canceled, paused, completed].toSorted(),
        );
    expect(await ids({ sortBy: 'reference', sortDirection: 'asc', referenceNumber: 'lista' })).toEqual([
      canceled,
      active,
    ]);
  });

  it('tells of each its newest charge and its next', { tags: ['SUBSCRIPTION-8'] }, async () => {
    const id = await world.subscribe('Daily', { ReferenceNumber: 'FILA-1', Email: 'Eva@Example.com' });
    const begun = await world.now();
    await world.moveBy({ days: 2 });
    const charges = await world.charges(id);
    const { originTransactionId } = await world.subscription(id);
    const today = toWireDay(await world.now());
    expect(await rowOf(id)).toMatchObject({
      idTransaction: charges.at(-1)?.id,
      idOriginTransaction: originTransactionId,
      idSubscription: id,
      referenceNumber: 'FILA-1',
      frequency: 'Daily',
      transactionDate: collectionOf(today).toISOString(),
      paymentDate: collectionOf(addDays(today, 1)).toISOString(),
      date: new Date(begun).toISOString(),
      modificationDate: collectionOf(today).toISOString(),
      amount: 350.5,
      currency: 'MXN',
      numberOfPayment: 0,
      idStatus: 1,
      statusId: 2,
      status: 'Active',
      active: true,
      isCompleted: false,
      paymentsMade: 3,
      linkToReplaceCard: null,
      customerName: 'Ana López',
      email: 'Eva@Example.com',
    });
    await cancel({ subscriptionId: id, reason });
    expect(await rowOf(id)).toMatchObject({
      idStatus: 3,
      status: 'Canceled',
      active: false,
      paymentDate: null,
    });
  });

  it('takes no other tab, page or column', async () => {
    for (const query of [
      { status: 'Activa' },
      { status: 'completed' },
      { pageNumber: 0 },
      { rowsOfPage: limits.maxRowsOfPage + 1 },
      { sortBy: 'id' },
      { referenceNumber: 'x'.repeat(31) },
      { email: 'x'.repeat(limits.filterLength.email + 1) },
      { email: 'a\u0000' },
      { referenceNumber: '\u0000' },
      { strange: 1 },
    ])
      expect([query, await world.codeOf('listSubscriptions', { query })]).toEqual([query, 'invalid_fields']);
  });

  it('is found whatever the case of its path and its names', async () => {
    const { body } = await world.app.http
      .get('/api/SUBSCRIPTION/Subscription?IDCOMPANY=1&STATUS=paused&PAGENUMBER=1&ROWSOFPAGE=10')
      .set(world.headers())
      .expect(200);
    expect(body).toMatchObject({ success: true, message: '' });
    expect(body.data.length).toBeGreaterThan(0);
  });
});

describe('the report', () => {
  it('holds all that is found, whatever the rows, under headings of its own', {
    tags: ['CALL-35', 'SUBSCRIPTION-3'],
  }, async () => {
    const text = async (query: Record<string, unknown>, body: object = {}) =>
      (await world.app.calls.answered('reportSubscriptions', { query, body, headers: world.headers() })).text;
    const whole = await text({ rows: 1, rowsOfPage: 1 }, { translations: { amount: 'Monto, en MXN' } });
    expect(whole.charCodeAt(0)).toBe(0xfeff);
    const lines: string[][] = parse(whole, { bom: true });
    expect(lines[0]).toEqual(
      subscriptionReportColumns.map((column) => (column === 'amount' ? 'Monto, en MXN' : column)),
    );
    expect(lines.slice(1)).toHaveLength((await list())[0]?.maxRows ?? 0);
    const active: string[][] = parse(await text({ status: 'active' }), { bom: true });
    expect(active.slice(1).map(([id]) => Number(id))).toEqual(
      (await list({ status: 'active' })).map(({ idSubscription }) => idSubscription),
    );
    expect(parse(await text({ referenceNumber: 'nadie' }), { bom: true })).toHaveLength(1);
    expect(parse(await text({ email: 'nadie' }), { bom: true })).toHaveLength(1);
  });

  it('is named after the business and the day, and quotes formulas', { tags: ['PORTAL-39'] }, async () => {
    const ReferenceNumber = '=1+1';
    await world.subscribe('Annual', { ReferenceNumber });
    const { text, headers } = await world.app.calls.answered('reportSubscriptions', {
      query: { referenceNumber: ReferenceNumber },
      body: {},
      headers: world.headers(),
    });
    const today = toWireDay(await world.now()).replaceAll('/', '-');
    expect(headers['content-disposition']).toContain(`subscriptions-1-${today}.csv`);
    const [, line]: string[][] = parse(text, { bom: true });
    expect(line?.[1]).toBe("'=1+1");
    expect(line?.slice(4, 8)).toEqual(['350.50', 'MXN', 'Anual', 'Activa']);
  });
});

describe('the detail', () => {
  it('says what was charged, what is next and how many attempts are left', {
    tags: ['CALL-32', 'SUBSCRIPTION-16'],
  }, async () => {
    const id = await world.subscribe('Monthly', { cardNumber: approvedOnce });
    const begun = toWireDay(await world.now());
    expect(await detail(id)).toMatchObject({
      idSubscription: id,
      customerName: 'Ana López',
      email: 'ana.lopez@example.com',
      amount: 350.5,
      frequency: 'Monthly',
      numberOfPayments: 0,
      amountInAll: null,
      status: 'Active',
      nowAttemptNumber: 0,
      remainingAttempts: 3,
      totalAmount: 350.5,
      cancellationDate: null,
      dateIfReactivated: null,
      card: { brand: 'Visa', lastFour: '0341', expiry: '12/2099' },
      upcoming: [1, 2, 3, 4].map((months) => collectionOf(addMonths(begun, months)).toISOString()),
    });
    const { nextPaymentAt } = await world.subscription(id);
    await world.moveTo(nextPaymentAt?.getTime() ?? 0);
    expect(await detail(id)).toMatchObject({
      nowAttemptNumber: 1,
      remainingAttempts: 2,
      lastDeclinedDate: nextPaymentAt?.toISOString(),
      // Tried again the day after; what follows keeps its days.
      upcoming: [
        new Date((nextPaymentAt?.getTime() ?? 0) + day).toISOString(),
        ...[2, 3, 4].map((months) => collectionOf(addMonths(begun, months)).toISOString()),
      ],
    });
    await pause(id);
    const paused = await detail(id, 'canceled');
    expect(paused).toMatchObject({
      status: 'Paused',
      idStatus: 2,
      active: false,
      remainingAttempts: 0,
      nextPaymentDate: null,
      upcoming: [],
      modificationDate: new Date((nextPaymentAt?.getTime() ?? 0) + 2 * day).toISOString(),
    });
    expect(paused.dateIfReactivated).toBe(collectionOf(addMonths(begun, 2)).toISOString());
    await cancel({ subscriptionId: id, reason });
    expect(await detail(id)).toMatchObject({
      status: 'Canceled',
      cancellationReason: reason,
      cancellationDate: new Date(await world.now()).toISOString(),
      dateIfReactivated: null,
    });
  });

  it('of one with a fixed number of payments says what they come to, and ends by itself', async () => {
    const id = await createSubscription(world.app, world.accountId, {
      frequency: 'Daily',
      numberOfPays: 3,
      amount: 50_000,
      now: new Date(await world.now()),
    });
    expect(await detail(id)).toMatchObject({ numberOfPayments: 3, amountInAll: 1_500, totalAmount: 500 });
    await world.moveBy({ days: 5 });
    expect(await detail(id)).toMatchObject({
      status: 'Canceled',
      isCompleted: true,
      cancellationReason: 'Completó sus pagos',
      totalAmount: 1_500,
      paymentsMade: 3,
      nextPaymentDate: null,
    });
    expect((await world.charges(id)).length).toBe(2);
  });
});

describe('the history', () => {
  it('is every attempt, the newest first, with the payment that it corresponds to', {
    tags: ['CALL-33', 'SUBSCRIPTION-17'],
  }, async () => {
    const from = toWireDay(await world.now());
    const id = await world.subscribe('Biweekly', { cardNumber: approvedOnce });
    await world.moveTo(noonOf(addDays(from, 16)));
    const due = collectionOf(addDays(from, 14)).toISOString();
    const rows = await history(id);
    expect(
      rows.map(({ date, paymentDate, paymentNumber, statusId }) => [
        date,
        paymentDate,
        paymentNumber,
        statusId,
      ]),
    ).toEqual([
      ...[16, 15, 14].map((days) => [collectionOf(addDays(from, days)).toISOString(), due, 2, 3]),
      [expect.any(String), collectionOf(from).toISOString(), 1, 2],
    ]);
    expect(rows[0]).toMatchObject({
      amount: 350.5,
      status: 'Rejected',
      declinedReason: expect.stringMatching(/fondos/i),
      maxRows: 4,
      maxPages: 1,
    });
    const [second] = await history(id, { rowsOfPage: 3, pageNumber: 2 });
    expect(second).toMatchObject({ paymentNumber: 1, maxRows: 4, maxPages: 2 });
    expect(await history(id, { pageNumber: 2 })).toEqual([]);
  });

  it('begins with the verification of a card where the first payment is to come', async () => {
    const from = toWireDay(await world.now());
    const id = await world.subscribe('Monthly', { FirstPaymentDate: addDays(from, 4) });
    expect(await history(id)).toMatchObject([
      { amount: 0, paymentNumber: null, paymentDate: null, statusId: 2 },
    ]);
    // It is no charge: the list has none yet, and the first one once it is due.
    expect(await rowOf(id)).toMatchObject({ statusId: null, transactionDate: null });
    await world.moveBy({ days: 5 });
    expect(await rowOf(id)).toMatchObject({ statusId: 2 });
  });
});

describe('a subscription that began on a hosted page', () => {
  it('was first charged when its page was paid, not when it was opened', async () => {
    const { calls } = world.app;
    const { data: made } = await calls.answered('createPaymentLink', {
      body: linkOf({
        typeFrequency: 'isRecurring',
        paymentProcess: { subscription: { frequency: 'Annual' } },
        expirationDate: '8999/12/31',
      }),
      headers: world.headers(),
    });
    await world.moveBy({ days: 10 });
    const paidAt = new Date(await world.now()).toISOString();
    await calls.answered('payCheckout', {
      params: { token: made.url.split('/').at(-1) },
      body: {
        idPaymentMethod: 8,
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '2099',
        cvv: '123',
      },
    });
    const row = (await list()).find(({ referenceNumber }) => referenceNumber === made.referenceNumber);
    const today = collectionOf(toWireDay(Date.parse(paidAt))).toISOString();
    expect(row?.transactionDate).toBe(paidAt);
    expect(await history(row?.idSubscription ?? 0)).toMatchObject([
      { date: paidAt, paymentDate: today, paymentNumber: 1 },
    ]);
  });
});

describe('a cancellation', () => {
  it('names the subscription by any transaction of it, and both must be of the same', {
    tags: ['CALL-34'],
  }, async () => {
    const id = await world.subscribe('Daily');
    const other = await world.subscribe('Daily');
    await world.moveBy({ days: 1 });
    const [charge] = await world.charges(id);
    const TransactionNumber = String(charge?.id);
    expect(
      await world.codeOf('cancelSubscription', {
        body: { TransactionNumber, subscriptionId: other, reason },
      }),
    ).toBe('subscription_not_found');
    const { data } = await cancel({
      TRANSACTIONNUMBER: TransactionNumber,
      SubscriptionId: id,
      Reason: reason,
    });
    expect(data).toMatchObject({ idSubscription: id, status: 'Canceled', cancellationReason: reason });
    await cancel({
      TransactionNumber: String((await world.subscription(other)).originTransactionId),
      reason,
    });
    // A payment without one names none.
    const paid = await world.app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    for (const number of [paid.data.transactionNumber, '999999'])
      expect(await world.codeOf('cancelSubscription', { body: { TransactionNumber: number, reason } })).toBe(
        'subscription_not_found',
      );
    await world.moveBy({ days: 3 });
    expect(await world.charges(id)).toHaveLength(1);
  });

  it.each([
    ['', 'required'],
    ['Baja', 'too_short'],
    ['   Baja   ', 'too_short'],
    [undefined, 'required'],
    ['x'.repeat(251), 'too_long'],
  ])('with the reason %j is refused at its field', { tags: ['SUBSCRIPTION-32'] }, async (text, code) => {
    const subscriptionId = await world.subscribe('Annual');
    const { errors } = await world.app.calls.refused('cancelSubscription', {
      body: { subscriptionId, reason: text },
      headers: world.headers(),
    });
    expect(errors.map((error) => [error.field, error.code])).toEqual([['reason', code]]);
    expect((await world.subscription(subscriptionId)).status).toBe('active');
  });

  it('with 5 and with 250 characters is made', { tags: ['SUBSCRIPTION-32'] }, async () => {
    for (const text of ['Bajas', 'x'.repeat(250)])
      await cancel({ subscriptionId: await world.subscribe('Annual'), reason: text });
  });

  it('needs a subscription to be named', async () => {
    const { errors } = await world.app.calls.refused('cancelSubscription', {
      body: {},
      headers: world.headers(),
    });
    expect(errors.map(({ field, code }) => [field, code]).toSorted()).toEqual([
      ['reason', 'required'],
      ['subscriptionId', 'required'],
    ]);
  });
});

describe('a reactivation', () => {
  it('goes on with the next date of the original schedule after today; what was missed is not charged', {
    tags: ['CALL-39', 'SUBSCRIPTION-29'],
  }, async () => {
    const year = Number(toWireDay(await world.now()).slice(0, 4)) + 1;
    await world.moveTo(noonOf(`${year}/01/31`));
    const id = await world.subscribe('Monthly', { cardNumber: approvedOnce });
    await world.moveTo(noonOf(`${year}/03/05`));
    expect(await detail(id)).toMatchObject({
      status: 'Paused',
      dateIfReactivated: collectionOf(`${year}/03/31`).toISOString(),
    });
    await world.moveTo(noonOf(`${year}/06/10`));
    await world.accept(id);
    const { data } = await world.app.calls.answered('reactivateSubscription', {
      body: { subscriptionId: id },
      headers: world.headers(),
    });
    expect(data).toMatchObject({
      status: 'Active',
      active: true,
      nextPaymentDate: collectionOf(`${year}/06/30`).toISOString(),
      nowAttemptNumber: 0,
      remainingAttempts: 3,
      totalAmount: 350.5,
    });
    await world.moveTo(noonOf(`${year}/09/01`));
    const paid = (await world.charges(id)).filter(({ status }) => status === 2);
    expect(
      paid.map(({ createdAt, paymentNumber }) => [toWireDay(createdAt.getTime()), paymentNumber]),
    ).toEqual([
      [`${year}/06/30`, 2],
      [`${year}/07/31`, 3],
      [`${year}/08/31`, 4],
    ]);
  });

  it('on a day of the schedule waits for the next, before 06:00 as well', async () => {
    const from = toWireDay(await world.now());
    const id = await world.subscribe('Biweekly', { cardNumber: approvedOnce });
    await pause(id);
    await world.moveTo(collectionOf(addDays(from, 28)).getTime() - 60_000);
    const { data } = await world.app.calls.answered('reactivateSubscription', {
      body: { subscriptionId: id },
      headers: world.headers(),
    });
    expect(data.nextPaymentDate).toBe(collectionOf(addDays(from, 42)).toISOString());
  });
});

describe('every call in every state', () => {
  const states = {
    active: () => made(),
    paused: madePaused,
    canceled: async () => {
      const id = await made();
      await cancel({ subscriptionId: id, reason });
      return id;
    },
    completed: () => made({ numberOfPays: 1 }),
  } as const;
  const at = (id: number) => ({ subscriptionId: id });
  const calls = {
    cancel: (id: number) => world.codeOf('cancelSubscription', { body: { ...at(id), reason } }),
    payCancel: async (id: number) => {
      const { status, body } = await world.app.calls.send('payCancelSubscription', {
        body: { SubscriptionId: String(id) },
        headers: demoKey,
      });
      return status === 200 ? '200' : String(body.code);
    },
    reactivate: (id: number) => world.codeOf('reactivateSubscription', { body: at(id) }),
    createLink: (id: number) => world.codeOf('createCardReplacement', { params: { id } }),
    detail: (id: number) => world.codeOf('getSubscription', { query: { id } }),
    history: (id: number) => world.codeOf('listSubscriptionPayments', { query: { idSubscription: id } }),
  } as const;
  const outcomes = {
    cancel: { active: '200', paused: '200', canceled: 'subscription_ended', completed: 'subscription_ended' },
    payCancel: {
      active: '200',
      paused: '200',
      canceled: 'subscription_ended',
      completed: 'subscription_ended',
    },
    reactivate: {
      active: 'subscription_not_paused',
      paused: '200',
      canceled: 'subscription_ended',
      completed: 'subscription_ended',
    },
    createLink: {
      active: 'subscription_not_paused',
      paused: '200',
      canceled: 'subscription_ended',
      completed: 'subscription_ended',
    },
    detail: { active: '200', paused: '200', canceled: '200', completed: '200' },
    history: { active: '200', paused: '200', canceled: '200', completed: '200' },
  } as const;
  const ended = { canceled: 'SUBSCRIPTION-31', completed: 'SUBSCRIPTION-31' };
  const lines: Readonly<Record<keyof typeof calls, Readonly<Partial<Record<keyof typeof states, string>>>>> =
    {
      cancel: { active: 'SUBSCRIPTION-27', paused: 'SUBSCRIPTION-28', ...ended },
      payCancel: { active: 'SUBSCRIPTION-27', paused: 'SUBSCRIPTION-28', ...ended },
      reactivate: { active: 'SUBSCRIPTION-27', paused: 'SUBSCRIPTION-29', ...ended },
      createLink: { paused: 'SUBSCRIPTION-30', ...ended },
      detail: {},
      history: {},
    };
  const table = (Object.keys(calls) as (keyof typeof calls)[]).flatMap((call) =>
    (Object.keys(states) as (keyof typeof states)[]).map(
      (state) => [call, state, outcomes[call][state]] as const,
    ),
  );

  for (const [call, state, expected] of table)
    it(`${call} of one that is ${state}: ${expected}`, { tags: lines[call][state] }, async () => {
      const id = await states[state]();
      const before = await world.subscription(id);
      expect(await calls[call](id)).toBe(expected);
      if (expected !== '200') expect(await world.subscription(id)).toEqual(before);
    });

  it('is refused alike of one that never was', async () => {
    for (const call of Object.values(calls)) expect(await call(999_999)).toBe('subscription_not_found');
  });

  it('leaves no link open once it is canceled or charges again', async () => {
    for (const call of ['cancel', 'reactivate'] as const) {
      const token = await createReplacement(world.app, world.accountId, new Date(await world.now()));
      const row = (await list({ status: 'paused' })).find(({ linkToReplaceCard }) =>
        linkToReplaceCard?.endsWith(token),
      );
      expect(row?.linkToReplaceCard).toBe(`${world.app.url}/checkout/${token}`);
      expect(await calls[call](row?.idSubscription ?? 0)).toBe('200');
      expect((await rowOf(row?.idSubscription ?? 0))?.linkToReplaceCard).toBeNull();
    }
  });
});
