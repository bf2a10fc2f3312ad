import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTermsFiller } from '#core/transactions/fill-terms.ts';
import { termsOf } from '#core/transactions/transaction-terms.ts';
import { sql } from '#database/sql.ts';
import type { TransactionRow, TransactionTermRow } from '#generated/stored-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer } from '../operation-calls.ts';
import { rowsOf } from '../table-rows.ts';

type Query = Readonly<Record<string, string | number>>;

let app: TestApp;
let account: number;
let headers: Record<string, string>;
let rows: readonly TransactionRow[];

beforeAll(async () => {
  // More rows than a search by common words looks at.
  app = await buildTestApp({ scale: 0.9 });
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('reportes')), company: '1' };
  const made = { cardBrand: 'visa', cardFirstSix: '424242', cardLastFour: '4242' };
  await createTransaction(app, account, 2, {
    ...made,
    referenceNumber: 'MESA/12-Ñandú_7',
    customerName: 'Zoé Ibargüengoitia Peña',
    customerEmail: 'zoe.i@correo.example',
    authorizationCode: 'Q7X913',
  });
  await createTransaction(app, account, 3, { customerName: 'Peña Zoé', cardLastFour: '1881' });
  await createTransaction(app, account, 5, { cashReference: '98000000000123', paymentMethod: 5 });
  rows = await readRows();
});
afterAll(() => app.close());

const readRows = () =>
  app.database.read.all<TransactionRow>(
    sql`select * from transactions where account_id = ${account} order by created_at desc, id desc`,
  );
const list = async (query: Query) => (await app.calls.answered('listTransactions', { query, headers })).data;
const idsFor = async (query: Query) => (await list(query)).map(({ idTransaction }) => idTransaction);
/** The stored terms of the account, and those that its payments are to have. */
const storedTerms = async (): Promise<readonly string[]> =>
  ((await rowsOf(app.database.read, 'transaction_terms', {})) as readonly TransactionTermRow[])
    .filter(({ accountId }) => accountId === account)
    .map(({ transactionId, term }) => `${transactionId} ${term}`)
    .toSorted();
const expectedTerms = async (): Promise<readonly string[]> =>
  (await readRows()).flatMap((row) => termsOf(row).map((term) => `${row.id} ${term}`)).toSorted();

const plain = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
const beginsPiece = (text: string | null, word: string): boolean =>
  new RegExp(`(^|[^a-z0-9])${word}`).test(plain(text));

/** What a search of one word without separators finds, told row by row. */
const naive = (word: string): readonly number[] =>
  rows
    .filter(
      ({ customerName, referenceNumber, customerEmail, ...row }) =>
        [customerName, referenceNumber, customerEmail.split('@')[0] ?? ''].some((text) =>
          beginsPiece(text, word),
        ) ||
        [row.cardLastFour, row.authorizationCode, row.cashReference].some((text) =>
          plain(text).startsWith(word),
        ) ||
        row.amount === Number(word) * 100 ||
        row.settlementId === Number(word) ||
        row.id === Number(word),
    )
    .map(({ id }) => id);

