import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { day } from '@pasarela/contracts/dates/dates';
import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { pdf } from '../factories/chargebacks-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
  await setAddresses(app, account);
});
// Moving real time ends sessions.
beforeEach(async () => {
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

/** 1,000.00 by card: fee 31.50, IVA 5.04. */
const pay = async (changes: Parameters<typeof paymentOf>[0] = {}): Promise<number> => {
  const body = paymentOf({ Amount: 1_000, ...changes });
  const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
  return Number(data.transactionNumber);
};
const detail = async (id: number): Promise<ChargebackDetail> =>
  (await app.calls.answered('getChargeback', { params: { id }, headers })).data;
const transaction = async (idTransaction: number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction }, headers })).data;
const story = async (idTransaction: number) =>
  (await app.calls.answered('getStory', { params: { idTransaction }, headers })).data;
const open = async (idTransaction: number, amount?: number) =>
  (
    await app.calls.answered('openChargeback', {
      body: { idTransaction, reason: 'not_received', ...(amount === undefined ? {} : { amount }) },
      headers,
    })
  ).data;
const decide = async (idTransaction: number, outcome: 'won' | 'lost') =>
  (await app.calls.answered('decideChargeback', { body: { idTransaction, outcome }, headers })).data;
const proofOf = (...names: readonly string[]) =>
  names.map((fileName) => ({ fileName, content: pdf(fileName) }));
const save = async (idTransaction: number, ...names: readonly string[]) =>
  (
    await app.calls.answered('saveChargebackProof', {
      body: { idTransaction },
      files: proofOf(...names),
      headers,
    })
  ).data;
const move = async (body: object) => app.calls.answered('moveClock', { body, headers });
const clock = async (): Promise<number> =>
  Date.parse((await app.calls.answered('getClock', { headers })).data.now);
const moveTo = async (moment: number) => {
  const seconds = Math.ceil((moment - (await clock())) / 1_000);
  if (seconds > 0) await move({ seconds });
};
/** What the merchant's inbox heard of a payment, the oldest first. */
const results = async (id: number): Promise<readonly string[]> => {
  await app.deliverer.deliverDue();
  const { data } = await app.calls.answered('listInbox', { query: { rowsOfPage: 100 }, headers });
  return data
    .map(({ body }) => JSON.parse(body) as { type: string; data: { transactionNumber: string } })
    .filter((message) => message.data.transactionNumber === String(id))
    .map(({ type }) => type)
    .reverse();
};

