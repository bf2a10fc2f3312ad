import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { limits } from '@pasarela/contracts/limits/limits';
import { linkFields } from '@pasarela/contracts/payment-links/payment-link-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { png } from '../factories/files-factory.ts';
import { csvOf, installmentsOf, linkFileOf, linkOf } from '../factories/payment-links-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('general')), company: '1', 'accept-language': 'en' };
});
afterAll(() => app.close());

type File = { readonly fileName: string; readonly content: Buffer };
const megabyte = 1_024 * 1_024;
const fileOf = (content: string | Buffer, fileName = 'ligas.csv'): File => ({
  fileName,
  content: Buffer.from(content),
});

/** Everything that a link writes. */
const kept = () =>
  app.database.read.first<{ links: number }>(sql`
    select (select count(*) from payment_links) as links, (select count(*) from transactions) as transactions,
      (select count(*) from transaction_events) as events, (select count(*) from checkouts) as checkouts,
      (select count(*) from due_work where kind = 'expireLink') as waits, (select count(*) from emails) as emails,
      (select sum(transactions) from transaction_counts) as counted,
      (select count(*) from webhook_messages) as messages`);

const create = async (...files: readonly File[]) =>
  (await app.calls.answered('createPaymentLinkBatch', { body: {}, files, headers })).data;

/** What a refusal says, with nothing kept of the call. */
const refused = async (...files: readonly File[]) => {
  const before = await kept();
  const sent = { body: { idCompany: 1 }, files, headers };
  const { status, body } = await app.calls.send('createPaymentLinkBatch', sent);
  expect(await kept()).toEqual(before);
  return { status, ...body };
};
const faults = async (...files: readonly File[]) => {
  const { status, code, data } = await refused(...files);
  expect([status, code]).toEqual([422, 'link_lines_invalid']);
  return data.map((fault: Record<string, unknown>) => [
    fault.file,
    fault.line,
    fault.column,
    fault.code,
    fault.message,
  ]);
};

const columns = ['referenceNumber', 'email', 'amount', 'currency', 'expirationDate'];
const good = () => [newReference(), 'ana.lopez@example.com', '350.50', 'MXN', '2030/12/31'];

