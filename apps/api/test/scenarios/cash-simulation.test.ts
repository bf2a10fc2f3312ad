import { transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let general: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  general = { ...bearer(await app.signIn('general')), company: '1' };
});
afterAll(() => app.close());

const detail = async (idTransaction: number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction }, headers: general })).data;

it.each([
  // 100.00: OXXO 3.9% + 3.00 = 6.90, IVA 1.10; Paynet 2.9% + 4.00 = 6.90, IVA 1.10.
  [5, 6.9, 1.1],
  [11, 6.9, 1.1],
])(
  'a cash reference of method %i is paid now, with its fee',
  { tags: ['CALL-29', 'TRANSACTION-21'] },
  async (paymentMethod, fee, tax) => {
    const made = await createTransaction(app, account, 5, { paymentMethod });
    const { now } = await detail(made.id);
    const { data } = await app.calls.answered('simulateCashPayment', {
      params: { id: made.id },
      headers: general,
    });
    expect(data).toEqual({
      status: 'Accepted',
      idTransaction: made.id,
      transactionCode: made.code,
      amount: 100,
      paymentDate: now,
    });
    expect(await detail(made.id)).toMatchObject({
      statusId: 2,
      paymentDate: now,
      companyCommission: fee,
      commission: fee + tax,
      total: 92,
      canRefund: false,
    });
    const { data: story } = await app.calls.answered('getStory', {
      params: { idTransaction: made.id },
      headers: general,
    });
    expect(story.at(-1)).toMatchObject({
      move: 'pay',
      amount: 100,
      actor: { kind: 'user', name: 'general' },
      transfers: [
        { kind: 'sale', amount: 100 },
        { kind: 'fee', amount: fee },
        { kind: 'tax', amount: tax },
      ],
    });
  },
);

it('is paid once, however many try', async () => {
  const { id } = await createTransaction(app, account, 5, { paymentMethod: 5 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.calls.send('simulateCashPayment', { params: { id }, headers: general }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
});

it('is for what waits for cash alone', { tags: ['LINK-9', 'TRANSACTION-20'] }, async () => {
  for (const status of transactionStatusIds.filter((id) => id !== 5)) {
    const { id } = await createTransaction(app, account, status, { paymentMethod: 5 });
    const refusal = await app.calls.refused('simulateCashPayment', { params: { id }, headers: general });
    expect([status, refusal.status, refusal.code]).toEqual([status, 409, 'status_not_allowed']);
    expect((await detail(id)).statusId).toBe(status);
  }
});

it('does not exist in production', {
  tags: ['LINK-8', 'LINK-9', 'TRANSACTION-20', 'TRANSACTION-21'],
}, async () => {
  const production = await accountIdOf(app, 1, 'Production');
  const { id } = await createTransaction(app, production, 5, { paymentMethod: 5 });
  const headers = { ...bearer(await app.signIn('general', 'Production')), company: '1' };
  const { status, code } = await app.calls.refused('simulateCashPayment', { params: { id }, headers });
  expect([status, code]).toEqual([404, 'production_only_sandbox']);
});
