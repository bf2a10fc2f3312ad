import type { OperationName } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { createRandom } from '#seed/seeded-random.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { seedsOf } from '../test-size.ts';

let app: TestApp;
let account: number;
let dashboard: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
  dashboard = { ...bearer(await app.signIn('admin')), company: '1' };
  await setAddresses(app, account, 'https://tienda.example/resultados');
});
afterAll(() => app.close());

type Call = { readonly name: OperationName; readonly body: object; readonly other: object };

const authorized = async () =>
  (
    await app.calls.answered('createPayment', {
      body: paymentOf({ PaymentProcess: { IsTwoStepPay: true } }),
      headers: demoKey,
    })
  ).data;
const paid = async () => {
  const { data } = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
  await app.calls.answered('moveClock', { body: { days: 1 }, headers: dashboard });
  return data;
};

/** Every call of the payment API that changes something, and the same with another body. */
const kinds: readonly (() => Promise<Call>)[] = [
  async () => {
    const body = paymentOf();
    return { name: 'createPayment', body, other: { ...body, Amount: 1 } };
  },
  async () => {
    const body = { ...orderOf(), IdPaymentMethod: 5 };
    return { name: 'createPayment', body, other: { ...body, IdPaymentMethod: 11 } };
  },
  async () => {
    const body = orderOf();
    return { name: 'createTransaction', body, other: { ...body, FirstName: 'Eva' } };
  },
  async () => {
    const { transactionNumber: TransactionNumber } = await authorized();
    return {
      name: 'payCapture',
      body: { TransactionNumber, Amount: 100 },
      other: { TransactionNumber, Amount: 101 },
    };
  },
  async () => {
    const { transactionNumber: TransactionNumber } = await authorized();
    const body = { TransactionNumber, Reason: 'Sin existencias' };
    return { name: 'payCancel', body, other: { ...body, Reason: 'Otra' } };
  },
  async () => {
    // A part: nothing but the key keeps the second from being made.
    const { transactionCode } = await paid();
    return {
      name: 'payRefund',
      body: { transactionCode, amount: 2 },
      other: { transactionCode, amount: 3 },
    };
  },
];

const counted = async () =>
  app.database.read.first<{ transactions: number; events: number; messages: number; refunds: number }>(sql`
    select (select count(*) from transactions where account_id = ${account}) as transactions,
      (select count(*) from transaction_events where account_id = ${account}) as events,
      (select count(*) from webhook_messages where account_id = ${account}) as messages,
      (select count(*) from refunds where account_id = ${account}) as refunds`);

describe('fifty calls at once with one Idempotency-Key', () => {
  it.each(seedsOf({ small: 12, full: 200 }))('do it once, and tell of it once (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const kind = kinds[seed % kinds.length];
    if (!kind) throw new Error('no call');
    const { name, body, other } = await kind();
    const key = `at-once-${seed}`;
    const before = await counted();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const changed = random.next() < 0.2;
        const sent = { body: changed ? other : body, headers: { ...demoKey, 'idempotency-key': key } };
        const { status, text, body: answer, headers } = await app.calls.send(name, sent);
        return { changed, status, text, code: answer.code, replayed: headers['idempotent-replayed'] };
      }),
    );
    const first = answers.filter(({ status, replayed }) => status === 200 && replayed === undefined);
    expect([seed, name, first.length]).toEqual([seed, name, 1]);
    // Whichever body came first is the key's.
    const won = first[0];
    for (const { changed, status, text, code } of answers) {
      if (code === 'idempotency_in_progress') expect(status).toBe(409);
      else if (changed === won?.changed) expect([status, text]).toEqual([200, won.text]);
      else expect([status, code]).toEqual([422, 'idempotency_key_reused']);
    }
    const after = await counted();
    const begun = (after?.transactions ?? 0) - (before?.transactions ?? 0);
    expect(begun).toBe(name.startsWith('create') ? 1 : 0);
    expect((after?.messages ?? 0) - (before?.messages ?? 0)).toBe(1);
    expect((after?.refunds ?? 0) - (before?.refunds ?? 0)).toBe(name === 'payRefund' ? 1 : 0);
    const again = await app.calls.answered(name, {
      body: won?.changed ? other : body,
      headers: { ...demoKey, 'idempotency-key': key },
    });
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([won?.text, 'true']);
    expect(await counted()).toEqual(after);
  });

  it("leave another account's same key to it", async () => {
    const body = paymentOf();
    const answers = await Promise.all(
      [demoKey, ollinKey].flatMap((headers) =>
        Array.from({ length: 25 }, () =>
          app.calls.send('createPayment', { body, headers: { ...headers, 'idempotency-key': 'of-both' } }),
        ),
      ),
    );
    const first = answers.filter(
      ({ status, headers }) => status === 200 && headers['idempotent-replayed'] === undefined,
    );
    expect(first).toHaveLength(2);
  });

  it('leave books that agree', async () => {
    await expectLedgerAgrees(app.database.read, app.time.now);
  });
});
