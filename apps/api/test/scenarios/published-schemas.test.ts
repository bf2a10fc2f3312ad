import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblems, requestProblems } from '../published-schemas.ts';

const [accepted] = operations.createPayment.examples;
const { cardNumber, cardExpirationMonth, cardExpirationYear, cvv, ...order } = accepted.body;
const card = { cardNumber, cardExpirationMonth, cardExpirationYear, cvv };

const token = { customerCardIdentifier: { Id: 'tok_4Jp2mVq8sXw0LkD3' } };
const session = { PaymentProcess: { sessionId: 'ses_8f2c1b7d90a34e55' } };
const oxxo = { IdPaymentMethod: 5 };
const paynet = { IdPaymentMethod: 11 };
const aplazo = { IdPaymentMethod: 13 };
const blankOthers = { customerCardIdentifier: { Id: '' }, PaymentProcess: { sessionId: '' } };

describe('a standard validator', () => {
  it('takes every amount of whole centavos', () => {
    const amounts = fc.integer({ min: 100, max: 100_000_000 }).map((centavos) => centavos / 100);
    fc.assert(
      fc.property(amounts, (Amount) => {
        expect(requestProblems('createPayment', { body: { ...order, ...card, Amount } })).toEqual([]);
      }),
      { examples: [[19.99], [4.35], [8.2], [1.1], [1_000_000]] },
    );
  });

  it.each<[OperationName, object[], object[]]>([
    [
      'createPayment',
      [card, token, session, oxxo, paynet, aplazo, { ...token, cvv }, { ...card, ...blankOthers }].map(
        (way) => ({
          ...order,
          ...way,
        }),
      ),
      [
        {},
        { cardNumber },
        blankOthers,
        { customerCardIdentifier: { Id: ' ' } },
        { IdPaymentMethod: 8 },
        { ...card, ...token },
        { ...card, ...session },
        { ...card, ...oxxo },
        { ...card, ...aplazo },
        { ...token, ...session },
        { ...token, ...paynet },
        { ...session, ...aplazo },
      ].map((way) => ({ ...order, ...way })),
    ],
    [
      'payCapture',
      [
        { TransactionNumber: '1024', Amount: 1 },
        { TransactionCode: 'trx_7Q2mX0d4', Amount: 1 },
      ],
      [{ Amount: 1 }],
    ],
    [
      'cancelSubscription',
      [
        { subscriptionId: 12, reason: 'Se dio de baja.' },
        { TransactionNumber: '1024', reason: 'Se dio de baja.' },
      ],
      [{ reason: 'Se dio de baja.' }],
    ],
    [
      'createCardToken',
      [{ FirstName: 'Ana', LastName: 'López', Email: 'ana.lopez@example.com', ...card }],
      [{ FirstName: 'Ana', LastName: 'López', Email: 'ana.lopez@example.com', cardNumber }],
    ],
    [
      'saveBlacklistEntry',
      [
        { fieldRulesId: 1, value: 'fraude@example.com' },
        { fieldRulesId: 1, idTransaction: 12 },
      ],
      [{ fieldRulesId: 1 }, { fieldRulesId: 1, value: 'fraude@example.com', idTransaction: 12 }],
    ],
    ['payCheckout', [{ idPaymentMethod: 8, ...card }, { idPaymentMethod: 5 }], [{ idPaymentMethod: 8 }, {}]],
  ])('judges what fields of %s mean together as the API does', (name, taken, refused) => {
    const { body: schema }: Operation = operations[name];
    const isTaken = (body: object): boolean => requestProblems(name, { body }).length === 0;
    expect(taken.filter((body) => !isTaken(body))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
    expect(taken.every((body) => schema?.safeParse(body).success)).toBe(true);
    // It is the service that asks a payer for every field of the card.
    if (name !== 'payCheckout') expect(refused.some((body) => schema?.safeParse(body).success)).toBe(false);
  });

  it('finds an answer that is not described', () => {
    const gone = { success: true, data: [{ value: 1, label: 'Creada' }], message: '' };
    expect(answerProblems('listStatuses', 200, gone)).toEqual([]);
    expect(answerProblems('listStatuses', 418, gone)).toEqual(['the status 418 is not described']);
    expect(answerProblems('listStatuses', 200, { ...gone, data: [{ value: 1 }] })).toEqual([
      '/data/0 must have required property \'label\' {"missingProperty":"label"}',
    ]);
  });
});
