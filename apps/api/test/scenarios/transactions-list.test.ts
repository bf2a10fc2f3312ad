import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { createRandom, type Random } from '#seed/seeded-random.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { bearer } from '../operation-calls.ts';

type Query = Readonly<Record<string, string | number>>;

let app: TestApp;
let account: number;
let headers: Record<string, string>;
/** Every row of the account, the newest first. */
let rows: readonly TransactionRow[];

const readRows = () =>
  app.database.read.all<TransactionRow>(
    sql`select * from transactions where account_id = ${account} order by created_at desc, id desc`,
  );

beforeAll(async () => {
  // More rows with one beginning than the search walks by its index.
  app = await buildTestApp({ scale: 0.9 });
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('reportes')), company: '1' };
  // Of one moment, and with characters that a pattern would read otherwise.
  for (const referenceNumber of ['100%_X', '100AXX', '100%AX', 'a[b-d]*?', 'abc', 'Ñandú 1', 'ñANDÚ 2'])
    await createTransaction(app, account, 2, { referenceNumber });
  for (const customerEmail of ["o'h_ra@example.com", 'ohara@example.com', 'oh%ra@example.com'])
    await createTransaction(app, account, 3, { customerEmail });
  await createTransaction(app, account, 14, { cashReference: '00%9', paymentMethod: 5 });
  rows = await readRows();
});
afterAll(() => app.close());

const list = async (query: Query) => (await app.calls.answered('listTransactions', { query, headers })).data;

const dayInMexico = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayOf = ({ createdAt }: TransactionRow): string => dayInMexico.format(createdAt).replaceAll('-', '/');

const outcomes: Readonly<Record<string, string>> = {
  2: 'won',
  12: 'won',
  16: 'won',
  17: 'inProcess',
  18: 'lost',
};
/** An empty beginning is none, and finds what has no text too. */
const begins = (text: string | null, beginning: string | number = ''): boolean =>
  beginning === '' || (text?.toLowerCase().startsWith(String(beginning).trim().toLowerCase()) ?? false);

/** What a query finds, told row by row as the decisions have it. */
const naive = (query: Query): readonly TransactionRow[] => {
  const chosen = String(query.statusChargeBack ?? '')
    .split(',')
    .map((id) => outcomes[id]);
  return rows.filter((row) => {
    if (query.idStatus === 17) {
      if (row.chargebackOutcome === null || !chosen.includes(row.chargebackOutcome)) return false;
    } else if (query.idStatus && row.status !== query.idStatus) return false;
    if (query.initDate && dayOf(row) < String(query.initDate)) return false;
    if (query.endDate && dayOf(row) > String(query.endDate)) return false;
    if (query.idTransaction && row.id !== query.idTransaction) return false;
    return (
      begins(row.referenceNumber, query.referenceNumber) &&
      begins(row.customerEmail, query.email) &&
      begins(row.cashReference, query.referenceCash)
    );
  });
};

/** Asks for the first page, the last, one between and one beyond, and compares each with the naive answer. */
const expectFound = async (query: Query, rowsOfPage: number, random: Random): Promise<number> => {
  const expected = naive(query).map(({ id }) => id);
  const pages = Math.ceil(expected.length / rowsOfPage);
  const asked = new Set([1, Math.max(1, pages), random.whole(1, Math.max(1, pages)), pages + 1]);
  for (const pageNumber of asked) {
    const page = await list({ ...query, rowsOfPage, pageNumber });
    const ids = page.map(({ idTransaction }) => idTransaction);
    expect([query, pageNumber, ids]).toEqual([
      query,
      pageNumber,
      expected.slice((pageNumber - 1) * rowsOfPage, pageNumber * rowsOfPage),
    ]);
    for (const { maxRows, maxPages } of page)
      expect([query, maxRows, maxPages]).toEqual([query, expected.length, pages]);
  }
  return expected.length;
};

