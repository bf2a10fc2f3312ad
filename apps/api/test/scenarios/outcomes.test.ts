import { hour, minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { isDeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { nextOutcomeNames } from '@pasarela/contracts/sandbox/next-outcomes';
import { cashPatterns } from '@pasarela/contracts/test-cards/cash-patterns';
import { disputeAfter, testCards } from '@pasarela/contracts/test-cards/test-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

/** What the sandbox's tables say, seen from outside: by payment in payments-test-cards, here by what comes after it. */
let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

const create = async (body: object) =>
  (await app.calls.answered('createPayment', { body, headers: demoKey })).data;
const statusOf = async (transactionNumber: string) =>
  (await app.calls.answered('getResponse', { params: { transactionNumber }, headers: demoKey })).data;
const codeOf = async (transactionNumber: string) => (await statusOf(transactionNumber)).responseCode;
const now = async () => Date.parse((await app.calls.answered('getClock', { headers: owner })).data.now);
const moveTo = async (moment: number) =>
  app.calls.answered('moveClock', { body: { to: new Date(moment).toISOString() }, headers: owner });
const tokenOf = (url: string | null): string => url?.split('/').at(-1) ?? '';

const cardOf = ({ number, expiry }: (typeof testCards)[number]) => ({
  cardNumber: number,
  cardExpirationMonth: expiry?.month ?? '12',
  cardExpirationYear: expiry?.year ?? '2099',
  cvv: number.length === 15 ? '1234' : '123',
});
const named = (row: (typeof testCards)[number]) =>
  [`${row.number}${row.expiry ? ` ${row.expiry.month}/${row.expiry.year}` : ''}`, row] as const;
const rowsOf = (...kinds: readonly string[]) =>
  testCards.filter(({ outcome }) => kinds.includes(outcome.kind));

describe('a card of the table, charged again by its token', () => {
  it.each(testCards.map(named))('%s', async (_, row) => {
    const body = { FirstName: 'Ana', LastName: 'López', Email: 'ana@example.com', ...cardOf(row) };
    const { outcome } = row;
    if (outcome.kind === 'declined') {
      const { code } = await app.calls.refused('createCardToken', { body, headers: demoKey });
      expect(code).toBe('card_not_accepted');
      return;
    }
    const { data } = await app.calls.answered('createCardToken', { body, headers: demoKey });
    const charged = await create(
      orderOf({ customerCardIdentifier: { Id: data.customerCardIdentifier } } as object),
    );
    // Nobody is there to be asked for 3D Secure; what was accepted once is declined now.
    expect(charged).toMatchObject(
      outcome.kind === 'approvedOnce'
        ? { responseCode: '003', declineReason: outcome.reason }
        : { responseCode: '002', declineReason: null },
    );
  });
});

describe.each(rowsOf('disputed').map(named))('%s', (_, row) => {
  const reason = row.outcome.kind === 'disputed' ? row.outcome.reason : undefined;
  const chargebackOf = async (transactionNumber: string) =>
    app.database.read.first<{ reason: string; amount: number; outcome: string }>(
      sql`select reason, amount, outcome from chargebacks where transaction_id = ${Number(transactionNumber)}`,
    );

  it('is accepted, charged back three days later, and lost ten days after that', {
    tags: ['CHARGEBACK-3'],
  }, async () => {
    const { transactionNumber, responseCode } = await create(paymentOf(cardOf(row)));
    expect(responseCode).toBe('002');
    const paidAt = Date.parse((await statusOf(transactionNumber)).paymentDate ?? '');
    await moveTo(paidAt + disputeAfter - 1);
    expect(await codeOf(transactionNumber)).toBe('002');
    await moveTo(paidAt + disputeAfter);
    expect(await statusOf(transactionNumber)).toMatchObject({
      responseCode: '017',
      status: 'ProcessOfAppeal',
    });
    expect(await chargebackOf(transactionNumber)).toEqual({ reason, amount: 35_050, outcome: 'inProcess' });
    await moveTo(paidAt + disputeAfter + limits.chargebackProof - 1);
    expect(await codeOf(transactionNumber)).toBe('017');
    await moveTo(paidAt + disputeAfter + limits.chargebackProof);
    expect(await statusOf(transactionNumber)).toMatchObject({ responseCode: '018', status: 'Chargeback' });
    expect(await chargebackOf(transactionNumber)).toMatchObject({ outcome: 'lost' });
  });

  it('is charged back after it is captured, where it was only authorized', async () => {
    const { transactionNumber } = await create(
      paymentOf({ ...cardOf(row), PaymentProcess: { IsTwoStepPay: true } }),
    );
    await moveTo((await now()) + disputeAfter + hour);
    expect(await codeOf(transactionNumber)).toBe('008');
    await app.calls.answered('payCapture', {
      body: { TransactionNumber: transactionNumber, Amount: 200 },
      headers: demoKey,
    });
    const capturedAt = Date.parse((await statusOf(transactionNumber)).paymentDate ?? '');
    await moveTo(capturedAt + disputeAfter - 1);
    expect(await codeOf(transactionNumber)).toBe('002');
    await moveTo(capturedAt + disputeAfter);
    expect(await codeOf(transactionNumber)).toBe('017');
    expect(await chargebackOf(transactionNumber)).toEqual({ reason, amount: 20_000, outcome: 'inProcess' });
  });

  it('is not charged back once everything was refunded', async () => {
    const { transactionNumber } = await create(paymentOf(cardOf(row)));
    await moveTo((await now()) + hour);
    const body = { transactionCode: transactionNumber, amount: 350.5 };
    await app.calls.answered('payRefund', { body, headers: demoKey });
    await moveTo((await now()) + 2 * disputeAfter);
    expect(await codeOf(transactionNumber)).toBe('012');
    expect(await chargebackOf(transactionNumber)).toBeUndefined();
  });

  it('is not charged back where its authorization was reversed', async () => {
    const { transactionNumber } = await create(
      paymentOf({ ...cardOf(row), PaymentProcess: { IsTwoStepPay: true } }),
    );
    const body = { TransactionNumber: transactionNumber, Reason: 'Se agotó.' };
    await app.calls.answered('payCancel', { body, headers: demoKey });
    await moveTo((await now()) + 2 * disputeAfter);
    expect(await codeOf(transactionNumber)).toBe('009');
  });
});

describe.each(rowsOf('review').map(named))('%s asks for 3D Secure', (_, row) => {
  it.each([
    ['approve', '002', null],
    ['fail', '003', 'challenge_failed'],
    ['leave', '010', null],
  ] as const)('%s → %s', { tags: ['STATUS-3'] }, async (outcome, responseCode, declineReason) => {
    const { transactionNumber, url, responseCode: asked } = await create(paymentOf(cardOf(row)));
    expect(asked).toBe('007');
    await app.calls.answered('answerChallenge', { params: { token: tokenOf(url) }, body: { outcome } });
    expect(await statusOf(transactionNumber)).toMatchObject({ responseCode, declineReason });
  });

  it('and nobody answers → 010 after half an hour', async () => {
    const { transactionNumber } = await create(paymentOf(cardOf(row)));
    const begun = await now();
    await moveTo(begun + limits.challengeLife - 1);
    expect(await codeOf(transactionNumber)).toBe('007');
    await moveTo(begun + limits.challengeLife);
    expect(await codeOf(transactionNumber)).toBe('010');
  });
});

describe('Aplazo', () => {
  it.each([
    ['approve', '002', null],
    ['reject', '003', 'aplazo_rejected'],
    ['leave', '004', null],
  ] as const)('%s → %s', async (outcome, responseCode, declineReason) => {
    const { transactionNumber, url, responseCode: asked } = await create(orderOf({ IdPaymentMethod: 13 }));
    expect(asked).toBe('001');
    await app.calls.answered('answerAplazo', { params: { token: tokenOf(url) }, body: { outcome } });
    expect(await statusOf(transactionNumber)).toMatchObject({ responseCode, declineReason });
  });
});

describe.each([5, 11] as const)('a cash reference of method %i', (IdPaymentMethod) => {
  it.each(Object.entries(cashPatterns))('%s', async (_, { ending, paidAfter }) => {
    const Email = `ana${ending}@example.com`;
    const { transactionNumber, responseCode, cashDueDate } = await create(
      orderOf({ IdPaymentMethod, Email }),
    );
    expect(responseCode).toBe('005');
    const due = Date.parse(cashDueDate ?? '');
    const settles = paidAfter === null ? due : (await now()) + paidAfter;
    await moveTo(settles - (paidAfter === null ? minute : 1));
    expect(await codeOf(transactionNumber)).toBe('005');
    await moveTo(settles);
    expect(await codeOf(transactionNumber)).toBe(paidAfter === null ? '014' : '002');
  });
});

describe('the next outcome', () => {
  it.each(nextOutcomeNames)('%s', async (outcome) => {
    const choose = () => app.calls.answered('setNextOutcome', { body: { outcome }, headers: owner });
    await choose();
    // Whatever the card: even one that the table declines.
    const cardNumber = outcome === 'approved' ? '4000000000000002' : '4242424242424242';
    const cardExpirationYear = '2099';
    const chosen = await create(paymentOf({ cardNumber, cardExpirationYear }));
    expect(chosen).toMatchObject(
      isDeclineReason(outcome)
        ? { responseCode: '003', declineReason: outcome }
        : { responseCode: outcome === 'review' ? '007' : '002', declineReason: null },
    );
    // Used up by it.
    const next = await create(paymentOf({ cardNumber, cardExpirationYear }));
    expect(next.responseCode).toBe(outcome === 'approved' ? '003' : '002');
  });

  it('is asked of who pays by token too: there is somebody who chose it', async () => {
    const card = { ...paymentOf({ cardExpirationYear: '2099' }), customerCardIdentifier: { create: true } };
    const { customerCardIdentifier } = await create(card);
    await app.calls.answered('setNextOutcome', { body: { outcome: 'review' }, headers: owner });
    const byToken = () =>
      create(orderOf({ customerCardIdentifier: { Id: customerCardIdentifier } } as object));
    const { responseCode, transactionNumber, url } = await byToken();
    expect(responseCode).toBe('007');
    await app.calls.answered('answerChallenge', {
      params: { token: tokenOf(url) },
      body: { outcome: 'approve' },
    });
    expect(await codeOf(transactionNumber)).toBe('002');
    expect((await byToken()).responseCode).toBe('002');
  });

  it('of a challenge is not the answer to the challenge', async () => {
    await app.calls.answered('setNextOutcome', { body: { outcome: 'review' }, headers: owner });
    const { transactionNumber, url } = await create(paymentOf({ cardExpirationYear: '2099' }));
    await app.calls.answered('answerChallenge', {
      params: { token: tokenOf(url) },
      body: { outcome: 'approve' },
    });
    expect(await codeOf(transactionNumber)).toBe('002');
  });
});