describe('the sum of what is listed', () => {
  const sumOf = (found: readonly TransactionRow[]): number =>
    found.reduce((sum, { amount }) => sum + amount, 0) / 100;
  const days = { initDate: '2000/01/01', endDate: '2100/01/01' };
  const paid = (row: TransactionRow): boolean => row.status === 2;
  const shown = async (query: Query) => (await list({ ...query, rowsOfPage: 1 }))[0];

  /** The ids of what a text finds, looked for once. */
  let typed: ReadonlySet<number> | undefined;
  const isTyped = ({ id }: TransactionRow): boolean => {
    typed ??= new Set(naive('zoe'));
    return typed.has(id);
  };

  it.each<[string, Query, (row: TransactionRow) => boolean]>([
    ['any day and status', {}, () => true],
    ['a status', { idStatus: 2 }, paid],
    ['a status and days', { idStatus: 2, ...days }, paid],
    ['an e-mail', { email: 'zoe.i@' }, (row) => row.emailKey.startsWith('zoe.i@')],
    ['a reference', { referenceNumber: 'MESA/' }, (row) => row.referenceNumber.startsWith('MESA/')],
    ['what was typed', { search: 'zoe' }, isTyped],
  ])('is exact for %s', async (_, query, isFound) => {
    const found = rows.filter(isFound);
    expect(found.length).toBeGreaterThan(0);
    expect(await shown(query)).toMatchObject({ maxRows: found.length, totalAmount: sumOf(found) });
  });

  it('is missing where too many would have to be added up', async () => {
    const many = await shown({ email: 'a' });
    const few = await shown({ email: 'a', idStatus: 4 });
    const all = rows.filter(({ emailKey }) => emailKey.startsWith('a'));
    expect(many?.maxRows).toBe(all.length);
    expect(many?.totalAmount).toBe(all.length > limits.searchedRows ? undefined : sumOf(all));
    expect(few?.totalAmount).toBe(sumOf(all.filter(({ status }) => status === 4)));
  });
});