describe('a file of links', () => {
  it('makes a link of each line', { tags: ['CALL-44'] }, async () => {
    const before = await kept();
    const sent = [linkOf({ phoneNumber: '5512345678' }), installmentsOf(), linkOf({ amount: 1_000_000 })];
    const { created, links } = await create(linkFileOf(sent));
    expect(created).toBe(3);
    expect(links).toEqual(
      sent.map(({ referenceNumber }, index) => ({
        file: 'ligas.csv',
        line: index + 2,
        idTransaction: expect.any(Number),
        referenceNumber,
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/chk_[\w-]{24}$/),
        replaced: [],
      })),
    );
    expect(await kept()).toMatchObject({ links: (before?.links ?? 0) + 3 });
    const rows = await app.calls.answered('listPaymentLinks', { query: { rowsOfPage: 3 }, headers });
    expect(rows.data.map(({ typeFrequency, amount }) => [typeFrequency, amount])).toEqual([
      ['isNone', 1_000_000],
      ['isInstallments', 500],
      ['isNone', 350.5],
    ]);
    for (const { idTransaction, url } of links)
      expect(
        await app.database.read.all(
          sql`select kind, case when draft like ${`%${url}%`} then 1 else 0 end as told from emails
            where transaction_id = ${idTransaction}`,
        ),
      ).toEqual([{ kind: 'paymentLink', told: 1 }]);
  });

  it('is the template as well, which is served as it stands', { tags: ['LINK-43'] }, async () => {
    const response = await app.http.get('/Templates/CaptureLineLayout.csv').buffer(true).expect(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="CaptureLineLayout.csv"');
    const content = readFileSync(new URL('../../static/CaptureLineLayout.csv', import.meta.url));
    expect(response.text).toBe(content.toString());
    const [headings] = response.text.replace('\ufeff', '').split('\r\n');
    expect(headings).toBe(linkFields.filter((field) => field !== 'offsetExpiration').join(','));
    expect((await create(fileOf(content, 'CaptureLineLayout.csv'))).created).toBe(3);
  });

  it.each<readonly [string, (rows: string[][]) => Buffer]>([
    ['commas', (rows) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))],
    ['semicolons', (rows) => Buffer.from(rows.map((cells) => cells.join(';')).join('\n'))],
    ['quotation marks, CRLF and no last line end', (rows) => Buffer.from(csvOf(rows).trimEnd())],
    ['a byte order mark', (rows) => Buffer.from(`\ufeff${csvOf(rows, ';')}`)],
    ['old line ends', (rows) => Buffer.from(rows.map((cells) => cells.join(',')).join('\r'))],
    ['blank lines between', (rows) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n\n ,,\n'))],
    ['separators at the end', (rows) => Buffer.from(rows.map((cells) => `${cells.join(',')},`).join('\n'))],
    [
      'the accents of Windows',
      (rows) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'latin1'),
    ],
  ])('is read with %s', async (_, written) => {
    const reference = `Año ñandú ${newReference()}`;
    const { links } = await create(
      fileOf(written([columns, [reference, 'ana@example.com', '$1500', 'mxn', '31/12/2030']])),
    );
    expect(links.map(({ referenceNumber }) => referenceNumber)).toEqual([reference]);
  });

  it('reads headings whatever their case and place, and by their path in the payload', async () => {
    const file = fileOf(
      csvOf([
        [
          'EXPIRATIONDATE',
          'paymentProcess.subscription.frequency',
          'Amount',
          'email',
          'CURRENCY',
          'typefrequency',
          'ReferenceNumber',
        ],
        ['2030-12-31', 'monthly', '1,500.00', 'ana@example.com', 'MXN', 'isrecurring', newReference()],
      ]),
    );
    expect((await create(file)).created).toBe(1);
    const { data } = await app.calls.answered('listPaymentLinks', { query: { rowsOfPage: 1 }, headers });
    expect(data).toMatchObject([{ typeFrequency: 'isRecurring', amount: 1_500 }]);
  });

  it('tells line, column and reason of everything that is wrong, and makes nothing', {
    tags: ['LINK-47'],
  }, async () => {
    const taken = paymentOf();
    const { data: paid } = await app.calls.answered('createPayment', { body: taken, headers: demoKey });
    const twice = newReference();
    const rows = [
      [...columns, 'phoneNumber', 'typeFrequency', 'numberOfPays', 'nextPaymentDate', 'frequency'],
      [...good()],
      [twice, 'ana@', '0.99', 'USD', '2026/11/19', '123'],
      [],
      [twice, 'ana@example.com', 'mucho', 'MXN', '31/02/2030', ''],
      [
        taken.ReferenceNumber,
        'ana@example.com',
        '100',
        'MXN',
        '2026/12/14',
        '',
        'isInstallments',
        '6',
        '2026/12/15',
        'Monthly',
      ],
      ['', 'ana@example.com', '100', 'MXN', '2030/12/31', '', 'isRecurring', '', '', 'Scheduled'],
    ];
    expect(await faults(fileOf(csvOf(rows)))).toEqual([
      ['ligas.csv', 3, 'email', 'invalid_email', 'It is not a valid e-mail address.'],
      ['ligas.csv', 3, 'phoneNumber', 'phone_digits', 'It must have exactly 10 digits.'],
      ['ligas.csv', 3, 'amount', 'too_small', 'It must be 1 or more.'],
      ['ligas.csv', 3, 'currency', 'not_a_choice', 'It must be one of: MXN.'],
      ['ligas.csv', 3, 'expirationDate', 'day_past', 'It must be today or a later day.'],
      ['ligas.csv', 5, 'amount', 'wrong_type', 'It must be a number.'],
      ['ligas.csv', 5, 'expirationDate', 'not_a_day', 'It is not a valid date.'],
      ['ligas.csv', 5, 'referenceNumber', 'reference_repeated', 'The reference is already on line 3.'],
      [
        'ligas.csv',
        6,
        'nextPaymentDate',
        'next_payment_after_due',
        'Date for next payment greather than the due date.',
      ],
      [
        'ligas.csv',
        6,
        'referenceNumber',
        'reference_held',
        `The reference is already used by transaction ${paid.transactionNumber}.`,
      ],
      ['ligas.csv', 7, 'referenceNumber', 'required', 'It is required.'],
      [
        'ligas.csv',
        7,
        'frequency',
        'not_a_choice',
        'It must be one of: Daily, Biweekly, Monthly, Halfyearly, Annual.',
      ],
    ]);
  });

  it('names every line with a card number in it, and takes the numbers of orders', async () => {
    const line = (referenceNumber: string, email = 'ana@example.com') => [
      referenceNumber,
      email,
      ...good().slice(2),
    ];
    const orders = [
      '2611201430120015',
      '412-1763661234566',
      '1763661234563',
      '20261120143012',
      '4929570203841062',
    ];
    const rows = [
      columns,
      ...orders.map((order) => line(order)),
      line('4929570203841061'),
      line('4929 5702 0384 1061'),
      line('٤٩٢٩٥٧٠٢٠٣٨٤١٠٦١'),
      line(newReference(), '4929570203841061@example.com'),
    ];
    const reason = 'It contains a card number. Card data belongs only in its own fields.';
    expect(await faults(fileOf(csvOf(rows)))).toEqual([
      ['ligas.csv', 7, 'referenceNumber', 'card_number_in_text', reason],
      ['ligas.csv', 8, 'referenceNumber', 'card_number_in_text', reason],
      ['ligas.csv', 9, 'referenceNumber', 'card_number_in_text', reason],
      ['ligas.csv', 10, 'email', 'card_number_in_text', reason],
    ]);
    expect((await create(fileOf(csvOf([columns, ...orders.map((order) => line(order))])))).created).toBe(5);
    expect(await faults(fileOf(csvOf([[...columns, '4929570203841061'], good()])))).toMatchObject([
      ['ligas.csv', 1, '******', 'column_unknown', 'The template has no such column.'],
    ]);
  });

  it('says how much is to be corrected', async () => {
    expect(await refused(fileOf(csvOf([columns, ['', '', '', 'MXN', '']])))).toMatchObject({
      success: false,
      message: 'No links were created. Problems in the file: 4.',
      data: ['referenceNumber', 'email', 'amount', 'expirationDate'].map((column) => ({
        file: 'ligas.csv',
        line: 2,
        column,
        code: 'required',
      })),
    });
  });

  it.each<readonly [string, readonly (readonly string[])[], readonly (readonly unknown[])[]]>([
    ['no headings of ours', [good()], columns.map((column) => [1, column, 'column_missing'])],
    ['a heading too few', [columns.slice(1), good()], [[1, 'referenceNumber', 'column_missing']]],
    ['a heading that it does not know', [[...columns, 'color'], good()], [[1, 'color', 'column_unknown']]],
    ['a heading twice', [[...columns, 'EMAIL'], good()], [[1, 'email', 'column_repeated']]],
    ['more cells than headings', [columns, [...good(), 'x']], [[2, null, 'cells_beyond_columns']]],
    ['headings alone', [columns], [[2, null, 'lines_missing']]],
  ])('is refused with %s', async (_, rows, expected) => {
    const { data } = await refused(fileOf(csvOf(rows)));
    const told = data.map(({ line, column, code }: Record<string, unknown>) => [line, column, code]);
    expect(told).toEqual(expect.arrayContaining([...expected]));
  });

  it('is refused where a quotation mark is never closed', async () => {
    const text = `${columns.join(',')}\n"${good().join(',')}\n`;
    expect(await faults(fileOf(text))).toMatchObject([
      ['ligas.csv', 2, null, 'quotes_open', expect.any(String)],
    ]);
  });

  it('takes several files together, and names the file of each problem', async () => {
    const twice = newReference();
    const line = [twice, 'ana@example.com', '100', 'MXN', '2030/12/31'];
    const one = fileOf(csvOf([columns, good(), line]), 'uno.csv');
    const two = fileOf(csvOf([columns, line]), 'dos.csv');
    expect(await faults(one, two)).toEqual([
      [
        'dos.csv',
        2,
        'referenceNumber',
        'reference_repeated',
        'The reference is already on line 3 (uno.csv).',
      ],
    ]);
    expect((await create(one, fileOf(csvOf([columns, good()]), 'dos.csv'))).created).toBe(3);
  });

  it('replaces pages that nobody has paid yet, and names each with its line', async () => {
    const body = orderOf();
    const opened = await app.calls.answered('createTransaction', { body, headers: demoKey });
    const { links } = await create(
      linkFileOf([linkOf(), linkOf({ referenceNumber: body.ReferenceNumber, email: 'luis@example.com' })]),
    );
    const replaced = {
      idTransaction: Number(opened.data.transactionNumber),
      referenceNumber: body.ReferenceNumber,
      email: body.Email,
      status: 'TransactionCreated',
      wasOpen: true,
    };
    expect(links.map((link) => [link.line, link.replaced])).toEqual([
      [2, []],
      [3, [replaced]],
    ]);
    const params = { transactionNumber: opened.data.transactionNumber };
    const { data } = await app.calls.answered('getResponse', { params, headers: demoKey });
    expect(data).toMatchObject({ status: 'Replaced', replacedBy: String(links[1]?.idTransaction) });
  });
});