describe('each filter alone', () => {
  const random = createRandom(6);

  it('finds all without any, page by page to the end', async () => {
    const found: number[] = [];
    for (let pageNumber = 1; pageNumber <= Math.ceil(rows.length / 100); pageNumber += 1)
      found.push(...(await list({ pageNumber, rowsOfPage: 100 })).map(({ idTransaction }) => idTransaction));
    expect(found).toEqual(rows.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(2_500);
  });

  it('reads each page beyond the first thousand rows from the day on that it begins on, in both directions', async () => {
    const days = [...new Set(rows.map(dayOf))];
    const between = { initDate: days.at(-20) ?? '', endDate: days[3] ?? '' };
    const queries: Query[] = [
      {},
      { idStatus: 2 },
      between,
      { referenceNumber: 'LJ-' },
      { referenceNumber: 'LJ-', idStatus: 2, ...between },
      { email: 'm', idStatus: 2 },
    ];
    for (const query of queries) {
      const ids = naive(query).map(({ id }) => id);
      for (const sortDirection of ['desc', 'asc']) {
        const expected = sortDirection === 'desc' ? ids : ids.toReversed();
        for (let pageNumber = 100; pageNumber <= ids.length / 10 + 2; pageNumber += 7) {
          const page = await list({ ...query, sortBy: 'date', sortDirection, pageNumber });
          const found = page.map(({ idTransaction }) => idTransaction);
          expect([query, pageNumber, found]).toEqual([
            query,
            pageNumber,
            expected.slice((pageNumber - 1) * 10, pageNumber * 10),
          ]);
        }
      }
      expect([query, ids.length > (query.email ? 100 : 1_200)]).toEqual([query, true]);
    }
  });

  it('has ten rows a page where it is not said', { tags: ['PORTAL-36', 'TRANSACTION-9'] }, async () => {
    expect((await list({})).map(({ idTransaction }) => idTransaction)).toEqual(
      rows.slice(0, 10).map(({ id }) => id),
    );
    expect((await list({}))[0]).toMatchObject({
      maxRows: rows.length,
      maxPages: Math.ceil(rows.length / 10),
    });
  });

  it('finds by status, each of them', { tags: ['TRANSACTION-2'] }, async () => {
    for (let idStatus = 0; idStatus <= 18; idStatus += 1)
      if (idStatus !== 17) await expectFound({ idStatus }, 10, random);
  });

  it('finds by the days of Mexico City, both included', { tags: ['TRANSACTION-3'] }, async () => {
    const days = [...new Set(rows.map(dayOf))];
    expect(days.length).toBeGreaterThan(150);
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = [random.pick(days), random.pick(days)].toSorted();
      await expectFound({ initDate: one ?? '', endDate: other ?? '' }, 25, random);
      await expectFound({ initDate: one ?? '', endDate: one ?? '' }, 10, random);
      await expectFound({ initDate: one ?? '' }, 100, random);
      await expectFound({ endDate: one ?? '' }, 100, random);
    }
    expect(await expectFound({ initDate: '2026/11/21' }, 10, random)).toBe(0);
    expect(await expectFound({ endDate: '2020/01/01' }, 10, random)).toBe(0);
  });

  it('finds by the number, exactly', { tags: ['TRANSACTION-4'] }, async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await expectFound({ idTransaction: random.pick(rows).id }, 10, random)).toBe(1);
    expect(await expectFound({ idTransaction: 999_999_999_999 }, 10, random)).toBe(0);
  });

  it.each([
    ['LJ-', 2_000],
    ['lj-1', 2_000],
    ['LJ-10', 100],
    ['lJ-1000', 1],
    ['LJ-10001', 1],
    ['LJ-10001x', 0],
    ['J-1', 0],
    ['LJ_1', 0],
  ] as const)(
    'finds by the beginning of a reference: %s',
    { tags: ['TRANSACTION-5'] },
    async (referenceNumber, min) => {
      const found = await expectFound({ referenceNumber }, 10, random);
      if (min === 0) expect(found).toBe(0);
      else expect(found).toBeGreaterThanOrEqual(min);
    },
  );

  it('finds by the beginning of an e-mail, whatever its case', { tags: ['TRANSACTION-6'] }, async () => {
    for (const email of [
      'maria',
      'MARIA.',
      'a',
      'jose.hernandez',
      random.pick(rows).customerEmail,
      '@example',
    ])
      await expectFound({ email }, 10, random);
  });

  it('finds by the beginning of a cash reference', { tags: ['TRANSACTION-7'] }, async () => {
    const cash = rows.flatMap(({ cashReference }) => cashReference ?? []);
    for (const reference of [random.pick(cash), random.pick(cash).slice(0, 4), '1', '', 'x'])
      await expectFound({ referenceCash: reference }, 10, random);
  });

  it('finds what has or had a chargeback, of the statuses that are chosen', {
    tags: ['TRANSACTION-8'],
  }, async () => {
    const counts: number[] = [];
    for (const statusChargeBack of [
      '2',
      '17',
      '18',
      '2,17',
      '17,18',
      '2,17,18',
      '12',
      '16,18',
      '18,18,',
      '2,99',
    ])
      counts.push(await expectFound({ idStatus: 17, statusChargeBack }, 10, random));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const statusChargeBack of ['', ',', '3', '99', ',,,'])
      expect(await expectFound({ idStatus: 17, statusChargeBack }, 10, random)).toBe(0);
    expect(await list({ idStatus: 17 })).toEqual([]);
    // Where the status is another, the list says nothing.
    await expectFound({ idStatus: 2, statusChargeBack: '18' }, 10, random);
  });
});