describe('a chargeback that the simulator opens', () => {
  it('takes the whole, gives ten days, and comes back when it is won', {
    tags: ['CHARGEBACK-7', 'CHARGEBACK-19'],
  }, async () => {
    const id = await pay();
    expect((await transaction(id)).total).toBe(963.46);
    const opened = await open(id);
    expect(opened).toMatchObject({
      idTransaction: id,
      statusId: 17,
      statusChargeBack: 'In Process',
      idStatusChargeBack: 17,
      amount: 1_000,
      chargeBackAmount: 1_000,
      paymentMethod: 'CreditCard',
      account: '424242******4242',
      secure3D: false,
      reasonCode: 'not_received',
      reason: 'El producto no llegó.',
      proofDate: null,
      decisionDueDate: null,
      decisionDate: null,
      canSaveProof: true,
      chargeBackFiles: [],
    });
    expect(opened.authCode).toMatch(/^\d{6}$/);
    expect(Date.parse(opened.proofDueDate) - Date.parse(opened.chargeBackDate)).toBe(10 * day);
    expect(opened.chargeBackDate).toBe(opened.now);
    // The sale less the dispute: the fee is not returned.
    expect(await transaction(id)).toMatchObject({
      total: -36.54,
      disputedAmount: 1_000,
      proofDueDate: opened.proofDueDate,
    });

    const won = await decide(id, 'won');
    expect(won).toMatchObject({
      statusId: 2,
      statusChargeBack: 'Won',
      idStatusChargeBack: 2,
      canSaveProof: false,
      decisionDate: won.now,
    });
    expect(await transaction(id)).toMatchObject({ total: 963.46, disputedAmount: 0, proofDueDate: null });
    expect((await story(id)).slice(-2)).toMatchObject([
      {
        move: 'openChargeback',
        statusId: 17,
        amount: 1_000,
        reason: 'El producto no llegó.',
        actor: { kind: 'user', name: 'admin' },
        transfers: [{ kind: 'chargeback', amount: 1_000 }],
      },
      { move: 'winChargeback', statusId: 2, transfers: [{ kind: 'chargebackReturn', amount: 1_000 }] },
    ]);
    expect(await results(id)).toEqual([
      'transaction.accepted',
      'transaction.chargeback_in_process',
      'transaction.accepted',
    ]);
  });

  it('costs 150.00 and its IVA when it is lost, and ends there', { tags: ['CHARGEBACK-7'] }, async () => {
    const id = await pay();
    await open(id);
    await save(id, 'guia.pdf');
    // Nothing is waited for any more.
    expect(await transaction(id)).toMatchObject({ disputedAmount: 1_000, proofDueDate: null });
    expect(await decide(id, 'lost')).toMatchObject({
      statusId: 18,
      statusChargeBack: 'Lost',
      idStatusChargeBack: 18,
    });
    // 963.46 − 1,000 − 150 − 24.
    expect(await transaction(id)).toMatchObject({
      total: -210.54,
      disputedAmount: 1_000,
      proofDueDate: null,
    });
    expect((await story(id)).at(-1)).toMatchObject({
      move: 'loseChargeback',
      statusId: 18,
      transfers: [
        { kind: 'chargebackFee', amount: 150 },
        { kind: 'chargebackTax', amount: 24 },
      ],
    });
    expect(await results(id)).toEqual([
      'transaction.accepted',
      'transaction.chargeback_in_process',
      'transaction.chargeback_lost',
    ]);
    for (const outcome of ['won', 'lost'])
      expect(
        await app.calls.refused('decideChargeback', { body: { idTransaction: id, outcome }, headers }),
      ).toMatchObject({
        status: 409,
        code: 'chargeback_decided',
        message: 'El contracargo ya se decidió: Perdido.',
      });
    expect(
      await app.calls.refused('openChargeback', {
        body: { idTransaction: id, reason: 'duplicate' },
        headers,
      }),
    ).toMatchObject({ status: 409, code: 'status_not_allowed' });
  });

  it('may take a part: the rest stays with the merchant, won or lost', async () => {
    for (const [outcome, total] of [
      ['won', 963.46],
      ['lost', 963.46 - 250.1 - 174],
    ] as const) {
      const id = await pay();
      expect((await open(id, 250.1)).chargeBackAmount).toBe(250.1);
      expect((await transaction(id)).total).toBe(713.36);
      await decide(id, outcome);
      expect((await transaction(id)).total).toBeCloseTo(total, 2);
    }
  });

  it('takes what is left of a payment that was refunded in part, and returns it to partially refunded', async () => {
    const id = await pay();
    await move({ days: 2 });
    await app.calls.answered('createRefund', { body: { transactionCode: String(id), amount: 300 }, headers });
    expect(
      await app.calls.refused('openChargeback', {
        body: { idTransaction: id, reason: 'duplicate', amount: 700.01 },
        headers,
      }),
    ).toMatchObject({
      status: 409,
      code: 'chargeback_exceeds_remaining',
      message: 'El contracargo no puede ser mayor que lo que queda del pago: $700.00 MXN.',
    });
    expect((await open(id)).chargeBackAmount).toBe(700);
    // Nothing is given back while the bank decides.
    expect(
      await app.calls.refused('createRefund', {
        body: { transactionCode: String(id), amount: 100 },
        headers,
      }),
    ).toMatchObject({ code: 'status_not_allowed' });
    expect(await decide(id, 'won')).toMatchObject({ statusId: 16, idStatusChargeBack: 16 });
    expect((await transaction(id)).total).toBe(663.46);
    // Won once, a cardholder may dispute again; the newest is the one that is shown.
    expect((await open(id, 50)).chargeBackAmount).toBe(50);
    expect(await decide(id, 'lost')).toMatchObject({ statusId: 18, chargeBackAmount: 50 });
    expect((await transaction(id)).total).toBe(439.46);
  });
});

