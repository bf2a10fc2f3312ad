import {
  type TransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { newReference, paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
let account: number;
let dashboard: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  dashboard = { ...bearer(await app.signIn('general')), company: '1' };
});
afterAll(() => app.close());

const declinedCard = { cardNumber: '4000000000009995' };
const pay = async (changes: Parameters<typeof paymentOf>[0], headers = demoKey) =>
  (await app.calls.answered('createPayment', { body: paymentOf(changes), headers })).data;
const detail = async (number: string | number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction: number }, headers: dashboard }))
    .data;
const story = async (number: string | number) =>
  (await app.calls.answered('getStory', { params: { idTransaction: number }, headers: dashboard })).data;

describe('a reference', () => {
  it('is taken by an accepted payment: the next is refused and names it', async () => {
    const ReferenceNumber = newReference();
    const { transactionNumber } = await pay({ ReferenceNumber });
    for (const [language, message] of [
      ['es', `La referencia ya la usa la transacción ${transactionNumber}.`],
      ['en', `The reference is already used by transaction ${transactionNumber}.`],
    ] as const)
      expect(
        await app.calls.refused('createPayment', {
          body: paymentOf({ ReferenceNumber }),
          headers: { ...demoKey, 'accept-language': language },
        }),
      ).toMatchObject({ status: 409, code: 'reference_taken', message });
  });

  it('is free after a decline: the retry takes the place of what failed, and both stories say so', async () => {
    const ReferenceNumber = newReference();
    const first = await pay({ ReferenceNumber, ...declinedCard });
    const second = await pay({ ReferenceNumber, ...declinedCard });
    const third = await pay({ ReferenceNumber });
    expect([first, second, third].map(({ responseCode }) => responseCode)).toEqual(['003', '003', '002']);
    // Nothing that could still be paid was lost, and the answer says so.
    const replacedBySecond = {
      transactionNumber: first.transactionNumber,
      status: 'Rejected',
      wasOpen: false,
    };
    expect(first.replaced).toEqual([]);
    expect(second.replaced).toMatchObject([replacedBySecond]);
    expect(third.replaced).toMatchObject([
      { ...replacedBySecond, transactionNumber: second.transactionNumber },
    ]);

    for (const [failed, successor] of [
      [first, second],
      [second, third],
    ] as const) {
      const params = { transactionNumber: failed.transactionNumber };
      const { data } = await app.calls.answered('getResponse', { params, headers: demoKey });
      expect(data).toMatchObject({
        responseCode: '011',
        status: 'Replaced',
        message: 'Fue un intento fallido y otro con la misma referencia tomó su lugar.',
        declineReason: 'insufficient_funds',
      });
      expect(await detail(failed.transactionNumber)).toMatchObject({
        statusId: 11,
        replacedBy: Number(successor.transactionNumber),
      });
      expect(
        (await story(failed.transactionNumber)).map(({ move, statusId, related, reason }) => ({
          move,
          statusId,
          related,
          reason,
        })),
      ).toEqual([
        { move: 'create', statusId: 1, related: null, reason: null },
        {
          move: 'decline',
          statusId: 3,
          related: null,
          reason: 'La tarjeta no tiene fondos suficientes.',
        },
        { move: 'replace', statusId: 11, related: Number(successor.transactionNumber), reason: null },
      ]);
    }
    const params = { referenceNumber: ReferenceNumber };
    const newest = await app.calls.answered('getResponseByReference', { params, headers: demoKey });
    expect(newest.data.transactionNumber).toBe(third.transactionNumber);
  });

  it('is another one in another case, and another one in another account', async () => {
    const one = await pay({ ReferenceNumber: 'Pedido-Á' });
    const other = await pay({ ReferenceNumber: 'pedido-á' });
    const elsewhere = await pay({ ReferenceNumber: 'Pedido-Á' }, ollinKey);
    for (const [{ referenceNumber, transactionNumber }, headers] of [
      [one, demoKey],
      [other, demoKey],
      [elsewhere, ollinKey],
    ] as const) {
      const { data } = await app.calls.answered('getResponseByReference', {
        params: { referenceNumber },
        headers,
      });
      expect(data.transactionNumber).toBe(transactionNumber);
    }
  });

  it('is found as it was sent, with the blanks round it that it is not kept with', async () => {
    const ReferenceNumber = ` ${newReference()}\u00a0`;
    const { transactionNumber } = await pay({ ReferenceNumber });
    const params = { referenceNumber: ReferenceNumber };
    const { data } = await app.calls.answered('getResponseByReference', { params, headers: demoKey });
    expect(data).toMatchObject({ transactionNumber, referenceNumber: ReferenceNumber.trim() });
  });

  it('may hold what a path must encode', async () => {
    for (const ReferenceNumber of ['A/1 b', '50%?x=1#y', '../health', '😀'.repeat(15), "o'brien", '%zz']) {
      const { transactionNumber } = await pay({ ReferenceNumber });
      const { data } = await app.calls.answered('getResponseByReference', {
        params: { referenceNumber: ReferenceNumber },
        headers: demoKey,
      });
      expect([data.referenceNumber, data.transactionNumber]).toEqual([ReferenceNumber, transactionNumber]);
    }
  });

  it('goes to one of many payments that come at once', async () => {
    const ReferenceNumber = newReference();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.calls.send('createPayment', { body: paymentOf({ ReferenceNumber }), headers: demoKey }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(await countOf(app.database.read, 'transactions', { referenceNumber: ReferenceNumber })).toBe(1);
  });

  it('is never held by two, however declines and payments arrive', async () => {
    const ReferenceNumber = newReference();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.calls.send('createPayment', {
          body: paymentOf({ ReferenceNumber, ...(index % 2 ? {} : declinedCard) }),
          headers: demoKey,
        }),
      ),
    );
    const rows = await rowsOf(app.database.read, 'transactions', { referenceNumber: ReferenceNumber });
    expect(rows.at(-1)?.status).toBe(2);
    const failed = rows.slice(0, -1);
    expect(failed.every(({ status }) => status === 11)).toBe(true);
    expect(failed.map(({ replacedById }) => replacedById)).toEqual(rows.slice(1).map(({ id }) => id));
  });
});