describe('an upload', () => {
  it('wants one file at least', { tags: ['LINK-45'] }, async () => {
    expect(await refused()).toMatchObject({
      status: 422,
      errors: [{ field: 'files', code: 'file_needed', message: 'You must add at least one file' }],
    });
    const spanish = await app.calls.refused('createPaymentLinkBatch', {
      body: { idCompany: 1 },
      headers: { ...headers, 'accept-language': 'es' },
    });
    expect(spanish.errors).toMatchObject([{ message: 'Debes agregar al menos un archivo' }]);
  });

  it.each<readonly [string, Buffer]>([
    ['a picture', png()],
    ['a program', Buffer.from('MZ\u0090\u0000 this is a program', 'latin1')],
  ])('refuses what is called a CSV and is %s', { tags: ['LINK-46'] }, async (_, content) => {
    expect(await refused(fileOf(content))).toMatchObject({
      status: 422,
      code: 'file_type_not_allowed',
      message: 'File type not allowed',
      errors: [{ field: 'files.0', message: '“ligas.csv”: file type not allowed.' }],
    });
  });

  it.each(['', '\ufeff'])(
    'says of a file in UTF-16 that it is, with its mark or without: %j',
    async (mark) => {
      const content = Buffer.from(`${mark}${csvOf([columns, good()])}`, 'utf16le');
      for (const bytes of [content, Buffer.from(content).swap16()])
        expect(await refused(fileOf(bytes))).toMatchObject({
          status: 422,
          code: 'file_type_not_allowed',
          errors: [
            {
              field: 'files.0',
              code: 'file_utf16',
              message: '“ligas.csv” is in UTF-16 (“Unicode Text”). Save it as CSV UTF-8 or UTF-8 text.',
            },
          ],
        });
    },
  );

  it.each(['ligas.txt', 'ligas.csv.exe', 'ligas', '.csv', 'ligas.xlsx'])(
    'refuses a CSV that is called %s',
    { tags: ['LINK-46'] },
    async (fileName) => {
      expect(await refused(fileOf(csvOf([columns, good()]), fileName))).toMatchObject({
        status: 422,
        code: 'file_type_not_allowed',
        errors: [
          { field: 'files.0', message: `File type not allowed: the name of “${fileName}” must end in .csv.` },
        ],
      });
    },
  );

  it('refuses 11 MB', async () => {
    expect(await refused(fileOf(Buffer.alloc(11 * megabyte, 'a')))).toMatchObject({
      status: 413,
      code: 'file_too_large',
    });
  });

  it('refuses zero bytes', async () => {
    expect(await refused(fileOf(''))).toMatchObject({
      status: 422,
      errors: [{ field: 'files.0', message: '“ligas.csv” is empty.' }],
    });
  });

  it('refuses six files', async () => {
    const files = Array.from({ length: 6 }, (_, n) => fileOf(csvOf([columns, good()]), `${n}.csv`));
    expect(await refused(...files)).toMatchObject({
      status: 422,
      errors: [{ field: 'files', message: 'It must have at most 5 items.' }],
    });
  });

  it('keeps nothing of the path in a name', async () => {
    const { links } = await create(fileOf(csvOf([columns, good()]), '../../etc/ligas.csv'));
    expect(links).toMatchObject([{ file: 'ligas.csv' }]);
  });

  it('keeps nothing of a call whose connection is cut in the middle, and serves the next', async () => {
    const before = await kept();
    const boundary = 'cut-in-the-middle';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\n`;
    const call: ClientRequest = request(`${app.url}/api/transaction/capturelinebatch`, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': megabyte,
      },
    });
    call.on('error', () => {});
    await new Promise<void>((written) => {
      call.write(Buffer.from(`${head}${csvOf([columns, good(), good()])}`), () => written());
    });
    const closed = new Promise((done) => call.once('close', done));
    call.destroy();
    await closed;
    expect((await create(fileOf(csvOf([columns, good()])))).created).toBe(1);
    expect((await kept())?.links).toBe((before?.links ?? 0) + 1);
  });

  it('says that it takes 10 MB of nothing but line ends for no link', async () => {
    expect(await faults(fileOf(Buffer.alloc(limits.fileBytes, '\n')))).toMatchObject([
      ['ligas.csv', expect.any(Number), null, 'lines_missing', expect.any(String)],
    ]);
  });
});

describe('thousands of lines', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      `LOTE-${count}-${index}`,
      `cliente${index}@example.com`,
      String(100 + (index % 900)),
      'MXN',
      '2030/12/31',
    ]);

  it('are made at once, while others read and see none of them or all', { timeout: 60_000 }, async () => {
    const linksSeen = async () =>
      (await app.calls.answered('listPaymentLinks', { headers })).data[0]?.maxRows ?? 0;
    const before = await linksSeen();
    const call = create(fileOf(csvOf([columns, ...rows(4_000)])));
    const seen = new Set<number>();
    const states = new Set<string>();
    const state = async () => (await app.calls.answered('getPaymentLinkBatch', { headers })).data.state;
    let paidMeanwhile = 0;
    let done = false;
    const finished = call.finally(() => {
      done = true;
    });
    const look = async (): Promise<void> => {
      while (!done) seen.add((await linksSeen()) - before);
    };
    const looking = look();
    while (!done) {
      const before = await state();
      states.add(before);
      if (before !== 'creating') continue;
      // A payment of another business has its turn before the links are all made.
      await app.calls.answered('createPayment', { body: paymentOf(), headers: ollinKey });
      if ((await state()) === 'creating') paidMeanwhile += 1;
    }
    await looking;
    expect(paidMeanwhile).toBeGreaterThan(0);
    const { created, links } = await finished;
    expect([created, links.length, new Set(links.map(({ url }) => url)).size]).toEqual([4_000, 4_000, 4_000]);
    expect([...seen].filter((count) => count !== 0 && count !== 4_000)).toEqual([]);
    expect([...states]).toEqual(expect.arrayContaining(['creating', 'mailing']));
    const unmailed = await app.database.read.first(sql`
      select count(*) as count from payment_links l
      where not exists (
        select 1 from checkouts c join emails e on e.transaction_id = c.transaction_id where c.token = l.token)`);
    expect(unmailed).toEqual({ count: 0 });
    expect((await app.calls.answered('getPaymentLinkBatch', { headers })).data).toEqual({
      state: 'none',
      rows: 0,
      done: 0,
    });
  });

  it('are the most', async () => {
    const told = await faults(fileOf(csvOf([columns, ...rows(10_001)])));
    expect(told).toMatchObject([
      ['ligas.csv', 10_002, null, 'too_many_lines', expect.stringContaining('10,000')],
    ]);
    const half = (name: string, from: number) =>
      fileOf(csvOf([columns, ...rows(10_001).slice(from, from + 5_001)]), name);
    expect(await faults(half('uno.csv', 0), half('dos.csv', 5_000))).toMatchObject([
      ['dos.csv', 5_001, null, 'too_many_lines', expect.any(String)],
    ]);
  });

  it('of one business keep its next file waiting, and nobody else', async () => {
    const ollin = { ...bearer(await app.signIn('general')), company: '2' };
    const first = create(fileOf(csvOf([columns, ...rows(2_000)])));
    const second = fileOf(csvOf([columns, good()]));
    while ((await app.calls.answered('getPaymentLinkBatch', { headers })).data.state === 'none');
    const refusal = await app.calls.refused('createPaymentLinkBatch', { body: {}, files: [second], headers });
    expect([refusal.status, refusal.code]).toEqual([409, 'link_batch_running']);
    const other = await app.calls.answered('createPaymentLinkBatch', {
      body: {},
      files: [second],
      headers: ollin,
    });
    expect(other.data.created).toBe(1);
    expect((await first).created).toBe(2_000);
  });
});