describe('what cannot be disputed', () => {
  // An application of its own: these payments were never booked.
  let other: TestApp;
  let own: number;
  beforeAll(async () => {
    other = await buildTestApp({ scale: 0 });
    own = await accountIdOf(other, 2);
  });
  afterAll(() => other.close());

  it.each<readonly [TransactionStatus, number, string]>([
    [1, 8, 'status_not_allowed'],
    [3, 8, 'status_not_allowed'],
    [8, 8, 'status_not_allowed'],
    [12, 8, 'chargeback_nothing_left'],
    [17, 8, 'status_not_allowed'],
    [18, 8, 'status_not_allowed'],
    [2, 5, 'chargeback_method_not_allowed'],
    [2, 11, 'chargeback_method_not_allowed'],
    [2, 13, 'chargeback_method_not_allowed'],
  ])('is a payment in status %i by method %i', async (status, paymentMethod, code) => {
    const { id } = await createTransaction(other, own, status, { paymentMethod });
    expect(
      await other.calls.refused('openChargeback', {
        body: { idTransaction: id, reason: 'duplicate' },
        headers: { ...bearer(await other.signIn('admin')), company: '2' },
      }),
    ).toMatchObject({ status: 409, code });
  });

  it('is a payment that was refunded whole, or verified with nothing: the refusal says that nothing is left', async () => {
    const refunded = await createTransaction(other, own, 12);
    const verified = await createTransaction(other, own, 2, { amount: 0 });
    const refusalOf = async (idTransaction: number, language: string) =>
      (
        await other.calls.refused('openChargeback', {
          body: { idTransaction, reason: 'duplicate' },
          headers: { ...bearer(await other.signIn('admin')), company: '2', 'accept-language': language },
        })
      ).message;
    expect(await refusalOf(refunded.id, 'es')).toBe('Ya no queda nada por disputar de este pago.');
    expect(await refusalOf(verified.id, 'en')).toBe('Nothing is left to dispute on this payment.');
  });

  it.each([
    ['won', 12],
    ['lost', 18],
  ] as const)(
    'is decided all the same where it was open before its refund counted: %s',
    async (outcome, status) => {
      const { id } = await createTransaction(other, own, 2);
      const headersOf = { ...bearer(await other.signIn('admin')), company: '2' };
      await other.calls.answered('openChargeback', {
        body: { idTransaction: id, reason: 'duplicate' },
        headers: headersOf,
      });
      // As earlier versions let it begin: the payment had been refunded whole.
      await other.database.unit({ outside: 'installation' }, (unit) =>
        unit.run(sql`
        update transactions set status_before_dispute = 12, refunded_amount = amount, disputed_amount = 0
        where account_id = ${own} and id = ${id}`),
      );
      const decided = await other.calls.answered('decideChargeback', {
        body: { idTransaction: id, outcome },
        headers: headersOf,
      });
      expect(decided.data.statusId).toBe(status);
    },
  );

  it('is a payment in production: the simulator is not there', { tags: ['CHARGEBACK-7'] }, async () => {
    const made = await createTransaction(other, await accountIdOf(other, 1, 'Production'), 2);
    expect(
      await other.calls.refused('openChargeback', {
        body: { idTransaction: made.id, reason: 'duplicate' },
        headers: { ...bearer(await other.signIn('admin', 'Production')), company: '1' },
      }),
    ).toMatchObject({ status: 404, code: 'production_only_sandbox' });
  });
});

