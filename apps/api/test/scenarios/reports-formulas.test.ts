import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sql, sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createSubscription } from '../factories/cards-factory.ts';
import { createChargeback } from '../factories/chargebacks-factory.ts';
import { createPausedSubscription } from '../factories/subscriptions-factory.ts';
import { bearer } from '../operation-calls.ts';

/** What a spreadsheet takes for the beginning of a formula, or looks through to one. */
const beginnings = ['=', '+', '-', '@', '\t', '\r'];
const formula = `cmd|' /C calc'!A1,"x"`;

/** The reports: what people wrote stands in these columns, each of which has its column in the report. */
const reports: Readonly<Record<string, { readonly table: string; readonly columns: readonly string[] }>> = {
  reportTransactions: {
    table: 'transactions',
    columns: ['reference_number', 'customer_name', 'customer_email', 'authorization_code', 'cash_reference'],
  },
  reportChargebacks: {
    table: 'transactions',
    columns: ['reference_number', 'customer_name', 'customer_email', 'authorization_code'],
  },
  reportSettlements: {
    table: 'transactions',
    columns: ['reference_number', 'customer_name', 'customer_email'],
  },
  reportSubscriptions: {
    table: 'subscriptions',
    columns: ['reference_number', 'customer_name', 'customer_email'],
  },
};

const csvOperations = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { answerKind, fileTypes }]) => answerKind === 'file' && (!fileTypes || fileTypes.includes('text/csv')),
);

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
  const account = await accountIdOf(app, 1);
  for (const _ of beginnings) {
    await createChargeback(app, account);
    await createSubscription(app, account);
    await createPausedSubscription(app, account);
  }
  // Behind the back of every rule: a tab or a line's end is refused wherever it is written.
  for (const { table, columns } of Object.values(reports))
    for (const column of columns)
      await app.database.unit({ outside: 'installation' }, (unit) =>
        unit.run(sql`
          update ${new Sql([table], [])} set ${new Sql([column], [])} =
            substr(cast(${beginnings.join('')} as text), cast(1 + id % ${beginnings.length} as integer), 1) || ${formula}
          where account_id = ${account}`),
      );
});
afterAll(() => app.close());

/** A number, a date or a word of ours: nobody wrote it. */
const isPlain = (cell: string): boolean => /^-?\d+(\.\d{2})?$/.test(cell);

const download = async (name: OperationName, translations: Readonly<Record<string, string>> = {}) => {
  const { text } = await app.calls.answered(name, { body: { translations }, headers });
  expect(text.startsWith('\ufeff')).toBe(true);
  const [headings = [], ...rows] = parse(text.slice(1), { record_delimiter: '\r\n' }) as string[][];
  return { headings, rows };
};

it('there is a row here for every report', () => {
  const files = csvOperations.filter(([, { fileTypes }]) => !fileTypes).map(([name]) => name);
  expect(files.toSorted()).toEqual(Object.keys(reports).toSorted());
});

describe.each(Object.keys(reports) as OperationName[])('%s', (name) => {
  it('quotes every cell that a spreadsheet would take for a formula, and no other', async () => {
    const { rows } = await download(name);
    expect(rows.length).toBeGreaterThanOrEqual(beginnings.length);
    for (const row of rows) {
      for (const cell of row)
        expect([cell, /^[=+\-@\t\r]/.test(cell) && !isPlain(cell)]).toEqual([cell, false]);
      const quoted = row.filter((cell) => cell.includes('cmd|'));
      expect(quoted).toHaveLength(reports[name]?.columns.length ?? 0);
      for (const cell of quoted) {
        expect(cell.slice(2)).toBe(formula);
        expect([cell[0], beginnings.includes(cell[1] ?? '')]).toEqual(["'", true]);
      }
    }
    const begun = new Set(rows.flat().flatMap((cell) => (cell.includes('cmd|') ? [cell[1]] : [])));
    expect([...begun].toSorted()).toEqual([...beginnings].toSorted());
  });

  it('quotes headings of the caller like cells', async () => {
    const { headings } = await download(name);
    const wished = Object.fromEntries(
      headings.map((heading, index) => [heading, `${beginnings[index % beginnings.length]}1+1,"x"`]),
    );
    const { headings: given } = await download(name, wished);
    expect(given).toEqual(Object.values(wished).map((heading) => `'${heading}`));
  });
});
