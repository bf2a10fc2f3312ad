import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#seed/seeded-random.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { countOf } from '../table-rows.ts';
import { seedsOf } from '../test-size.ts';

let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const refusals = ['refund_exceeds_remaining', 'status_not_allowed'];

describe('fifty refunds of one payment at once', () => {
  it.each(seedsOf({ small: 6, full: 200 }))(
    'never exceed it, whole and in parts (seed %i)',
    { tags: ['REFUND-16'] },
    async (seed) => {
      const random = createRandom(seed);
      const centavos = random.whole(10_000, 500_000);
      const body = paymentOf({ Amount: centavos / 100 });
      const { data: paid } = await app.calls.answered('createPayment', { body, headers: demoKey });
      await app.calls.answered('moveClock', { body: { days: 1 }, headers: owner });

      const { transactionCode } = paid;
      const wanted = Array.from({ length: 50 }, () => ({
        amount: random.next() < 0.15 ? centavos : random.whole(100, Math.ceil(centavos / 6)),
        surface: random.pick(['createRefund', 'payRefund'] as const),
      }));
      const answers = await Promise.all(
        wanted.map(async ({ amount, surface }) => {
          const sent = { body: { transactionCode, amount: amount / 100 } };
          const headers = surface === 'payRefund' ? demoKey : owner;
          const { status, body: answer } = await app.calls.send(surface, { ...sent, headers });
          return { amount, status, code: String(answer.code) };
        }),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      for (const { status, code } of answers)
        if (status !== 200) expect([status, refusals.includes(code), code]).toEqual([409, true, code]);
      const sum = accepted.reduce((total, { amount }) => total + amount, 0);
      expect(accepted.length).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(centavos);

      const { data } = await app.calls.answered('getTransaction', {
        params: { idTransaction: paid.transactionNumber },
        headers: owner,
      });
      expect(data.refundedAmount).toBe(sum / 100);
      expect(data.statusId).toBe(sum === centavos ? 12 : 16);
      expect(
        await countOf(app.database.read, 'refunds', { transactionId: Number(paid.transactionNumber) }),
      ).toBe(accepted.length);
    },
  );

  it('of the whole are made once', async () => {
    const { data: paid } = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    await app.calls.answered('moveClock', { body: { minutes: 5 }, headers: owner });
    const sent = { body: { transactionCode: paid.transactionCode, amount: 350.5 } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? app.calls.send('createRefund', { ...sent, headers: owner })
          : app.calls.send('payRefund', { ...sent, headers: demoKey }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)]);
  });

  it('leave a ledger that balances', async () => {
    expect(await expectLedgerAgrees(app.database.read)).toBeGreaterThan(100);
  });
});