describe('the proof', () => {
  it('is handed in once, and the bank decides fifteen days later', {
    tags: ['CALL-56', 'CALL-58', 'CHARGEBACK-6', 'CHARGEBACK-22'],
  }, async () => {
    const id = await pay();
    const opened = await open(id);
    await move({ days: 3 });
    const saved = await save(id, 'guia de entrega.pdf', 'factura.pdf');
    expect(saved).toMatchObject({ canSaveProof: false, proofDate: saved.now });
    expect(Date.parse(saved.decisionDueDate ?? '') - Date.parse(saved.now)).toBe(15 * day);
    expect(saved.chargeBackFiles.map(({ fileName, size }) => [fileName, size])).toEqual([
      ['guia de entrega.pdf', pdf('guia de entrega.pdf').length],
      ['factura.pdf', pdf('factura.pdf').length],
    ]);
    expect(
      await app.calls.refused('saveChargebackProof', {
        body: { idTransaction: id },
        files: proofOf('otra.pdf'),
        headers,
      }),
    ).toMatchObject({
      status: 409,
      code: 'chargeback_proof_saved',
      message: 'Las pruebas de este contracargo ya se guardaron y no admiten cambios.',
    });
    // The day of the proof passes; the bank has not decided yet.
    await moveTo(Date.parse(opened.proofDueDate) + 1_000);
    expect((await detail(id)).statusChargeBack).toBe('In Process');
    await moveTo(Date.parse(saved.decisionDueDate ?? '') - 1_000);
    expect((await detail(id)).statusChargeBack).toBe('In Process');
    await move({ seconds: 2 });
    expect(await detail(id)).toMatchObject({
      statusChargeBack: 'Won',
      statusId: 2,
      decisionDate: saved.decisionDueDate,
      chargeBackFiles: saved.chargeBackFiles,
    });
    expect((await story(id)).at(-1)).toMatchObject({
      move: 'winChargeback',
      at: saved.decisionDueDate,
      actor: { kind: 'system' },
    });
  });

  it('that is missing after ten days loses it, at that very moment', { tags: ['CHARGEBACK-5'] }, async () => {
    const id = await pay();
    const { proofDueDate } = await open(id);
    await moveTo(Date.parse(proofDueDate) - 1_000);
    expect((await detail(id)).canSaveProof).toBe(true);
    await move({ seconds: 2 });
    expect(await detail(id)).toMatchObject({ statusChargeBack: 'Lost', decisionDate: proofDueDate });
    expect(
      await app.calls.refused('saveChargebackProof', {
        body: { idTransaction: id },
        files: proofOf('tarde.pdf'),
        headers,
      }),
    ).toMatchObject({ status: 409, code: 'chargeback_decided' });
    expect((await transaction(id)).total).toBe(-210.54);
  });

  it('that comes a second too late is too late, though nobody has looked since', async () => {
    const id = await pay();
    const { proofDueDate } = await open(id);
    // Real time passes, and no timer runs.
    app.time.now += Date.parse(proofDueDate) - (await clock()) + 1_000;
    headers = { ...bearer(await app.signIn('admin')), company: '1' };
    expect(
      await app.calls.refused('saveChargebackProof', {
        body: { idTransaction: id },
        files: proofOf('tarde.pdf'),
        headers,
      }),
    ).toMatchObject({ code: 'chargeback_decided', message: 'El contracargo ya se decidió: Perdido.' });
    // What was refused changed nothing; whoever looks next, or the timer, carries it out.
    await app.carryOutDue();
    expect(await detail(id)).toMatchObject({ statusChargeBack: 'Lost', chargeBackFiles: [] });
  });

  it('is downloaded by those who manage chargebacks, and never by its address', async () => {
    const id = await pay();
    await open(id);
    const { chargeBackFiles } = await save(id, 'guía.pdf');
    const [file] = chargeBackFiles;
    if (!file) throw new Error('no file');
    expect(file.url).toBe(`/api/chargeback/file/${file.idFile}`);
    const response = await fetch(`${app.url}${file.url}`, { headers });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf('guía.pdf'))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="gu_a.pdf"; filename*=UTF-8''gu%C3%ADa.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    // The public address of files does not know it.
    const open404 = await fetch(`${app.url}/api/files/${file.idFile}`);
    expect([open404.status, ((await open404.json()) as { code: string }).code]).toEqual([
      404,
      'file_not_found',
    ]);
    for (const [userName, status] of [
      ['administrador', 200],
      ['general', 403],
      ['desarrollador', 403],
      ['reportes', 403],
    ] as const) {
      const other = { ...bearer(await app.signIn(userName)), company: '1' };
      expect([userName, (await fetch(`${app.url}${file.url}`, { headers: other })).status]).toEqual([
        userName,
        status,
      ]);
    }
    const foreign = await fetch(`${app.url}${file.url}`, { headers: { ...headers, company: '2' } });
    expect(foreign.status).toBe(404);
  });
});

describe('the test card that is disputed', () => {
  it('goes its whole way by the clock: charged back after three days, proven, won', async () => {
    const id = await pay({ cardNumber: '4000000000000259' });
    expect(await app.calls.refused('getChargeback', { params: { id }, headers })).toMatchObject({
      status: 404,
      code: 'chargeback_not_found',
    });
    await move({ days: 3, seconds: 1 });
    expect(await detail(id)).toMatchObject({
      statusChargeBack: 'In Process',
      reasonCode: 'unrecognized',
      reason: 'El tarjetahabiente no reconoce el cargo.',
    });
    await save(id, 'pedido.pdf');
    await move({ days: 15, seconds: 1 });
    expect((await detail(id)).statusChargeBack).toBe('Won');
  });
});
