import type { ChargebackRow } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { day, toWireDay } from '@pasarela/contracts/dates/dates';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { endChargeback, openChargeback } from '#features/chargebacks/chargeback-life.ts';
import { writeProofDate } from '#features/chargebacks/chargebacks-repository.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { writeContext } from '../factories/write-context-factory.ts';
import { bearer } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;

/** Payments of several days with a chargeback each, opened today; and some that nobody disputed. */
const planned = [
  ['PEDIDO-1', 'ana@example.com', 40, 'inProcess', 900],
  ['PEDIDO-2', 'ana@example.com', 30, 'won', 200],
  ['PEDIDO-3', 'Ana.Ruiz@example.com', 20, 'lost', 5_000],
  ['pedido-4', 'beto@example.com', 20, 'inProcess', 100],
  ['ORDEN-5', 'beto@example.com', 10, 'won', 1_200],
  ['ORDEN-6', 'carla@example.com', 5, 'lost', 10_000],
  ['=1+1', '+carla@example.com', 5, 'inProcess', 3_000],
  ['ORDEN-8', 'carla@example.com', 5, undefined, 0],
  ...Array.from({ length: 6 }, (_, n) => [`MAS-${n}`, 'mas@example.com', 2, 'inProcess', 5_000 + n] as const),
] as const;
/** The one whose evidence was submitted. */
const withProof = 'pedido-4';
type Made = { id: number; reference: string; email: string; ago: number; outcome: string; amount: number };
const made: Made[] = [];

beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('administrador', 'Production')), company: '1' };
  // Where the demo has nothing.
  const accountId = await accountIdOf(app, 1, 'Production');
  for (const [referenceNumber, customerEmail, ago, outcome, amount] of planned) {
    const { id } = await createTransaction(
      app,
      accountId,
      2,
      { referenceNumber, customerEmail, customerName: 'Ana López' },
      new Date(seededAt - ago * day),
    );
    if (!outcome) continue;
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      const row = await transactionByNumber(unit, accountId, id);
      await openChargeback(writeContext(app, unit, accountId), row, 'duplicate', amount);
    });
    const { id: chargeback } = await rowOf(app.database.read, 'chargebacks', { transactionId: id });
    if (referenceNumber === withProof)
      await app.database.unit({ account: accountId }, (unit) =>
        writeProofDate(unit, accountId, chargeback, new Date(seededAt)),
      );
    if (outcome !== 'inProcess')
      await app.database.unit({ outside: 'installation' }, (unit) =>
        endChargeback(writeContext(app, unit, accountId), chargeback, outcome),
      );
    made.push({ id, reference: referenceNumber, email: customerEmail, ago, outcome, amount });
  }
});
afterAll(() => app.close());

const listed = async (query: Record<string, unknown> = {}): Promise<readonly ChargebackRow[]> =>
  (await app.calls.answered('listChargebacks', { query: { rowsOfPage: 100, ...query }, headers })).data;
const ids = (rows: readonly { idTransaction: number }[]) => rows.map(({ idTransaction }) => idTransaction);
/** Newest payment first, the id as tie-break. */
const expected = (found: (one: Made) => boolean) =>
  made
    .filter(found)
    .toSorted((one, other) => one.ago - other.ago || other.id - one.id)
    .map(({ id }) => id);
/** What those add up to, in MXN. */
const disputed = (found: (one: Made) => boolean): number =>
  made.filter(found).reduce((sum, { amount }) => sum + amount, 0) / 100;
const dayOf = (ago: number): string => toWireDay(seededAt - ago * day);

