import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { Status, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

type Card = { number: string; month: string; year: string; code?: string };

const pay = async ({ number, month, year, code = number.length === 15 ? '1234' : '123' }: Card) => {
  const body = paymentOf({
    cardNumber: number,
    cardExpirationMonth: month,
    cardExpirationYear: year,
    cvv: code,
  });
  return (await app.calls.answered('createPayment', { body, headers: demoKey })).data;
};

describe('the table of test cards', () => {
  for (const { number, brand, funding, expiry, outcome, responseCode } of testCards) {
    const { month, year } = expiry ?? { month: '12', year: '2030' };
    it(`${number} ${month}/${year} answers ${responseCode}`, { tags: ['PAYMENT-32'] }, async () => {
      const data = await pay({ number, month, year });
      const declined = outcome.kind === 'declined' ? outcome.reason : null;
      const accepted = responseCode === '002';
      expect(data).toMatchObject({
        responseCode,
        status: { '002': 'Accepted', '003': 'Rejected', '007': 'Review' }[responseCode],
        message: declined
          ? declineReasons[declined].es
          : transactionStatuses[accepted ? Status.accepted : Status.review].meaning.es,
        declineReason: declined,
        authorizationCode: accepted ? expect.stringMatching(/^\d{6}$/) : null,
        paymentDate: accepted ? '2026-11-20T18:00:00.000Z' : null,
        url: responseCode === '007' ? expect.stringMatching(/\/checkout\/chk_[\w-]{24}$/) : null,
        idPaymentMethod: funding === 'credit' ? 8 : 10,
        card: {
          brand: cardBrands[brand].label,
          cardType: cardBrands[brand].cardType,
          firstSix: number.slice(0, 6),
          lastFour: number.slice(-4),
        },
      });
    });
  }
});

describe('what the specification and the issue name', () => {
  const named: readonly (readonly [string, string, string, string])[] = [
    ['4242424242424242', '12', '2030', '002'],
    ['5105105105105100', '12', '2030', '003'],
    ['378282246310005', '01', '26', '002'],
    ['378282246310005', '01', '2026', '002'],
    ['378282246310005', '04', '37', '003'],
    ['378282246310005', '04', '2037', '003'],
  ];
  for (const [number, month, year, responseCode] of named)
    it(`${number} ${month}/${year} answers ${responseCode}, with a token of Authenticate`, {
      tags: ['PAYMENT-32'],
    }, async () => {
      const body = { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' };
      const { data } = await app.calls.answered('authenticate', { body });
      expect(data).toMatchObject({ message: 'Autenticación correcta.', expiresIn: 3_600 });
      const payment = paymentOf({
        cardNumber: number,
        cardExpirationMonth: month,
        cardExpirationYear: year,
        cvv: number.length === 15 ? '1234' : '123',
      });
      const paid = await app.calls.answered('createPayment', { body: payment, headers: bearer(data.token) });
      expect(paid.data.responseCode).toBe(responseCode);
    });

  it('says in English why it was declined, where that is asked for', async () => {
    const made = await app.calls.answered('createPayment', {
      body: paymentOf({ cardNumber: '4000000000009995' }),
      headers: { ...demoKey, 'accept-language': 'en' },
    });
    const { replaced, ...data } = made.data;
    expect(replaced).toEqual([]);
    expect(data.message).toBe('The card has insufficient funds.');
    const params = { transactionNumber: data.transactionNumber };
    const asked = await app.calls.answered('getResponse', { params, headers: demoKey });
    expect(asked.data).toEqual({ ...data, message: 'La tarjeta no tiene fondos suficientes.' });
  });

  it('puts the payment first in the list of the dashboard', async () => {
    const data = await pay({ number: '4242424242424242', month: '12', year: '2030' });
    const headers = { ...bearer(await app.signIn('reportes')), company: '1' };
    const { data: rows } = await app.calls.answered('listTransactions', { headers });
    expect(rows[0]).toMatchObject({
      idTransaction: Number(data.transactionNumber),
      referenceNumber: data.referenceNumber,
      transactionCode: data.transactionCode,
      date: '2026-11-20T18:00:00.000Z',
      amount: 350.5,
      statusId: 2,
      status: 'Accepted',
      account: '424242******4242',
      // 2.9% of 350.50 is 10.1645, 2.50 more, and 16% of 12.66.
      companyCommission: 12.66,
      commission: 14.69,
      total: 335.81,
    });
  });
});

describe('the order of judgement', () => {
  // The tests' day is 2026-11-20.
  const judged: readonly (readonly [string, Card, string])[] = [
    [
      'an accepted card whose month is over is declined as expired',
      { number: '4242424242424242', month: '10', year: '2026' },
      'expired_card',
    ],
    [
      'a declined card keeps its own reason, expired or not',
      { number: '4000000000009995', month: '01', year: '2020' },
      'insufficient_funds',
    ],
    [
      'an unknown number whose expiry is past is expired',
      { number: '4111111111111111', month: '01', year: '2020' },
      'expired_card',
    ],
    [
      'an unknown number is told to use a test card',
      { number: '4111111111111111', month: '12', year: '2030' },
      'use_test_card',
    ],
    [
      'the American Express card with another expiry is none of the table',
      { number: '378282246310005', month: '02', year: '2030' },
      'use_test_card',
    ],
  ];
  for (const [name, card, reason] of judged)
    it(name, async () => {
      expect(await pay(card)).toMatchObject({ responseCode: '003', declineReason: reason });
    });

  it('takes a card in the very month of its expiry', async () => {
    const data = await pay({ number: '4242424242424242', month: '11', year: '26' });
    expect(data.responseCode).toBe('002');
  });

  it('refuses a malformed card before it asks the table', async () => {
    const body = paymentOf({ cardNumber: '4242424242424241', cvv: '12' });
    const { code, errors } = await app.calls.refused('createPayment', { body, headers: demoKey });
    expect(code).toBe('invalid_fields');
    expect(errors.map(({ field, code: problem }) => [field, problem])).toContainEqual([
      'cvv',
      'invalid_format',
    ]);
  });
});
