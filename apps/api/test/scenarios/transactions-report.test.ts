import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import {
  type TransactionReportColumn,
  transactionReportColumns,
} from '@pasarela/contracts/transactions/transaction-schema';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

type Query = Readonly<Record<string, string | number>>;

let app: TestApp;
let headers: Record<string, string>;
/** Where reports are written before they are sent. */
const temporary = mkdtempSync(join(tmpdir(), 'pasarela-reports-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  app = await buildTestApp({ scale: 0.06 });
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
  const account = await accountIdOf(app, 1);
  for (const status of [9, 10, 13, 14, 15, 6, 4] as const) await createTransaction(app, account, status);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  rmSync(temporary, { recursive: true, force: true });
});

const download = async (query: Query = {}, body: unknown = {}, more: Record<string, string> = {}) => {
  const answer = await app.calls.answered('reportTransactions', {
    query,
    body,
    headers: { ...headers, ...more },
  });
  const text = answer.text.replace(/^\ufeff/, '');
  const table = parse(text, { record_delimiter: '\r\n' }) as string[][];
  const [headings = [], ...lines] = table;
  const rows = lines.map(
    (cells) =>
      Object.fromEntries(transactionReportColumns.map((column, index) => [column, cells[index]])) as Record<
        TransactionReportColumn,
        string
      >,
  );
  return { ...answer, headings, rows };
};

const listAll = async (query: Query = {}) => {
  const rows = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data } = await app.calls.answered('listTransactions', {
      query: { ...query, pageNumber, rowsOfPage: 100 },
      headers,
    });
    rows.push(...data);
    if (data.length < 100) return rows;
  }
};

