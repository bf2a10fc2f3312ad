import { limits } from '@pasarela/contracts/limits/limits';
import { type TransactionSort, transactionSorts } from '@pasarela/contracts/transactions/transaction-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer } from '../operation-calls.ts';

type Query = Readonly<Record<string, string | number>>;

let app: TestApp;
let account: number;
let headers: Record<string, string>;
let rows: readonly TransactionRow[];

const names = ['Óscar Ruiz', 'ana López', 'Ángel Díaz', 'Zoe Paz', 'Núñez Ñandú', 'Nuria Ortiz', 'Nunca Más'];

beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('reportes')), company: '1' };
  for (const customerName of names) await createTransaction(app, account, 2, { customerName });
  rows = await app.database.read.all<TransactionRow>(
    sql`select * from transactions where account_id = ${account}`,
  );
});
afterAll(() => app.close());

const ids = async (query: Query): Promise<number[]> => {
  const { data } = await app.calls.answered('listTransactions', {
    query: { rowsOfPage: 100, ...query },
    headers,
  });
  return data.map(({ idTransaction }) => idTransaction);
};

/** A name, or else an e-mail: without accents, Ñ after N. Bytes are compared, because punctuation stands in both. */
const customerOf = ({ customerName, customerEmail }: TransactionRow): string =>
  (customerName || customerEmail).toLowerCase().replaceAll('ñ', 'n~').normalize('NFD').replace(/\p{M}/gu, '');
const compare: Readonly<Record<TransactionSort, (one: TransactionRow, other: TransactionRow) => number>> = {
  date: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  reference: (one, other) => Buffer.compare(Buffer.from(one.referenceKey), Buffer.from(other.referenceKey)),
  customer: (one, other) => Buffer.compare(Buffer.from(customerOf(one)), Buffer.from(customerOf(other))),
  status: (one, other) => one.status - other.status,
  amount: (one, other) => one.amount - other.amount,
};

/** The order told row by row, the id deciding among equals. */
const ordered = (sortBy: TransactionSort, direction: 'asc' | 'desc', found = rows): number[] => {
  const ascending = found.toSorted((one, other) => compare[sortBy](one, other) || one.id - other.id);
  return (direction === 'asc' ? ascending : ascending.toReversed()).map(({ id }) => id);
};