describe('the list', () => {
  const searches: readonly (readonly [
    string | string[],
    string,
    Record<string, unknown>,
    (one: Made) => boolean,
  ])[] = [
    ['CHARGEBACK-8', 'everything', {}, () => true],
    ['CHARGEBACK-13', 'idStatus 0', { idStatus: 0 }, () => true],
    ['CHARGEBACK-17', 'won', { idStatus: 17, statusChargeBack: '2' }, ({ outcome }) => outcome === 'won'],
    [
      'CHARGEBACK-17',
      'won, by its other ids',
      { idStatus: 17, statusChargeBack: '12,16' },
      ({ outcome }) => outcome === 'won',
    ],
    [
      'CHARGEBACK-17',
      'in process',
      { idStatus: 17, statusChargeBack: '17' },
      ({ outcome }) => outcome === 'inProcess',
    ],
    ['CHARGEBACK-17', 'lost', { statusChargeBack: '18' }, ({ outcome }) => outcome === 'lost'],
    [
      'CHARGEBACK-17',
      'two of them',
      { idStatus: 17, statusChargeBack: '2,18' },
      ({ outcome }) => outcome !== 'inProcess',
    ],
    ['CHARGEBACK-17', 'none of them', { idStatus: 17, statusChargeBack: '' }, () => false],
    ['CHARGEBACK-17', 'none that exists', { idStatus: 17, statusChargeBack: '3' }, () => false],
    [
      'CHARGEBACK-13',
      'payments that are accepted again',
      { idStatus: 2 },
      ({ outcome }) => outcome === 'won',
    ],
    ['CHARGEBACK-13', 'payments that are lost', { idStatus: 18 }, ({ outcome }) => outcome === 'lost'],
    [
      'CHARGEBACK-15',
      'a reference that begins so, whatever the case',
      { referenceNumber: 'pedido' },
      ({ reference }) => /^pedido/i.test(reference),
    ],
    [
      'CHARGEBACK-16',
      'an e-mail that begins so, whatever the case',
      { email: 'ANA' },
      ({ email }) => /^ana/i.test(email),
    ],
    [
      'CHARGEBACK-14',
      'days, both included',
      { initDate: dayOf(20), endDate: dayOf(5) },
      ({ ago }) => ago <= 20 && ago >= 5,
    ],
    ['CHARGEBACK-14', 'from a day on', { initDate: dayOf(10) }, ({ ago }) => ago <= 10],
    ['CHARGEBACK-14', 'until a day', { endDate: dayOf(20) }, ({ ago }) => ago >= 20],
    [
      'CHARGEBACK-8',
      'what waits for evidence',
      { idStatus: 17, statusChargeBack: '17', proof: 'missing' },
      ({ outcome, reference }) => outcome === 'inProcess' && reference !== withProof,
    ],
    [
      'CHARGEBACK-8',
      'what waits for the bank',
      { idStatus: 17, statusChargeBack: '17', proof: 'saved' },
      ({ reference }) => reference === withProof,
    ],
    [
      ['CALL-55', 'CHARGEBACK-8'],
      'all at once',
      {
        idStatus: 17,
        statusChargeBack: '2,17',
        email: 'ana@',
        referenceNumber: 'PEDIDO-1',
        initDate: dayOf(40),
      },
      ({ reference }) => reference === 'PEDIDO-1',
    ],
  ];

  for (const [line, name, query, found] of searches)
    it(`finds ${name}`, { tags: line }, async () => {
      const rows = await listed(query);
      expect(ids(rows)).toEqual(expected(found));
      const sum = disputed(found);
      for (const { maxRows, maxPages, totalAmount } of rows)
        expect([maxRows, maxPages, totalAmount]).toEqual([rows.length, 1, sum]);
    });

  it('finds one by its number', { tags: ['CHARGEBACK-18'] }, async () => {
    const [one] = made;
    expect(ids(await listed({ idTransaction: one?.id }))).toEqual([one?.id]);
    expect(await listed({ idTransaction: 999_999 })).toEqual([]);
  });

  it('has pages of ten', { tags: ['CALL-55', 'CHARGEBACK-10'] }, async () => {
    const pages = [];
    for (const pageNumber of [1, 2, 3])
      pages.push((await app.calls.answered('listChargebacks', { query: { pageNumber }, headers })).data);
    expect(pages.map((page) => page.length)).toEqual([10, 3, 0]);
    expect(ids(pages.flat())).toEqual(expected(() => true));
    expect(pages[0]?.[0]).toMatchObject({ maxRows: 13, maxPages: 2, totalAmount: disputed(() => true) });
  });

  it('is put in the order that is asked for', async () => {
    const amounts = (rows: readonly ChargebackRow[]) => rows.map(({ chargeBackAmount }) => chargeBackAmount);
    const up = amounts(await listed({ sortBy: 'amount', sortDirection: 'asc' }));
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(amounts(await listed({ sortBy: 'amount' }))).toEqual(up.toReversed());
    const references = (await listed({ sortBy: 'reference', sortDirection: 'asc' })).map((row) =>
      row.referenceNumber.toLowerCase(),
    );
    expect(references).toEqual(references.toSorted());
  });

  it('is ordered by status: what is to be answered, what waits for the bank, what was won, what was lost', async () => {
    const rows = await listed({ sortBy: 'status', sortDirection: 'asc' });
    const states = rows.map(({ statusChargeBack, proofDate }) => [statusChargeBack, proofDate !== null]);
    const inProcess = 'In Process';
    expect(states).toEqual([
      ...Array.from({ length: 8 }, () => [inProcess, false]),
      [inProcess, true],
      ...Array.from({ length: 2 }, () => ['Won', false]),
      ...Array.from({ length: 2 }, () => ['Lost', false]),
    ]);
  });

  it('refuses what cannot be asked for', async () => {
    for (const [query, field, code] of [
      [{ initDate: dayOf(1), endDate: dayOf(2) }, 'endDate', 'ends_before_start'],
      [{ statusChargeBack: '2;17' }, 'statusChargeBack', 'invalid_format'],
      [{ initDate: '2026-11-20' }, 'initDate', 'invalid_format'],
      [{ idStatus: 99 }, 'idStatus', 'invalid_format'],
      [{ sortBy: 'reason' }, 'sortBy', 'not_a_choice'],
    ] as const)
      expect((await app.calls.refused('listChargebacks', { query, headers })).errors).toMatchObject([
        { field, code },
      ]);
  });

  it("says of each row what the specification's row has", { tags: ['CHARGEBACK-12'] }, async () => {
    const [row] = await listed({ referenceNumber: 'PEDIDO-3' });
    expect(row).toMatchObject({
      referenceNumber: 'PEDIDO-3',
      date: new Date(seededAt - 20 * day).toISOString(),
      amount: 100,
      currency: 'MXN',
      custormerEmail: 'Ana.Ruiz@example.com',
      custormerName: 'Ana López',
      statusId: 18,
      statusChargeBack: 'Lost',
      idStatusChargeBack: 18,
      chargeBackAmount: 50,
      chargeBackDate: new Date(seededAt).toISOString(),
      proofDueDate: new Date(seededAt + 10 * day).toISOString(),
      proofDate: null,
    });
  });

  it('spans from the oldest payment to today', { tags: ['CALL-57'] }, async () => {
    const { data } = await app.calls.answered('getChargebackDates', { headers });
    expect(data).toEqual({ fechaInicial: dayOf(40), fechaFinal: '2026/11/20' });
    const { data: other } = await app.calls.answered('getChargebackDates', {
      headers: { ...headers, company: '2' },
    });
    expect(other).toEqual({ fechaInicial: '2026/11/20', fechaFinal: '2026/11/20' });
  });
});

