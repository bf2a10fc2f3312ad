import { hour, startOfDay } from '@pasarela/contracts/dates/dates';
import type { OperationName } from '@pasarela/contracts/operations';
import { expect } from 'vitest';
import { sql } from '#database/sql.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { accountIdOf } from './factories/accounts-factory.ts';
import { paymentOf } from './factories/payments-factory.ts';
import { bearer, demoKey, type Sent } from './operation-calls.ts';

/** A card that is approved the first time and declined whenever it is charged again. */
export const approvedOnce = '4000000000000341';

export type SubscriptionFrequency = 'Daily' | 'Biweekly' | 'Monthly' | 'Halfyearly' | 'Annual';

type Plan = {
  readonly FirstPaymentDate?: string;
  readonly cardNumber?: string;
  readonly Email?: string;
  readonly ReferenceNumber?: string;
};

/** Noon in Mexico City on a day. */
export const noonOf = (text: string): number => startOfDay(text) + 12 * hour;

/** The time, status and payment number of each charge after the first. */
export const told = (charges: readonly TransactionRow[]) =>
  charges.map(({ createdAt, status, paymentNumber }) => [createdAt.toISOString(), status, paymentNumber]);

/** The application, a business with subscriptions, and its clock. */
export type SubscriptionWorld = {
  readonly app: TestApp;
  readonly accountId: number;
  headers(): Record<string, string>;
  now(): Promise<number>;
  moveTo(moment: number): Promise<unknown>;
  moveBy(span: object): Promise<unknown>;
  /** Advances real time and signs in again, since sessions expire. */
  wait(milliseconds: number): Promise<void>;
  subscribe(frequency: SubscriptionFrequency, plan?: Plan): Promise<number>;
  subscription(id: number): Promise<SubscriptionRow>;
  charges(id: number): Promise<TransactionRow[]>;
  /** The error code of a refused call, or 200. */
  codeOf(name: OperationName, sent: Omit<Sent, 'headers'>): Promise<string>;
  /** Makes the bank accept the card of a subscription from now on. */
  accept(id: number): Promise<void>;
};

export const createSubscriptionWorld = async (): Promise<SubscriptionWorld> => {
  const app = await buildTestApp({ scale: 0 });
  const signIn = async () => ({ ...bearer(await app.signIn('admin')), company: '1' });
  let owner = await signIn();
  const accountId = await accountIdOf(app, 1);
  const { read } = app.database;
  // The demo's subscriptions are canceled, since they would be collected along with those of the test.
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`delete from due_work where account_id = ${accountId} and kind = 'collect'`);
    await unit.run(sql`
      update subscriptions set status = 'canceled', next_payment_at = null
      where account_id = ${accountId} and status in ('active', 'paused')`);
  });
  const now = async (): Promise<number> => {
    const row = await read.first<{ offset: number }>(
      sql`select clock_offset as offset from account_states where account_id = ${accountId}`,
    );
    return app.time.now + (row?.offset ?? 0);
  };
  const subscription = async (id: number): Promise<SubscriptionRow> => {
    const row = await read.first<SubscriptionRow>(sql`select * from subscriptions where id = ${id}`);
    if (!row) throw new Error(`no subscription ${id}`);
    return row;
  };
  return {
    app,
    accountId,
    headers: () => owner,
    now,
    subscription,
    moveTo: (moment) =>
      app.calls.answered('moveClock', { body: { to: new Date(moment).toISOString() }, headers: owner }),
    moveBy: (span) => app.calls.answered('moveClock', { body: span, headers: owner }),
    wait: async (milliseconds) => {
      app.time.now += milliseconds;
      owner = await signIn();
    },
    subscribe: async (Frequency, { FirstPaymentDate, ...changes } = {}) => {
      const Subscription = { Frequency, ...(FirstPaymentDate ? { FirstPaymentDate } : {}) };
      const body = paymentOf({ cardExpirationYear: '2099', ...changes, PaymentProcess: { Subscription } });
      const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
      expect(data).toMatchObject({ responseCode: '002', subscriptionId: expect.stringMatching(/^\d+$/) });
      return Number(data.subscriptionId);
    },
    charges: async (id) => {
      const { originTransactionId } = await subscription(id);
      return read.all<TransactionRow>(sql`
        select * from transactions where subscription_id = ${id} and id <> ${originTransactionId}
        order by created_at, id`);
    },
    codeOf: async (name, sent) => {
      const { status, body } = await app.calls.send(name, { ...sent, headers: owner });
      return status === 200 ? '200' : String(body.code);
    },
    accept: async (id) => {
      const { cardTokenId } = await subscription(id);
      await app.database.unit({ outside: 'installation' }, (unit) =>
        unit.run(sql`update card_tokens set acquirer_token = 'sim_visa4242_now' where id = ${cardTokenId}`),
      );
    },
  };
};
