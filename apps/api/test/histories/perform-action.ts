import { brandOf } from '@pasarela/contracts/card-numbers/card-brands';
import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { sql } from '#database/sql.ts';
import { demoKey, pathOf } from '../operation-calls.ts';
import type { HistoryCard, PageAction, Process } from './history-steps.ts';
import type { HistoryWorld } from './history-world.ts';
import type { Action, Bought } from './model-actions.ts';
import type { Expected } from './model-pages.ts';

type Sent = {
  readonly name: OperationName;
  readonly params?: Readonly<Record<string, string>>;
  readonly body: object;
  readonly headers?: Record<string, string>;
};

const send = async (
  { app }: HistoryWorld,
  { name, params, body, headers = demoKey }: Sent,
): Promise<Expected> => {
  const { method } = operations[name];
  const answer = await app.inject({ method, url: pathOf(operations[name], params), payload: body, headers });
  const { responseCode, code, data } = answer.json() as {
    responseCode?: string;
    code?: string;
    data?: { statusId?: number } | null;
  };
  const shown = data?.statusId === undefined ? '' : String(data.statusId).padStart(3, '0');
  return { status: answer.statusCode, code: responseCode ?? code ?? shown };
};

const cardFields = ({ number, month, year }: HistoryCard) => ({
  cardNumber: number,
  cardExpirationMonth: month,
  cardExpirationYear: year,
  cvv: brandOf(number) === 'amex' ? '1234' : '123',
});

const orderFields = ({ reference, amount, email }: Bought) => ({
  ReferenceNumber: reference,
  Amount: amount / 100,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: email,
});

const processFields = (process: Process, now: number): object => {
  if (process.kind === 'sale') return {};
  if (process.kind === 'twoSteps') return { PaymentProcess: { IsTwoStepPay: true } };
  const { frequency: Frequency, firstIn } = process.plan;
  const FirstPaymentDate = firstIn === undefined ? undefined : addDays(toWireDay(now), firstIn);
  return { PaymentProcess: { Subscription: { Frequency, FirstPaymentDate } } };
};

const onPage = (token: string, action: PageAction): Sent => {
  const at = (name: OperationName, body: object): Sent => ({ name, params: { token }, body, headers: {} });
  switch (action.kind) {
    case 'card':
      return at('payCheckout', {
        idPaymentMethod: 8,
        ...cardFields(action.card),
        installmentCount: action.months,
      });
    case 'cash':
      return at('payCheckout', { idPaymentMethod: action.method });
    case 'chooseAplazo':
      return at('payCheckout', { idPaymentMethod: 13 });
    case 'leave':
      return at('leaveCheckout', {});
    case 'challenge':
      return at('answerChallenge', { outcome: action.outcome });
    case 'aplazo':
      return at('answerAplazo', { outcome: action.outcome });
  }
};

const pageOf = async (
  { database }: HistoryWorld,
  id: number,
): Promise<{ readonly checkoutToken: string | null } | undefined> =>
  database.read.first(sql`select checkout_token from transactions where id = ${id}`);

const codeOfToken = async ({ database }: HistoryWorld, token: number): Promise<string> => {
  const rows = await database.read.all<{ code: string }>(
    sql`select code from card_tokens where listed = ${true} order by id`,
  );
  return rows[token - 1]?.code ?? 'tok_none';
};

const sentOf = async (
  world: HistoryWorld,
  action: Exclude<Action, { by: number }>,
  now: number,
): Promise<Sent> => {
  switch (action.kind) {
    case 'pay':
      return {
        name: 'createPayment',
        body: {
          ...orderFields(action.purchase),
          ...cardFields(action.card),
          ...processFields(action.process, now),
          ...(action.months === undefined
            ? {}
            : { SpecialOffer: { IsInstallment: true, InstallmentCount: action.months } }),
          ...(action.keep ? { customerCardIdentifier: { create: true } } : {}),
        },
      };
    case 'payByToken':
      return {
        name: 'createPayment',
        body: {
          ...orderFields(action.purchase),
          ...processFields(action.process, now),
          customerCardIdentifier: { Id: await codeOfToken(world, action.token) },
        },
      };
    case 'payByCash':
    case 'payByAplazo':
      return {
        name: 'createPayment',
        body: {
          ...orderFields(action.purchase),
          IdPaymentMethod: action.kind === 'payByCash' ? action.method : 13,
        },
      };
    case 'open':
      return {
        name: 'createTransaction',
        body: {
          ...orderFields(action.purchase),
          ...processFields(action.process, now),
          IdPaymentMethod: action.method,
        },
      };
    case 'page': {
      const row = await pageOf(world, action.transaction);
      return onPage(row?.checkoutToken ?? 'none', action.action);
    }
    case 'capture':
      return {
        name: 'payCapture',
        body: { TransactionNumber: String(action.transaction), Amount: action.amount / 100 },
      };
    case 'cancel':
      return {
        name: 'payCancel',
        body: { TransactionNumber: String(action.transaction), Reason: 'Sin existencias' },
      };
    case 'refund':
      return {
        name: 'payRefund',
        body: { transactionCode: String(action.transaction), amount: action.amount / 100 },
      };
    case 'simulateCash':
      return {
        name: 'simulateCashPayment',
        params: { id: String(action.transaction) },
        body: {},
        headers: await world.dashboard(),
      };
    case 'nextOutcome':
      return {
        name: 'setNextOutcome',
        body: { outcome: action.outcome },
        headers: await world.dashboard(),
      };
    case 'cancelSubscription':
      return { name: 'payCancelSubscription', body: { SubscriptionId: String(action.subscription) } };
  }
};

/** Does it, through the API; answers what came back. `now`: the account's clock. */
export const perform = async (world: HistoryWorld, action: Action, now: number): Promise<Expected> => {
  switch (action.kind) {
    case 'clock':
      return send(world, {
        name: 'moveClock',
        body: { seconds: action.by / 1_000 },
        headers: await world.dashboard(),
      });
    case 'wait':
    case 'timer':
      world.time.now += action.by;
      if (action.kind === 'timer') await world.carryOutDue();
      return { status: 200, code: '' };
    default:
      return send(world, await sentOf(world, action, now));
  }
};