/** What a new payment does with the reference of a transaction, by its status. */
const after: Readonly<Record<TransactionStatus, 'refused' | 'replaced' | 'kept'>> = {
  1: 'replaced',
  2: 'refused',
  3: 'replaced',
  4: 'replaced',
  5: 'refused',
  6: 'replaced',
  7: 'refused',
  8: 'refused',
  9: 'kept',
  10: 'replaced',
  11: 'kept',
  12: 'refused',
  13: 'kept',
  14: 'replaced',
  15: 'replaced',
  16: 'refused',
  17: 'refused',
  18: 'refused',
};

describe('the reference of a transaction in status', () => {
  it.each(transactionStatusIds)('%i is taken, freed or passed on as decided', async (status) => {
    const { id, referenceNumber } = await createTransaction(app, account, status);
    const body = paymentOf({ ReferenceNumber: referenceNumber });
    if (after[status] === 'refused') {
      const refusal = await app.calls.refused('createPayment', { body, headers: demoKey });
      expect(refusal).toMatchObject({
        code: 'reference_taken',
        message: `La referencia ya la usa la transacción ${id}.`,
      });
      expect((await detail(id)).statusId).toBe(status);
      return;
    }
    const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
    const replaced = after[status] === 'replaced';
    expect(await detail(id)).toMatchObject({
      statusId: replaced ? 11 : status,
      status: transactionStatuses[replaced ? 11 : status].name,
      replacedBy: replaced ? Number(data.transactionNumber) : null,
    });
  });
});
