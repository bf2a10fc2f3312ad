import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { installmentsOf, linkOf, type SentLink } from '../factories/payment-links-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('general')), company: '1' };
});
afterAll(() => app.close());

const create = async (link: SentLink = linkOf()) =>
  (await app.calls.answered('createPaymentLink', { body: link, headers })).data;
const list = async (query: Readonly<Record<string, unknown>> = {}) =>
  (await app.calls.answered('listPaymentLinks', { query, headers })).data;
const refusal = (body: object, language = 'en') =>
  app.calls.refused('createPaymentLink', { body, headers: { ...headers, 'accept-language': language } });
const wrong = async (changes: object, language = 'en') => {
  const { status, code, errors } = await refusal({ ...linkOf(), ...changes }, language);
  expect([status, code]).toEqual([422, 'invalid_fields']);
  return errors.map(({ field, code: fault, message }) => [field, fault, message]);
};
const planOf = (subscription: object, typeFrequency = 'isInstallments', more: object = {}) => ({
  typeFrequency,
  paymentProcess: { subscription },
  ...more,
});
const sixMonthly = { numberOfPays: 6, nextPaymentDate: '2026/12/15', frequency: 'Monthly' } as const;

describe('POST /transaction/captureline', () => {
  it('makes a link that is paid until 23:59 of its day, and tells its customer', {
    tags: ['CALL-43', 'LINK-11', 'LINK-24'],
  }, async () => {
    const sent = linkOf({ phoneNumber: '5512345678', expirationDate: '2026/11/25' });
    const link = await create(sent);
    expect(link).toEqual({
      idTransaction: expect.any(Number),
      referenceNumber: sent.referenceNumber,
      date: '2026-11-20T18:00:00.000Z',
      expirationDate: '2026-11-26T05:59:00.000Z',
      email: 'ana.lopez@example.com',
      amount: 350.5,
      currency: 'MXN',
      statusId: 1,
      status: 'TransactionCreated',
      typeFrequency: 'isNone',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/chk_[\w-]{24}$/),
      returnUrl: null,
      replaced: [],
    });
    const mails = await app.database.read.all<{ recipients: string; kind: string; draft: string }>(
      sql`select recipients, kind, draft from emails where transaction_id = ${link.idTransaction}`,
    );
    expect(mails).toEqual([
      { recipients: 'ana.lopez@example.com', kind: 'paymentLink', draft: expect.stringContaining(link.url) },
    ]);
  });

  it('takes empty parts of a payload as absent', { tags: ['LINK-24'] }, async () => {
    const link = linkOf({
      phoneNumber: null,
      typeFrequency: 'isNone',
      paymentProcess: {
        subscription: { numberOfPays: null, nextPaymentDate: null, frequency: null },
        offsetExpiration: 1502,
      },
    });
    expect((await create(link)).typeFrequency).toBe('isNone');
  });

  for (const [line, amount] of [
    ['LINK-26', 1],
    ['LINK-26', 1.01],
    ['LINK-27', 999_999.99],
    ['LINK-27', 1_000_000],
  ] as const)
    it(`takes ${amount} MXN`, { tags: [line] }, async () => {
      expect((await create(linkOf({ amount }))).amount).toBe(amount);
    });

  const refused: readonly (readonly [string | string[], object, readonly (readonly string[])[]])[] = [
    ['LINK-21', { referenceNumber: '' }, [['referenceNumber', 'required', 'It is required.']]],
    [
      [],
      { referenceNumber: 'x'.repeat(31) },
      [['referenceNumber', 'too_long', 'It must have at most 30 characters.']],
    ],
    ['LINK-22', { email: undefined }, [['email', 'required', 'It is required.']]],
    ['LINK-23', { email: 'ana@' }, [['email', 'invalid_email', 'It is not a valid e-mail address.']]],
    [
      'LINK-24',
      { phoneNumber: '551234567' },
      [['phoneNumber', 'phone_digits', 'It must have exactly 10 digits.']],
    ],
    [
      'LINK-24',
      { phoneNumber: '55123456789' },
      [['phoneNumber', 'phone_digits', 'It must have exactly 10 digits.']],
    ],
    [
      'LINK-24',
      { phoneNumber: '55 1234 56' },
      [['phoneNumber', 'phone_digits', 'It must have exactly 10 digits.']],
    ],
    ['LINK-25', { amount: undefined }, [['amount', 'required', 'It is required.']]],
    ['LINK-26', { amount: 0 }, [['amount', 'too_small', 'It must be 1 or more.']]],
    ['LINK-26', { amount: 0.99 }, [['amount', 'too_small', 'It must be 1 or more.']]],
    ['LINK-27', { amount: 1_000_000.01 }, [['amount', 'too_big', 'It must be 1,000,000 or less.']]],
    [[], { amount: 1.005 }, [['amount', 'fraction_of_centavo', 'It must have at most two decimals.']]],
    [[], { amount: '350' }, [['amount', 'wrong_type', 'It must be a number.']]],
    ['LINK-28', { currency: undefined }, [['currency', 'required', 'It is required.']]],
    ['LINK-28', { currency: 'USD' }, [['currency', 'not_a_choice', 'It must be one of: MXN.']]],
    ['LINK-29', { expirationDate: undefined }, [['expirationDate', 'required', 'It is required.']]],
    [[], { expirationDate: '2026-12-31' }, [['expirationDate', 'day_form', 'Write the date as YYYY/MM/DD.']]],
    [[], { expirationDate: '2026/02/30' }, [['expirationDate', 'not_a_day', 'It is not a valid date.']]],
    [
      [],
      { expirationDate: '2026/11/19' },
      [['expirationDate', 'day_past', 'It must be today or a later day.']],
    ],
    [
      [],
      { typeFrequency: 'isWeekly' },
      [['typeFrequency', 'not_a_choice', 'It must be one of: isNone, isRecurring, isInstallments.']],
    ],
    [
      'LINK-30',
      planOf({}, 'isRecurring'),
      [['paymentProcess.subscription.frequency', 'required', 'It is required.']],
    ],
    [
      'LINK-38',
      planOf({ frequency: 'Scheduled' }, 'isRecurring'),
      [
        [
          'paymentProcess.subscription.frequency',
          'not_a_choice',
          'It must be one of: Daily, Biweekly, Monthly, Halfyearly, Annual.',
        ],
      ],
    ],
    [
      [],
      planOf({ frequency: 'Monthly', numberOfPays: 3 }, 'isRecurring'),
      [
        [
          'paymentProcess.subscription.numberOfPays',
          'not_together',
          'It cannot be sent together with typeFrequency isRecurring.',
        ],
      ],
    ],
    [
      [],
      planOf({ frequency: 'Monthly' }, 'isNone'),
      [
        [
          'paymentProcess.subscription.frequency',
          'not_together',
          'It cannot be sent together with typeFrequency isNone.',
        ],
      ],
    ],
    [
      ['LINK-31', 'LINK-32', 'LINK-35'],
      planOf({}),
      [
        ['paymentProcess.subscription.frequency', 'required', 'It is required.'],
        ['paymentProcess.subscription.numberOfPays', 'required', 'It is required.'],
        ['paymentProcess.subscription.nextPaymentDate', 'required', 'It is required.'],
      ],
    ],
    [
      'LINK-33',
      planOf({ ...sixMonthly, numberOfPays: 1 }),
      [['paymentProcess.subscription.numberOfPays', 'too_small', 'It must be 2 or more.']],
    ],
    [
      'LINK-34',
      planOf({ ...sixMonthly, numberOfPays: 1_000_001 }),
      [['paymentProcess.subscription.numberOfPays', 'too_big', 'It must be 1,000,000 or less.']],
    ],
    [
      [],
      planOf({ ...sixMonthly, numberOfPays: 2.5 }),
      [['paymentProcess.subscription.numberOfPays', 'wrong_type', 'It must be a whole number.']],
    ],
    [
      ['LINK-36', 'LINK-37'],
      planOf(sixMonthly, 'isInstallments', { expirationDate: '2026/12/14' }),
      [
        [
          'paymentProcess.subscription.nextPaymentDate',
          'next_payment_after_due',
          'Date for next payment greather than the due date.',
        ],
      ],
    ],
    [
      [],
      planOf({ ...sixMonthly, nextPaymentDate: '2026/11/20' }),
      [['paymentProcess.subscription.nextPaymentDate', 'day_not_later', 'It must be a day after today.']],
    ],
    [
      [],
      { paymentProcess: { offsetExpiration: -1 } },
      [['paymentProcess.offsetExpiration', 'too_small', 'It must be 0 or more.']],
    ],
    [
      [],
      { returnUrl: 'http://tienda.example' },
      [
        [
          'returnUrl',
          'invalid_return_url',
          'It must be an https URL, or http on your own machine (localhost or 127.0.0.1), without spaces, a username or a password.',
        ],
      ],
    ],
    [[], { balance: 1 }, [['balance', 'unknown_property', 'This call has no such property.']]],
  ];

  for (const [line, changes, expected] of refused)
    it(`refuses ${JSON.stringify(changes)}`, { tags: line }, async () => {
      const before = (await list())[0]?.maxRows ?? 0;
      expect(await wrong(changes)).toEqual(expected);
      expect((await list())[0]?.maxRows ?? 0).toBe(before);
    });

  it('says the same in Spanish', async () => {
    expect(await wrong(planOf(sixMonthly, 'isInstallments', { expirationDate: '2026/12/14' }), 'es')).toEqual(
      [
        [
          'paymentProcess.subscription.nextPaymentDate',
          'next_payment_after_due',
          'La fecha del siguiente pago es mayor que la fecha de vencimiento.',
        ],
      ],
    );
  });

  it('names every problem at once', { tags: ['LINK-21', 'LINK-22', 'LINK-28', 'LINK-29'] }, async () => {
    const { errors } = await refusal({ email: 'x', amount: 0, typeFrequency: 'isInstallments' });
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'amount',
      'currency',
      'email',
      'expirationDate',
      'paymentProcess.subscription.frequency',
      'paymentProcess.subscription.nextPaymentDate',
      'paymentProcess.subscription.numberOfPays',
      'referenceNumber',
    ]);
  });

  for (const [line, name, changes] of [
    ['LINK-33', 'the smallest installments', { numberOfPays: 2 }],
    ['LINK-34', 'the most installments', { numberOfPays: 1_000_000 }],
    ['LINK-36', 'a next payment on the due day', { nextPaymentDate: '2030/12/31' }],
    ['LINK-36', 'a next payment tomorrow', { nextPaymentDate: '2026/11/21' }],
    ['LINK-38', 'Scheduled', { frequency: 'Scheduled' }],
  ] as const)
    it(`takes ${name}`, { tags: [line] }, async () => {
      const link = installmentsOf({ paymentProcess: { subscription: { ...sixMonthly, ...changes } } });
      expect((await create(link)).typeFrequency).toBe('isInstallments');
    });

  it('judges days by the clock of the account', async () => {
    // 23:30 of the 20th in Mexico City is the 21st elsewhere.
    app.time.now += 11.5 * 3_600_000;
    try {
      const late = { ...bearer(await app.signIn('general')), company: '1' };
      const body = linkOf({ expirationDate: '2026/11/20' });
      const { data } = await app.calls.answered('createPaymentLink', { body, headers: late });
      expect(data.expirationDate).toBe('2026-11-21T05:59:00.000Z');
    } finally {
      app.time.now -= 11.5 * 3_600_000;
    }
  });

  it('refuses a reference that is taken, and names the one that holds it', async () => {
    const body = paymentOf();
    const paid = await app.calls.answered('createPayment', { body, headers: demoKey });
    const refused = await refusal(linkOf({ referenceNumber: body.ReferenceNumber }));
    expect(refused).toMatchObject({
      status: 409,
      code: 'reference_taken',
      message: `The reference is already used by transaction ${paid.data.transactionNumber}.`,
    });
  });

  it('replaces a page that nobody has paid yet, and names it with its customer', async () => {
    const body = orderOf();
    const opened = await app.calls.answered('createTransaction', { body, headers: demoKey });
    const email = 'luis.ruiz@example.com';
    const link = await create(linkOf({ referenceNumber: body.ReferenceNumber, email }));
    expect(link.replaced).toEqual([
      {
        idTransaction: Number(opened.data.transactionNumber),
        referenceNumber: body.ReferenceNumber,
        email: body.Email,
        status: 'TransactionCreated',
        wasOpen: true,
      },
    ]);
    const params = { transactionNumber: opened.data.transactionNumber };
    const { data } = await app.calls.answered('getResponse', { params, headers: demoKey });
    expect(data).toMatchObject({ status: 'Replaced', replacedBy: String(link.idTransaction) });
    // The other way round as well: the page of the link is over then.
    const again = await app.calls.answered('createTransaction', { body, headers: demoKey });
    expect(again.data.replaced).toEqual([
      {
        transactionNumber: String(link.idTransaction),
        referenceNumber: body.ReferenceNumber,
        email,
        status: 'TransactionCreated',
        wasOpen: true,
      },
    ]);
    expect(await list({ referenceNumber: body.ReferenceNumber })).toMatchObject([{ status: 'Replaced' }]);
  });
});