it('finds by filters together what each of them leaves', { tags: ['CALL-24'] }, async () => {
  const random = createRandom(66);
  const days = [...new Set(rows.map(dayOf))].toSorted();
  let found = 0;
  for (let round = 0; round < 120; round += 1) {
    const like = random.pick(rows);
    const cash = like.cashReference;
    const query: Record<string, string | number> = {};
    const maybe = (chance: number, name: string, value: string | number): void => {
      if (random.next() < chance) query[name] = value;
    };
    maybe(0.5, 'idStatus', like.status === 17 || like.status === 18 ? 17 : like.status);
    if (query.idStatus === 17) query.statusChargeBack = random.pick(['17', '18', '17,18', '2']);
    maybe(0.4, 'initDate', random.pick(days.filter((day) => day <= dayOf(like))));
    maybe(0.4, 'endDate', random.pick(days.filter((day) => day >= dayOf(like))));
    maybe(0.4, 'referenceNumber', like.referenceNumber.slice(0, random.whole(1, 8)));
    maybe(0.4, 'email', like.customerEmail.slice(0, random.whole(1, 10)).toUpperCase());
    if (cash && [0, 2, 5, 14].includes(Number(query.idStatus ?? 0)))
      maybe(0.6, 'referenceCash', cash.slice(0, random.whole(1, 6)));
    maybe(0.05, 'idTransaction', like.id);
    found += (await expectFound(query, random.whole(1, 100), random)) > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(100);
});

describe('a beginning', () => {
  it.each([
    ['100%', ['100%AX', '100%_X']],
    ['100%_', ['100%_X']],
    ['100_', []],
    ['100', ['100%AX', '100AXX', '100%_X']],
    ['a[b', ['a[b-d]*?']],
    ['a*', []],
    ['%', []],
    ["' or '1'='1", []],
    ['ñandú', ['ñANDÚ 2', 'Ñandú 1']],
    ['ÑANDÚ 1', ['Ñandú 1']],
  ] as const)('is read to the letter: %s', async (referenceNumber, references) => {
    expect((await list({ referenceNumber })).map((row) => row.referenceNumber)).toEqual(references);
  });

  it('is read to the letter in an e-mail and a cash reference too', async () => {
    const emails = async (email: string) =>
      (await list({ email })).map(({ custormerEmail }) => custormerEmail);
    expect(await emails('oh%')).toEqual(['oh%ra@example.com']);
    expect(await emails("o'h_")).toEqual(["o'h_ra@example.com"]);
    expect(await emails('oh_')).toEqual([]);
    expect((await list({ referenceCash: '00%' })).map(({ referenceCash }) => referenceCash)).toEqual([
      '00%9',
    ]);
    expect(await list({ referenceCash: '00_' })).toEqual([]);
  });
});

it('puts those of one moment in the order of their numbers, the newest first', async () => {
  const together = (await list({ rowsOfPage: 100, initDate: '2026/11/17', endDate: '2026/11/17' })).filter(
    ({ date }) => date === '2026-11-17T18:00:00.000Z',
  );
  const ids = together.map(({ idTransaction }) => idTransaction);
  expect(ids.length).toBeGreaterThanOrEqual(11);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

it('shows each row as it is kept', { tags: ['TRANSACTION-16'] }, async () => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const status of [2, 3, 5, 12, 16, 18])
    for (const shown of await list({ idStatus: status })) {
      const kept = byId.get(shown.idTransaction);
      if (!kept) throw new Error('a row that is not kept');
      expect(shown).toMatchObject({
        referenceNumber: kept.referenceNumber,
        date: kept.createdAt.toISOString(),
        amount: kept.amount / 100,
        custormerEmail: kept.customerEmail,
        custormerName: kept.customerName,
        statusId: kept.status,
        idPaymentMethod: kept.paymentMethod,
        companyCommission: kept.fee / 100,
        commission: (kept.fee + kept.tax) / 100,
        refundedAmount: kept.refundedAmount / 100,
        paymentDate: kept.paidAt?.toISOString() ?? null,
        referenceCash: kept.cashReference,
        transactionCode: kept.code,
      });
    }
});

describe('a search that cannot be', () => {
  const refuse = async (query: Query) => {
    const { status, errors } = await app.calls.refused('listTransactions', { query, headers });
    expect(status).toBe(422);
    return errors.map(({ field, code }) => [field, code]);
  };

  it('is one for a cash reference in a status that has none', { tags: ['TRANSACTION-12'] }, async () => {
    for (let idStatus = 0; idStatus <= 18; idStatus += 1) {
      const query = { idStatus, referenceCash: '1' };
      if ([0, 2, 5, 14].includes(idStatus)) await list(query);
      else
        expect([idStatus, await refuse(query)]).toEqual([
          idStatus,
          [['referenceCash', 'cash_reference_status']],
        ]);
    }
    await list({ referenceCash: '1' });
  });

  it('ends before it begins', async () => {
    const query = { initDate: '2026/11/20', endDate: '2026/11/19' };
    expect(await refuse(query)).toEqual([['endDate', 'ends_before_start']]);
    const report = await app.calls.refused('reportTransactions', { query, body: {}, headers });
    expect(report.errors.map(({ code }) => code)).toEqual(['ends_before_start']);
    expect(await refuse({ ...query, idStatus: 3, referenceCash: '1' })).toEqual([
      ['endDate', 'ends_before_start'],
      ['referenceCash', 'cash_reference_status'],
    ]);
  });

  const isRefused = async (query: Query, problems: readonly (readonly string[])[]) => {
    expect(await refuse(query)).toEqual(problems);
  };

  it.each([
    [{ initDate: '2026/02/30' }, [['initDate', 'not_a_day']]],
    [{ initDate: '2026-11-20' }, [['initDate', 'invalid_format']]],
    [{ endDate: '20/11/2026' }, [['endDate', 'invalid_format']]],
  ])('is refused: %j', { tags: ['CALL-8'] }, isRefused);

  it.each([
    [{ idStatus: 19 }, [['idStatus', 'invalid_format']]],
    [{ idStatus: -1 }, [['idStatus', 'invalid_format']]],
    [{ idStatus: 'x' }, [['idStatus', 'wrong_type']]],
    [{ idTransaction: 0 }, [['idTransaction', 'too_small']]],
    [{ idTransaction: 1_000_000_000_000 }, [['idTransaction', 'too_big']]],
    [{ idTransaction: '1.5' }, [['idTransaction', 'wrong_type']]],
    [{ idTransaction: '1e3' }, [['idTransaction', 'wrong_type']]],
    [{ idTransaction: '0x10' }, [['idTransaction', 'wrong_type']]],
    [{ pageNumber: 0 }, [['pageNumber', 'too_small']]],
    [{ rowsOfPage: 0 }, [['rowsOfPage', 'too_small']]],
    [{ rowsOfPage: 101 }, [['rowsOfPage', 'too_big']]],
    [{ referenceNumber: 'x'.repeat(31) }, [['referenceNumber', 'too_long']]],
    [{ email: 'x'.repeat(255) }, [['email', 'too_long']]],
    [{ statusChargeBack: '2;17' }, [['statusChargeBack', 'invalid_format']]],
    [{ orderBy: 'amount' }, [['orderBy', 'unknown_property']]],
    [{ idStatus: 2, IDSTATUS: 3 }, [['idStatus', 'repeated_property']]],
    [
      { pageNumber: 'x', rowsOfPage: 1_000, initDate: 'y' },
      [
        ['initDate', 'invalid_format'],
        ['pageNumber', 'wrong_type'],
        ['rowsOfPage', 'too_big'],
      ],
    ],
  ])('is refused: %j', isRefused);
});

it('takes an empty parameter for none, and names whatever their case', { tags: ['CALL-7'] }, async () => {
  const empty = {
    idStatus: '',
    initDate: '',
    endDate: '',
    idTransaction: '',
    email: '',
    pageNumber: '',
    rowsOfPage: '',
  };
  expect(await list(empty)).toEqual(await list({}));
  expect(await list({ IDSTATUS: 3, RowsOfPage: 5 })).toEqual(await list({ idStatus: 3, rowsOfPage: 5 }));
});

it('counts what is paid from then on', async () => {
  const [before] = await list({ idStatus: 2, initDate: '2026/11/17', endDate: '2026/11/17' });
  await createTransaction(app, account, 2);
  await createTransaction(app, account, 3);
  const [after] = await list({ idStatus: 2, initDate: '2026/11/17', endDate: '2026/11/17' });
  expect((after?.maxRows ?? 0) - (before?.maxRows ?? 0)).toBe(1);
});