describe('the order of the list', () => {
  it.each(transactionSorts)('is that of %s, both ways, page by page', async (sortBy) => {
    for (const sortDirection of ['asc', 'desc'] as const) {
      const found: number[] = [];
      for (let pageNumber = 1; pageNumber <= Math.ceil(rows.length / 100); pageNumber += 1)
        found.push(...(await ids({ sortBy, sortDirection, pageNumber })));
      expect(found).toEqual(ordered(sortBy, sortDirection));
    }
  });

  it('is kept under filters, whichever index leads', async () => {
    const [{ referenceNumber, customerEmail } = { referenceNumber: '', customerEmail: '' }] = rows;
    const prefix = referenceNumber.slice(0, 3).toLowerCase();
    const email = customerEmail.slice(0, 2).toLowerCase();
    const searches: readonly [Query, (row: TransactionRow) => boolean][] = [
      [{ idStatus: 2 }, (row) => row.status === 2],
      [{ referenceNumber: prefix }, (row) => row.referenceKey.startsWith(prefix)],
      [{ email }, (row) => row.emailKey.startsWith(email)],
      [{ idStatus: 17, statusChargeBack: '2,17,18' }, (row) => row.chargebackOutcome !== null],
    ];
    for (const [query, is] of searches)
      for (const sortBy of transactionSorts)
        expect([query, sortBy, await ids({ ...query, sortBy, sortDirection: 'asc' })]).toEqual([
          query,
          sortBy,
          ordered(sortBy, 'asc', rows.filter(is)).slice(0, 100),
        ]);
  });

  it('puts names as Spanish does, whatever their case and accents', async () => {
    const found = await ids({ sortBy: 'customer', sortDirection: 'asc' });
    const ours = rows.filter(({ customerName }) => names.includes(customerName));
    const nameOf = new Map(ours.map(({ id, customerName }) => [id, customerName]));
    const pages = Math.ceil(rows.length / 100);
    for (let pageNumber = 2; pageNumber <= pages; pageNumber += 1)
      found.push(...(await ids({ sortBy: 'customer', sortDirection: 'asc', pageNumber })));
    expect(found.flatMap((id) => nameOf.get(id) ?? [])).toEqual([
      'ana López',
      'Ángel Díaz',
      'Nunca Más',
      'Núñez Ñandú',
      'Nuria Ortiz',
      'Óscar Ruiz',
      'Zoe Paz',
    ]);
  });

  it('is the newest first where nothing is asked for, or only a direction', async () => {
    expect(await ids({})).toEqual(ordered('date', 'desc').slice(0, 100));
    expect(await ids({ sortDirection: 'asc' })).toEqual(ordered('date', 'asc').slice(0, 100));
    expect(await ids({ sortBy: 'amount' })).toEqual(ordered('amount', 'desc').slice(0, 100));
  });

  it('is that of the report too', async () => {
    const query = { idStatus: 2, sortBy: 'amount', sortDirection: 'asc' };
    const { text } = await app.calls.answered('reportTransactions', { query, body: {}, headers });
    const lines = text.trimEnd().split('\r\n').slice(1);
    const paid = rows.filter(({ status }) => status === 2);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(ordered('amount', 'asc', paid));
  });

  it.each([
    [{ sortBy: 'id' }, 'sortBy'],
    [{ sortBy: 'amount desc; drop table transactions' }, 'sortBy'],
    [{ sortBy: 'created_at' }, 'sortBy'],
    [{ sortBy: 'amount', sortDirection: 'up' }, 'sortDirection'],
  ])('is none that is not offered: %o', async (query, field) => {
    const { status, errors } = await app.calls.refused('listTransactions', { query, headers });
    expect([status, errors.map((error) => [error.field, error.code])]).toEqual([
      422,
      [[field, 'not_a_choice']],
    ]);
  });
});

describe('the sum of the list', () => {
  it('is that of the rows under every combination of filters', async () => {
    const [{ referenceNumber, customerEmail } = { referenceNumber: '', customerEmail: '' }] = rows;
    const prefix = referenceNumber.slice(0, 3).toLowerCase();
    const email = customerEmail.slice(0, 2).toLowerCase();
    type Filter = readonly [Query, (row: TransactionRow) => boolean];
    const any: Filter = [{}, () => true];
    const statuses: Filter[] = [
      ...[2, 4].map((idStatus): Filter => [{ idStatus }, ({ status }) => status === idStatus]),
      [{ idStatus: 17, statusChargeBack: '2,17,18' }, (row) => row.chargebackOutcome !== null],
    ];
    const references: Filter[] = [
      [{ referenceNumber: prefix }, (row) => row.referenceKey.startsWith(prefix)],
    ];
    const emails: Filter[] = [[{ email }, (row) => row.emailKey.startsWith(email)]];
    let compared = 0;
    for (const status of [any, ...statuses])
      for (const reference of [any, ...references])
        for (const mail of [any, ...emails]) {
          const query = { ...status[0], ...reference[0], ...mail[0], rowsOfPage: 1 };
          const found = rows.filter((row) => [status, reference, mail].every(([, is]) => is(row)));
          const [first] = (await app.calls.answered('listTransactions', { query, headers })).data;
          const sum = found.reduce((total, { amount }) => total + amount, 0) / 100;
          const expected = found.length === 0 ? undefined : [found.length, sum];
          expect(first && [first.maxRows, first.totalAmount], JSON.stringify(query)).toEqual(expected);
          compared += found.length > 0 ? 1 : 0;
        }
    expect(compared).toBeGreaterThan(6);
  });
});