describe('GET /transaction/capturelines', () => {
  it('opens with today', { tags: ['CALL-42', 'LINK-1'] }, async () => {
    const { data } = await app.calls.answered('getPaymentLinkDates', { headers });
    expect(data).toEqual({ initDate: '2026/11/20', endDate: '2026/11/20' });
  });

  it('lists what links made and nothing else, the newest first, in pages of 10', {
    tags: ['CALL-41', 'LINK-2', 'LINK-3'],
  }, async () => {
    const references = Array.from({ length: 12 }, () => `PAG-${newReference()}`);
    for (const [index, referenceNumber] of references.entries()) {
      await create(linkOf({ referenceNumber, amount: 100 + ((index * 7) % 12) }));
      app.time.now += 1_000;
    }
    await app.calls.answered('createTransaction', {
      body: orderOf({ ReferenceNumber: `PAG-${newReference()}` }),
      headers: demoKey,
    });
    const rows = await list({ referenceNumber: 'pag-' });
    expect(rows.map(({ referenceNumber }) => referenceNumber)).toEqual(references.toReversed().slice(0, 10));
    expect(rows.every(({ maxRows, maxPages }) => maxRows === 12 && maxPages === 2)).toBe(true);
    const second = await list({ referenceNumber: 'PAG-', pageNumber: 2 });
    expect(second.map(({ referenceNumber }) => referenceNumber)).toEqual(references.slice(0, 2).toReversed());
    expect(await list({ referenceNumber: 'PAG-', pageNumber: 3 })).toEqual([]);
    const cheapest = await list({ referenceNumber: 'PAG-', sortBy: 'amount', sortDirection: 'asc' });
    expect(cheapest.map(({ amount }) => amount)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
  });

  it('finds those whose newest attempt has a status', { tags: ['CALL-41'] }, async () => {
    const [open, paid, canceled] = ['EST-1', 'EST-2', 'EST-3'] as const;
    for (const referenceNumber of [open, paid, canceled]) await create(linkOf({ referenceNumber }));
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      await unit.run(sql`update transactions set status = 2 where reference_number = ${paid}`);
      await unit.run(sql`update transactions set status = 4 where reference_number = ${canceled}`);
    });
    const found = async (idStatus: number, more: object = {}) =>
      (await list({ referenceNumber: 'EST-', idStatus, ...more })).map(
        ({ referenceNumber }) => referenceNumber,
      );
    expect(await found(1)).toEqual([open]);
    expect(await found(2)).toEqual([paid]);
    expect(await found(4, { initDate: '2026/11/20', sortBy: 'amount', sortDirection: 'asc' })).toEqual([
      canceled,
    ]);
    expect(await found(0)).toHaveLength(3);
    expect(await found(6)).toEqual([]);
    const { errors } = await app.calls.refused('listPaymentLinks', { query: { idStatus: 99 }, headers });
    expect(errors).toMatchObject([{ field: 'idStatus' }]);
  });

  it('searches a status among so many links as can be read one by one', async () => {
    const accountId = await accountIdOf(app, 2);
    const other = { ...bearer(await app.signIn('general')), company: '2' };
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      await unit.run(sql`
        insert into payment_links (account_id, id, token, reference_key, kind, amount, due_at, mailed, created_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001)
        select cast(${accountId} as bigint), 1000000 + i, 'many_' || i, 'many-' || i, 'none', 100, 0, ${true}, i from n`);
    });
    const query = { referenceNumber: 'many-', idStatus: 1 };
    const { status, errors } = await app.calls.refused('listPaymentLinks', { query, headers: other });
    expect(status).toBe(422);
    expect(errors).toEqual([
      {
        field: 'idStatus',
        code: 'too_many_to_filter',
        message:
          'Los demás filtros encuentran 10,001 filas; por este se busca entre 10,000 como máximo. Filtra antes por fechas.',
      },
    ]);
    const fewer = { ...query, referenceNumber: 'many-10' };
    expect((await app.calls.answered('listPaymentLinks', { query: fewer, headers: other })).data).toEqual([]);
  });

  it('finds the days between two, both included, by the day of Mexico City', {
    tags: ['CALL-41'],
  }, async () => {
    const { referenceNumber } = await create(linkOf({ referenceNumber: 'DIA-1' }));
    const found = (initDate: string, endDate: string) => list({ referenceNumber, initDate, endDate });
    expect(await found('2026/11/20', '2026/11/20')).toHaveLength(1);
    expect(await found('2026/11/21', '2026/11/30')).toEqual([]);
    expect(await found('2026/11/01', '2026/11/19')).toEqual([]);
    expect(await list({ initDate: '2026/11/20', referenceNumber: 'dia' })).toHaveLength(1);
    const { errors } = await app.calls.refused('listPaymentLinks', {
      query: { initDate: '2026/11/21', endDate: '2026/11/20' },
      headers,
    });
    expect(errors).toMatchObject([{ field: 'endDate', code: 'ends_before_start' }]);
  });
});

it('GET /frequency lists the frequencies', { tags: ['CALL-40'] }, async () => {
  const { data } = await app.calls.answered('listFrequencies', { headers });
  expect(data).toEqual([
    { value: 'Daily' },
    { value: 'Biweekly' },
    { value: 'Monthly' },
    { value: 'Halfyearly' },
    { value: 'Annual' },
    { value: 'Scheduled' },
  ]);
});