describe('the report', () => {
  const reported = async (query: Record<string, unknown>, translations = {}) => {
    const { text, headers: answered } = await app.calls.answered('reportChargebacks', {
      query,
      body: { translations },
      headers,
    });
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    return { rows, text, disposition: answered['content-disposition'] };
  };

  it('has all that the filters find, in the order of the list, and names business and day', {
    tags: ['CALL-59', 'CHARGEBACK-9', 'PORTAL-39'],
  }, async () => {
    const { rows, disposition } = await reported({ rows: 1, rowsOfPage: 10 });
    expect(rows.map(({ idTransaction }) => Number(idTransaction))).toEqual(expected(() => true));
    expect(disposition).toBe('attachment; filename="chargebacks-1-2026-11-20.csv"');
    const { rows: won } = await reported({ idStatus: 17, statusChargeBack: '2', sortBy: 'amount' });
    expect(won.map(({ chargeBackAmount }) => chargeBackAmount)).toEqual(['12.00', '2.00']);
    expect((await reported({ idStatus: 17 })).rows).toEqual([]);
  });

  it('has headings of its own, words in the language of the call, and no formulas', {
    tags: ['CALL-59'],
  }, async () => {
    const { rows, text } = await reported({}, { amount: 'Monto', referenceNumber: '=Referencia' });
    expect(text.startsWith("\ufeffidTransaction,'=Referencia,date,Monto,")).toBe(true);
    const formula = rows.find((row) => row["'=Referencia"] === "'=1+1");
    expect(formula).toMatchObject({
      custormerEmail: "'+carla@example.com",
      Monto: '100.00',
      chargeBackAmount: '30.00',
      statusChargeBack: 'En proceso',
      reason: 'Se cobró dos veces.',
      paymentMethod: 'Tarjeta de crédito',
      proofDueDate: '2026-11-30 12:00:00',
      secure3D: 'No',
    });
  });
});