describe('a search', () => {
  it.each(['zoe', 'pena', 'ibargueng', 'mesa', 'nandu', 'q7x', '1881', '98000000000123', 'correo', 'nobody'])(
    'finds %s where something begins with it',
    async (word) => {
      const expected = naive(word);
      const found = await list({ search: word, rowsOfPage: 100 });
      expect(found.map(({ idTransaction }) => idTransaction)).toEqual(expected.slice(0, 100));
      for (const { maxRows, isPartial } of found)
        expect([maxRows, isPartial]).toEqual([expected.length, undefined]);
    },
  );

  it('finds what the demo has by every name, last four, code and settlement, page by page', async () => {
    const sample = rows.filter((_, index) => index % 97 === 0);
    const words = new Set(
      sample.flatMap((row) => [
        plain(row.customerName.split(' ')[0] ?? ''),
        ...[row.cardLastFour, row.authorizationCode, row.settlementId?.toString(), row.id.toString()].flatMap(
          (text) => text?.toLowerCase() ?? [],
        ),
      ]),
    );
    expect(words.size).toBeGreaterThan(50);
    for (const word of words) {
      const expected = naive(word);
      // Such a beginning is looked for among the newest only.
      if (expected.length > limits.searchedRows) continue;
      const pages = Math.ceil(expected.length / 10);
      for (const pageNumber of new Set([1, pages]))
        expect([word, await idsFor({ search: word, pageNumber })]).toEqual([
          word,
          expected.slice((pageNumber - 1) * 10, pageNumber * 10),
        ]);
    }
  });

  it('takes all words in any order, with accents, case and separators or without', async () => {
    const [both, first] = [naive('zoe'), naive('ibarguengoitia')];
    expect([both.length, first.length]).toEqual([2, 1]);
    for (const search of ['Zoé Peña', 'PEÑA ZOÉ', ' pena  zoe '])
      expect([search, await idsFor({ search })]).toEqual([search, both]);
    for (const search of [
      'zoe ibar',
      'peña 4242 ibar',
      'MESA/12',
      'mesa-12',
      '12 nandu',
      'zoe.i@correo.example',
    ])
      expect([search, await idsFor({ search })]).toEqual([search, first]);
    for (const search of ['zoe garcia', 'oe', '---', 'mesa-13'])
      expect([search, await idsFor({ search })]).toEqual([search, []]);
    expect(await idsFor({ search: '  ' })).toEqual(await idsFor({}));
  });

  it('knows amounts and spans of amounts', async () => {
    const between = (least: number, most: number) =>
      rows.filter(({ amount }) => amount >= least * 100 && amount <= most * 100).map(({ id }) => id);
    const [{ amount = 0 } = {}] = rows.filter((row) => row.amount % 100 > 0);
    const written = `$${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    for (const [search, expected] of [
      [written, between(amount / 100, amount / 100)],
      ['$300-$350', between(300, 350)],
      ['$350 - $300.00', between(300, 350)],
    ] as const) {
      expect(expected.length).toBeGreaterThan(0);
      const found = await list({ search, rowsOfPage: 100 });
      expect([search, found.map(({ idTransaction }) => idTransaction)]).toEqual([
        search,
        expected.slice(0, 100),
      ]);
      expect(found[0]?.maxRows).toBe(expected.length);
    }
  });

  it('knows the code of a transaction, whole and as it is written', async () => {
    const { id, code, status } = rows[3] as TransactionRow;
    expect(await idsFor({ search: ` ${code} ` })).toEqual([id]);
    expect(await idsFor({ search: code, idStatus: status })).toEqual([id]);
    expect(await idsFor({ search: code, idTransaction: id + 1 })).toEqual([]);
    for (const other of [code.slice(0, -1), `${code}x`, 'trx_1'])
      expect(await idsFor({ search: other })).toEqual([]);
    const answer = await app.calls.answered('reportTransactions', {
      query: { search: code },
      body: { translations: {} },
      headers,
    });
    expect(
      answer.text
        .trim()
        .split('\n')
        .filter((line) => line.includes(code)),
    ).toHaveLength(1);
  });

  it('goes together with the other filters and every order', async () => {
    const accepted = rows.filter(({ status, cardLastFour }) => status === 2 && cardLastFour === '4242');
    const wanted = accepted.map(({ id }) => id);
    const found = await list({ search: '4242', idStatus: 2, rowsOfPage: 100 });
    const ids = new Set(found.map(({ idTransaction }) => idTransaction));
    expect(wanted.slice(0, 20).every((id) => ids.has(id))).toBe(true);
    expect(found.every(({ statusId }) => statusId === 2)).toBe(true);
    const amounts = (
      await list({ search: '4242', idStatus: 2, sortBy: 'amount', sortDirection: 'asc', rowsOfPage: 100 })
    ).map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(await idsFor({ search: 'zoe', referenceNumber: 'mesa' })).toEqual(naive('ibarguengoitia'));
    expect(await idsFor({ search: 'zoe', idStatus: 17, statusChargeBack: '' })).toEqual([]);
    expect(await idsFor({ search: 'zoe', initDate: '2020/01/01', endDate: '2020/01/02' })).toEqual([]);
  });

  it('looks at the newest where nearly all match, and says so', async () => {
    const [first] = await list({ search: '$1-$1,000,000' });
    expect([first?.idTransaction, first?.maxRows, first?.isPartial]).toEqual([
      rows[0]?.id,
      limits.searchedRows,
      true,
    ]);
    const [oldest] = await list({ search: '$1-$1,000,000', sortBy: 'date', sortDirection: 'asc' });
    expect([oldest?.idTransaction, oldest?.maxRows, oldest?.isPartial]).toEqual([
      rows[limits.searchedRows - 1]?.id,
      limits.searchedRows,
      true,
    ]);
    const { message } = await app.calls.refused('listTransactions', {
      query: { search: '$1-$1,000,000', sortBy: 'amount' },
      headers,
    });
    expect(message).not.toBe('');
    // Common as each word is, the filters leave few.
    const [day] = await list({ search: '$1-$1,000,000', initDate: '2026/11/17', endDate: '2026/11/17' });
    expect(day?.isPartial).toBeUndefined();
  });

  it.each([
    ['figures that most have', '1', '1'],
    ['figures and an amount', '1 $1-$1,000,000', '1'],
  ])('looks at the newest for %s, and finds those that have them', async (_, search, word) => {
    const newest = new Set(rows.slice(0, limits.searchedRows).map(({ id }) => id));
    const matching = naive(word);
    const expected = matching.filter((id) => newest.has(id));
    expect(matching.length).toBeGreaterThan(limits.searchedRows);
    expect(expected.length).toBeLessThan(newest.size);
    const found = await list({ search, rowsOfPage: 100 });
    expect(found.map(({ idTransaction }) => idTransaction)).toEqual(expected.slice(0, 100));
    expect([found[0]?.maxRows, found[0]?.isPartial]).toEqual([expected.length, true]);
  });

  it('is a filter of the report, which holds all that match', async () => {
    const report = async (search: string) =>
      (await app.calls.answered('reportTransactions', { query: { search }, body: {}, headers })).text
        .trim()
        .split('\r\n').length - 1;
    expect([await report('zoe'), await report('nobody')]).toEqual([2, 0]);
    expect(await report('$1-$1,000,000')).toBe(rows.filter(({ amount }) => amount >= 100).length);
  });
});

describe('the terms of a payment', () => {
  it('follow what is captured, and its settlement', async () => {
    const { id } = await createTransaction(
      app,
      account,
      8,
      {
        customerName: 'Ximena Ovalle',
        customerEmail: 'x.ovalle@example.com',
        amount: 90_000,
        paymentMethod: 8,
      },
      new Date(app.time.now),
    );
    const found = (typed: string) => idsFor({ search: `ximena ${typed}` });
    expect([await found('$900'), await found('712.50')]).toEqual([[id], []]);
    const admin = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('captureTransaction', {
      body: { idTransaction: id, Amount: 712.5 },
      headers: admin,
    });
    expect([await found('$900'), await found('712.50')]).toEqual([[], [id]]);
    await app.calls.answered('moveClock', { body: { days: 2 }, headers: admin });
    const [settled] = await list({ search: 'ximena' });
    expect(settled?.idConciliation).toEqual(expect.any(Number));
    expect(await found(`#${settled?.idConciliation}`)).toEqual([id]);
  });

  it('are written for payments of an earlier version, behind the calls and once', async () => {
    await app.database.unit({ account }, async (unit) => {
      await unit.run(sql`delete from transaction_terms where account_id = ${account}`);
      await unit.run(sql`update account_states set terms_reach = 0 where account_id = ${account}`);
    });
    // Found without terms too, among the newest.
    expect(await idsFor({ search: 'ximena' })).toHaveLength(1);
    const filler = createTermsFiller(app);
    await filler.fill();
    expect(await storedTerms()).toEqual(await expectedTerms());
    expect((await list({ search: 'ximena' }))[0]?.isPartial).toBeUndefined();
    await filler.fill();
    expect(await storedTerms()).toEqual(await expectedTerms());
  });

  it('that an earlier version lost when it restored a snapshot are written again', async () => {
    const [newest] = rows;
    await app.database.unit({ account }, (unit) =>
      unit.run(sql`
        delete from transaction_terms where account_id = ${account} and transaction_id <> ${newest?.id ?? 0}`),
    );
    expect(await idsFor({ search: 'ximena' })).toEqual([]);
    await createTermsFiller(app).fill();
    expect(await storedTerms()).toEqual(await expectedTerms());
  });

  it('are stored for many payments at once, and all are found before and after', async () => {
    const reach = async () =>
      (
        await app.database.read.first<{ readonly termsReach: number }>(
          sql`select terms_reach from account_states where account_id = ${account}`,
        )
      )?.termsReach;
    const ids: number[] = [];
    const first = await reach();
    while (ids.length < 5 || (await reach()) === first)
      ids.unshift((await createTransaction(app, account, 3, { customerName: 'Quetzalli Xicoténcatl' })).id);
    expect(await reach()).toBe(ids[0]);
    expect((ids[0] ?? 0) % 100).toBe(account % 100);
    for (let more = 0; more < 3; more += 1)
      ids.unshift((await createTransaction(app, account, 3, { customerName: 'Quetzalli Xicoténcatl' })).id);
    const found = await list({ search: 'xicotencatl quetz', rowsOfPage: 100 });
    expect(found.map(({ idTransaction }) => idTransaction).toSorted((one, other) => other - one)).toEqual(
      ids.slice(0, 100),
    );
    expect(found[0]).toMatchObject({ maxRows: ids.length });
  });
});