describe('the report', () => {
  it('is a CSV that a spreadsheet reads as UTF-8, to be kept as a file and nowhere else', {
    tags: ['CALL-25'],
  }, async () => {
    const sent = { body: {}, headers };
    const bytes = await app.http
      .post('/api/transaction/generatereport')
      .set({ ...sent.headers, 'content-type': 'application/json' })
      .send('{}')
      .responseType('blob')
      .expect(200);
    const file = Buffer.from(bytes.body);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString('utf8')).not.toContain('\ufeff');
    expect(file.toString('utf8').endsWith('\r\n')).toBe(true);
    expect(bytes.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions-1-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
  });

  it('says how long it is, so that its progress can be told', async () => {
    const { headers: answered, text } = await download();
    expect(answered['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('has every column, in the order of the contract', async () => {
    expect((await download()).headings).toEqual([...transactionReportColumns]);
    expect(transactionReportColumns).toHaveLength(29);
  });

  it('translates the headings that are asked for, and nothing else', { tags: ['CALL-25'] }, async () => {
    const plain = await download();
    const translations = { amount: 'Monto', custormerName: 'Cliente, o "quien paga"', date: '=1+1' };
    const translated = await download({}, { translations });
    expect(translated.headings).toEqual(
      transactionReportColumns.map(
        (column) => ({ ...translations, date: "'=1+1" })[column as keyof typeof translations] ?? column,
      ),
    );
    expect(translated.rows).toEqual(plain.rows);
    const { errors } = await app.calls.refused('reportTransactions', {
      body: { translations: { amounts: 'x', amount: 'y'.repeat(81) } },
      headers,
    });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['translations.amount', 'too_long'],
      ['translations.amounts', 'unknown_property'],
    ]);
  });

  it('says of each row what the list and the detail say, in their order', async () => {
    const listed = await listAll();
    const { rows } = await download();
    expect(rows.length).toBe(listed[0]?.maxRows);
    const money = (amount: number) => amount.toFixed(2);
    const moment = (text: string | null) =>
      text === null
        ? ''
        : new Date(Date.parse(text) - 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const statusLabel = new Map(
      transactionStatusIds.map((id) => [id as number, transactionStatuses[id].label.es]),
    );
    const methods: Record<number, string> = {
      5: 'OXXO',
      8: 'Tarjeta de crédito',
      10: 'Tarjeta de débito',
      11: 'Paynet',
      13: 'Aplazo',
    };
    for (const [index, shown] of listed.entries()) {
      const line = rows[index];
      expect(line).toMatchObject({
        idTransaction: String(shown.idTransaction),
        referenceNumber: shown.referenceNumber,
        date: moment(shown.date),
        amount: money(shown.amount),
        currency: 'MXN',
        custormerEmail: shown.custormerEmail,
        custormerName: shown.custormerName,
        status: statusLabel.get(shown.statusId),
        paymentMethod: shown.idPaymentMethod === null ? '' : methods[shown.idPaymentMethod],
        account: shown.account ?? '',
        authCode: shown.authCode ?? '',
        paymentDate: moment(shown.paymentDate),
        companyCommission: money(shown.companyCommission),
        commission: money(shown.commission),
        total: money(shown.total),
        refundedAmount: money(shown.refundedAmount),
        idConciliation: String(shown.idConciliation ?? ''),
        referenceCash: shown.referenceCash ?? '',
        monthCount: String(shown.specialOffer?.monthCount ?? ''),
        chargeBackDate: moment(shown.chargeBackDate),
        secure3D: shown.secure3D ? 'Sí' : 'No',
        transactionCode: shown.transactionCode,
      });
    }
    for (const shown of listed.filter((_, index) => index % 7 === 0)) {
      const { data } = await app.calls.answered('getTransaction', {
        params: { idTransaction: shown.idTransaction },
        headers,
      });
      const line = rows.find(({ idTransaction }) => idTransaction === String(shown.idTransaction));
      expect([line?.remaining, line?.authResult]).toEqual([money(data.remaining), data.declinedReason ?? '']);
    }
  });

  it('speaks the language of the call', async () => {
    const english = await download({}, {}, { 'accept-language': 'en' });
    const spanish = await download();
    const values = ({ rows }: typeof english, column: TransactionReportColumn) =>
      new Set(rows.map((row) => row[column]));
    expect(values(english, 'status')).toContain('Paid');
    expect(values(spanish, 'status')).toContain('Pagada');
    expect(values(english, 'paymentMethod')).toContain('Credit card');
    expect(values(english, 'secure3D')).toEqual(new Set(['Yes', 'No']));
    expect(english.rows.map(({ total }) => total)).toEqual(spanish.rows.map(({ total }) => total));
  });

  it('is never cut short', { tags: ['CALL-25'] }, async () => {
    const { rows } = await download();
    const cutting: readonly Query[] = [
      { rows: 1 },
      { rows: 0 },
      { rowsOfPage: 1, pageNumber: 3 },
      { rowsOfPage: 0 },
    ];
    for (const query of cutting) expect((await download(query)).rows).toEqual(rows);
  });

  it('holds what its filters find, as many as the list says', {
    tags: ['CALL-25', 'TRANSACTION-10'],
  }, async () => {
    const queries: readonly Query[] = [
      { idStatus: 2 },
      { idStatus: 3, email: 'a' },
      { referenceNumber: 'lj-100' },
      { initDate: '2026/11/01', endDate: '2026/11/20' },
      { idStatus: 17, statusChargeBack: '17' },
      { idStatus: 5, referenceCash: '1' },
    ];
    for (const query of queries) {
      const listed = await listAll(query);
      expect((await download(query)).rows.map(({ idTransaction }) => Number(idTransaction))).toEqual(
        listed.map(({ idTransaction }) => idTransaction),
      );
    }
    const findingNothing: readonly Query[] = [{ idStatus: 17 }, { referenceNumber: 'nunca' }];
    for (const nothing of findingNothing) {
      const report = await download(nothing);
      expect([report.rows, report.headings.length]).toEqual([[], 29]);
    }
  });

  it('quotes what a spreadsheet would run, and keeps accents, quotes and commas', async () => {
    const made = [
      { ReferenceNumber: '=1+1', FirstName: '=HYPERLINK("http://x","y")', LastName: 'Peña' },
      { ReferenceNumber: '+52', FirstName: '+A1', LastName: 'Ñúñez' },
      { ReferenceNumber: '-2+3', FirstName: '-cmd', LastName: 'O’Hara, "La Güera"' },
      { ReferenceNumber: '@SUM(A1)', FirstName: '@x', LastName: '漢字 😀' },
    ];
    for (const fields of made) {
      const body = paymentOf({ ...fields, Email: '+a-b@example.com' });
      await app.calls.answered('createPayment', { body, headers: demoKey });
      const { rows, text } = await download({ referenceNumber: fields.ReferenceNumber });
      expect(rows.map((row) => [row.referenceNumber, row.custormerName, row.custormerEmail])).toEqual([
        [`'${fields.ReferenceNumber}`, `'${fields.FirstName} ${fields.LastName}`, "'+a-b@example.com"],
      ]);
      expect(text).not.toMatch(/(^|,)"?[=+@]/m);
    }
  });

  it("carries the business and its account's day in its name", { tags: ['PORTAL-39'] }, async () => {
    const nameOf = async (more: Record<string, string> = {}) =>
      (await download({}, {}, more)).headers['content-disposition'];
    await app.calls.answered('moveClock', { body: { hours: 11, minutes: 59, seconds: 59 }, headers });
    expect(await nameOf()).toBe('attachment; filename="transactions-1-2026-11-20.csv"');
    await app.calls.answered('moveClock', { body: { seconds: 1 }, headers });
    expect(await nameOf()).toBe('attachment; filename="transactions-1-2026-11-21.csv"');
    expect(await nameOf({ company: '2' })).toBe('attachment; filename="transactions-2-2026-11-20.csv"');
  });

  it('is made without a body, and for many at once', async () => {
    const { text } = await app.calls.answered('reportTransactions', { headers });
    const all = await Promise.all(Array.from({ length: 6 }, () => download()));
    for (const report of all) expect(report.text).toBe(text);
  });

  it('leaves no file behind once it is sent', async () => {
    await download();
    await expect
      .poll(() => readdirSync(temporary).filter((name) => name.startsWith('pasarela-report-')))
      .toEqual([]);
  });
});
