import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import { fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { type TimeRange, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import { sql } from '#database/sql.ts';
import { saveVelocityRule } from '#features/fraud/velocity-rules-repository.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { accountIdOf } from './factories/accounts-factory.ts';
import { createPublicKey, formSessionOf } from './factories/cards-factory.ts';
import { newReference, orderOf, paymentOf } from './factories/payments-factory.ts';
import { bearer, demoKey } from './operation-calls.ts';

/** The IP address of the tests' own calls, as the server sees it. */
export const ownAddress = '127.0.0.1';

const cardOf = (cardNumber: string) => ({
  cardNumber,
  cardExpirationMonth: '12',
  cardExpirationYear: '2040',
  cvv: '123',
});

/** The e-mail, IP address and card of a payer. */
export type TestPayer = { readonly email: string; readonly ip: string; readonly card: string };

/** The state of a payment after an attempt. */
export type Paid = { readonly statusId: number; readonly id: number; readonly url: string | null };

const tokenIn = (url: string | null): string => url?.split('/checkout/')[1] ?? '';

/** An application with an owner, and every way in which a payer can attempt a payment. */
export const createFraudWorld = async () => {
  const app: TestApp = await buildTestApp({ scale: 0 });
  const accountId = await accountIdOf(app, 1);
  const publicKey = await createPublicKey(app, accountId);
  const owner: Record<string, string> = { ...bearer(await app.signIn('admin')), company: '1' };
  const { calls, database } = app;

  const create = async (body: CreatePayment) =>
    (await calls.answered('createPayment', { body, headers: demoKey })).data;
  const open = async (body: CreateTransaction) =>
    (await calls.answered('createTransaction', { body, headers: demoKey })).data;
  const detail = async (idTransaction: number) =>
    (await calls.answered('getTransaction', { params: { idTransaction }, headers: owner })).data;
  const story = async (idTransaction: number) =>
    (await calls.answered('getStory', { params: { idTransaction }, headers: owner })).data;
  const orderBy = ({ email, ip }: TestPayer) => orderOf({ Email: email, Device: { IP: ip } });
  const paymentBy = (payer: TestPayer, changes: Partial<CreatePayment> = {}) =>
    paymentOf({ ...orderBy(payer), ...cardOf(payer.card), ...changes });

  const madeBy = (answer: Awaited<ReturnType<typeof create>>): Paid => ({
    id: Number(answer.transactionNumber),
    statusId: Number(answer.responseCode),
    url: answer.url,
  });
  const onPage = async (token: string, body: object): Promise<Paid> => {
    const { data } = await calls.answered('payCheckout', { params: { token }, body });
    return {
      id: Number(data.transactionNumber),
      statusId: data.statusId,
      url: `${app.url}/checkout/${token}`,
    };
  };
  const pageOf = async (payer: TestPayer): Promise<string> => tokenIn((await open(orderBy(payer))).url);

  /** Every way to pay: the outer function makes the preparations, the inner one makes the attempt. */
  const ways = {
    card: async (payer: TestPayer) => async () => madeBy(await create(paymentBy(payer))),
    'card, two steps': async (payer: TestPayer) => async () =>
      madeBy(await create(paymentBy(payer, { PaymentProcess: { IsTwoStepPay: true } }))),
    subscription: async (payer: TestPayer) => async () =>
      madeBy(await create(paymentBy(payer, { PaymentProcess: { Subscription: { Frequency: 'Annual' } } }))),
    token: async (payer: TestPayer) => {
      const { data } = await calls.answered('createCardToken', {
        body: { FirstName: 'Ana', LastName: 'López', Email: payer.email, ...cardOf(payer.card) },
        headers: demoKey,
      });
      const customerCardIdentifier = { Id: data.customerCardIdentifier };
      return async () => madeBy(await create({ ...orderBy(payer), customerCardIdentifier }));
    },
    session: async (payer: TestPayer) => {
      const body = formSessionOf('demo-sandbox-key', publicKey, cardOf(payer.card));
      await calls.answered('createFormSession', { body });
      const { Device: _, ...order } = orderBy(payer);
      return async () => madeBy(await create({ ...order, PaymentProcess: { sessionId: body.SessionId } }));
    },
    'hosted card': async (payer: TestPayer) => {
      const token = await pageOf(payer);
      return () => onPage(token, { idPaymentMethod: 8, ...cardOf(payer.card) });
    },
    retry: async (payer: TestPayer) => {
      const token = await pageOf(payer);
      await onPage(token, { idPaymentMethod: 8, ...cardOf('4000000000009995') });
      return () => onPage(token, { idPaymentMethod: 8, ...cardOf(payer.card) });
    },
    link: async (payer: TestPayer) => {
      const { data: clock } = await calls.answered('getClock', { headers: owner });
      const { data } = await calls.answered('createPaymentLink', {
        body: {
          referenceNumber: newReference(),
          email: payer.email,
          amount: 350.5,
          currency: 'MXN',
          expirationDate: addDays(toWireDay(Date.parse(clock.now)), 3),
          typeFrequency: 'isNone',
        },
        headers: owner,
      });
      return () => onPage(tokenIn(data.url), { idPaymentMethod: 8, ...cardOf(payer.card) });
    },
    oxxo: async (payer: TestPayer) => async () =>
      madeBy(await create({ ...orderBy(payer), IdPaymentMethod: 5 })),
    paynet: async (payer: TestPayer) => async () =>
      madeBy(await create({ ...orderBy(payer), IdPaymentMethod: 11 })),
    aplazo: async (payer: TestPayer) => async () =>
      madeBy(await create({ ...orderBy(payer), IdPaymentMethod: 13 })),
    'hosted oxxo': async (payer: TestPayer) => {
      const token = await pageOf(payer);
      return () => onPage(token, { idPaymentMethod: 5 });
    },
    'hosted aplazo': async (payer: TestPayer) => {
      const token = await pageOf(payer);
      return () => onPage(token, { idPaymentMethod: 13 });
    },
  } as const satisfies Record<string, (payer: TestPayer) => Promise<() => Promise<Paid>>>;

  return {
    app,
    accountId,
    owner,
    ways,
    create,
    open,
    detail,
    story,
    orderBy,
    paymentBy,
    onPage,
    tokenIn,
    move: (body: object) => calls.answered('moveClock', { body, headers: owner }),
    challenge: async (url: string | null, outcome: 'approve' | 'fail' | 'leave') =>
      (await calls.answered('answerChallenge', { params: { token: tokenIn(url) }, body: { outcome } })).data,
    /** Sets a velocity rule through the API, replacing the previous one. */
    setRule: (field: FraudField, value: number, timeRange: TimeRange = 'day', active = true) =>
      calls.answered('updateVelocityRules', {
        body: [
          { fieldRuleTypesId: fraudFields[field].id, active, value, timeRangeId: timeRanges[timeRange].id },
        ],
        headers: owner,
      }),
    /** Sets a velocity rule in the database: needs no session, which would expire when real time moves. */
    writeRule: (field: FraudField, value: number, timeRange: TimeRange = 'day', active = true) =>
      database.unit({ outside: 'installation' }, (unit) =>
        saveVelocityRule(unit, accountId, field, { value, timeRange, active }),
      ),
    list: (field: FraudField, value: string, active = true) =>
      calls.answered('saveBlacklistEntry', {
        body: { fieldRulesId: fraudFields[field].id, value, active },
        headers: owner,
      }),
    /** Deletes all rules and blacklist entries. */
    clear: () =>
      database.unit({ outside: 'installation' }, async (unit) => {
        await unit.run(sql`delete from blacklist_entries where account_id = ${accountId}`);
        await unit.run(sql`delete from velocity_rules where account_id = ${accountId}`);
      }),
  };
};

export type FraudWorld = Awaited<ReturnType<typeof createFraudWorld>>;