describe('more than can be sorted', () => {
  const many = limits.sortedRows + 1;
  let other: Record<string, string>;

  beforeAll(async () => {
    const accountId = await accountIdOf(app, 2);
    other = { ...bearer(await app.signIn('reportes')), company: '2' };
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      await unit.run(sql`
        insert into transactions (account_id, id, code, reference_number, reference_key, status, amount, currency, customer_name,
          customer_email, email_key, secure_3d, created_at, updated_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
        select cast(${accountId} as bigint), 1000000 + i, 'many_' || i, 'MANY-' || i, 'many-' || i, 10, 100 + i, 'MXN', 'Muchos', 'm@example.com',
          'm@example.com', ${false}, 1000000 + i, 1000000 from n`);
      await unit.run(sql`
        insert into transaction_counts (account_id, day, status, transactions, amount)
        values (${accountId}, 0, 10, ${many}, 0)`);
    });
  });

  const refused = async (name: 'listTransactions' | 'reportTransactions', query: Query) => {
    const body = name === 'reportTransactions' ? { body: {} } : {};
    const { status, errors } = await app.calls.refused(name, { query, ...body, headers: other });
    return [status, errors.map(({ field, code, message }) => [field, code, message])];
  };
  const answer = [
    422,
    [
      [
        'sortBy',
        'too_many_to_sort',
        'Los filtros encuentran 10,001 filas; por esta columna se ordenan 10,000 como máximo. Filtra primero.',
      ],
    ],
  ];

  it('is refused by any column but the date, in the list and in the report', async () => {
    const query = { referenceNumber: 'MANY-' };
    for (const sortBy of transactionSorts.filter((name) => name !== 'date')) {
      expect(await refused('listTransactions', { ...query, sortBy })).toEqual(answer);
      expect(await refused('reportTransactions', { ...query, sortBy })).toEqual(answer);
    }
  });

  it('is counted exactly where nearly all begin as asked, with a status and days or without', async () => {
    const found = async (query: Query) =>
      (await app.calls.answered('listTransactions', { query, headers: other })).data[0]?.maxRows ?? 0;
    const everything = await found({});
    const all = { referenceNumber: 'MANY-' };
    // What begins otherwise is the demo's, and newer by years.
    expect(everything).toBeGreaterThan(many);
    expect(await found(all)).toBe(many);
    expect(await found({ ...all, idStatus: 10 })).toBe(many);
    expect(await found({ ...all, idStatus: 2 })).toBe(0);
    expect(await found({ ...all, initDate: '1970/01/01', endDate: '1970/01/02' })).toBe(0);
    expect(await found({ ...all, initDate: '1969/12/31', endDate: '1970/01/02' })).toBe(many);
    expect(await found({ email: 'm@' })).toBe(many);
    expect(await found({ email: 'm@', referenceNumber: 'MANY-2' })).toBe(1_111);
  });

  it('has no sum where too many would be added up, and an exact one where fewer are left', async () => {
    const first = async (query: Query) =>
      (await app.calls.answered('listTransactions', { query, headers: other })).data[0];
    const missing = await first({ referenceNumber: 'MANY-' });
    expect([missing?.maxRows, missing && 'totalAmount' in missing]).toEqual([many, false]);
    const left = Array.from({ length: many }, (_, index) => index + 1).filter((i) => `${i}`.startsWith('22'));
    const sum = left.reduce((total, i) => total + 100 + i, 0) / 100;
    expect(await first({ referenceNumber: 'MANY-22' })).toMatchObject({
      maxRows: left.length,
      totalAmount: sum,
    });
  });

  it('is put in the order of the dates, both ways, and by any column once filters leave fewer', async () => {
    const first = async (query: Query) =>
      (await app.calls.answered('listTransactions', { query, headers: other })).data[0];
    const all = { referenceNumber: 'MANY-' };
    expect(await first({ ...all, sortBy: 'date', sortDirection: 'asc' })).toMatchObject({
      referenceNumber: 'MANY-1',
      maxRows: many,
    });
    expect((await first({ ...all, sortBy: 'date' }))?.referenceNumber).toBe(`MANY-${many}`);
    const few = { referenceNumber: 'MANY-1', sortBy: 'amount' };
    expect((await first(few))?.referenceNumber).toBe('MANY-10001');
    expect((await first({ ...few, sortDirection: 'asc' }))?.referenceNumber).toBe('MANY-1');
  });
});
