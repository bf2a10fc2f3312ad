import { day } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import { sql } from '#database/sql.ts';
import { snapshotTables } from '#sandbox/snapshot-repository.ts';
import { accountTables, fillTables, rowsOfAccount } from '../account-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, removeExpiredAccounts } from '../factories/accounts-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { basic, demoKey } from '../operation-calls.ts';
import { rowsOf } from '../table-rows.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  [app, other] = await Promise.all([
    buildTestApp({ scale: 0.02 }),
    buildTestApp({ scale: 0, addressGuard: createAddressGuard(false) }),
  ]);
});
afterAll(async () => {
  await app.close();
  await other.close();
});

const isolated = async (where = app) => {
  const { data } = await where.calls.answered('createIsolatedAccount', { body: {}, headers: demoKey });
  return { ...data, headers: basic(data.key, data.password) };
};
type Headers = Record<string, string>;

const exported = async (headers: Headers, where = app): Promise<string> =>
  (await where.calls.answered('exportSnapshot', { headers })).text;
const restored = async (snapshot: string, headers: Headers, where = app) =>
  (await where.calls.answered('importSnapshot', { rawBody: snapshot, headers })).data;
const refusedImport = (value: unknown, headers: Headers) =>
  app.calls.refused('importSnapshot', { rawBody: JSON.stringify(value), headers });

/** What a snapshot says about an account, without when and where it was taken. */
const contentsOf = (snapshot: string) => {
  const { now, nextOutcome, tables } = JSON.parse(snapshot);
  return { now, nextOutcome, tables };
};

/** A payment with a key, a checkout that waits, a subscription and a clock that was moved. */
const live = async (headers: Headers) => {
  const paid = await app.calls.answered('createPayment', {
    body: paymentOf(),
    headers: { ...headers, 'idempotency-key': 'one-payment' },
  });
  const page = await app.calls.answered('createTransaction', { body: orderOf(), headers });
  await app.calls.answered('createCardToken', {
    body: {
      FirstName: 'Ana',
      LastName: 'López',
      Email: 'ana@example.com',
      cardNumber: '4242424242424242',
      cardExpirationMonth: '12',
      cardExpirationYear: '2030',
      cvv: '123',
    },
    headers,
  });
  await app.calls.answered('setNextOutcome', { body: { outcome: 'declined' }, headers });
  await app.calls.answered('moveClock', { body: { hours: 2 }, headers });
  return { paid: paid.data, page: page.data };
};

/** The ids that more than one account has, by table. */
const sharedIds = async (): Promise<readonly string[]> => {
  const shared: string[] = [];
  for (const { name, isNumbered } of snapshotTables) {
    if (!isNumbered) continue;
    const rows = (await rowsOf(app.database.read, name, {})) as readonly { readonly id: unknown }[];
    const ids = rows.map(({ id }) => id);
    if (new Set(ids).size < ids.length) shared.push(name);
  }
  return shared;
};

describe('a snapshot', () => {
  it('brings an account back to where it was: numbers, clock, next outcome', async () => {
    const { headers } = await isolated();
    const { paid } = await live(headers);
    const snapshot = await exported(headers);
    const before = await app.calls.answered('getClock', { headers });

    await app.calls.answered('payRefund', {
      body: { TransactionCode: paid.transactionCode, Amount: 350.5 },
      headers,
    });
    await app.calls.answered('createPayment', { body: paymentOf(), headers });
    await app.calls.answered('moveClock', { body: { days: 31 }, headers });
    app.time.now += 5_000;

    const { contents, now } = await restored(snapshot, headers);
    expect([contents.transactions, contents.cardTokens]).toEqual([2, 1]);
    const { data: clock } = await app.calls.answered('getClock', { headers });
    expect([now, clock.now]).toEqual([before.data.now, before.data.now]);
    expect(contentsOf(await exported(headers))).toEqual(contentsOf(snapshot));
    const { data: status } = await app.calls.answered('getResponse', {
      params: { transactionNumber: paid.transactionNumber },
      headers,
    });
    expect(status.status).toBe('Accepted');
    await expectLedgerAgrees(app.database.read);

    const next = await app.calls.answered('createPayment', { body: paymentOf(), headers });
    expect(next.data.responseCode).toBe('003');
    expect(Number(next.data.transactionNumber)).toBeGreaterThan(Number(paid.transactionNumber));
  });

  it('leaves its payments to be found, as often as it is restored', async () => {
    const { headers, idAccount } = await isolated();
    const accountId = await accountIdOf(app, idAccount);
    for (const FirstName of ['Isolda', 'Tristán'])
      await app.calls.answered('createPayment', { body: paymentOf({ FirstName }), headers });
    const termsOfAccount = async () =>
      (
        await app.database.read.all<{ readonly term: string }>(
          sql`select term from transaction_terms where account_id = ${accountId} order by term`,
        )
      ).map(({ term }) => term);
    const snapshot = await exported(headers);
    await restored(snapshot, headers);
    const terms = await termsOfAccount();
    expect(terms).toEqual(expect.arrayContaining(['isolda lopez', 'tristan lopez']));
    await restored(snapshot, headers);
    expect(await termsOfAccount()).toEqual(terms);
  });

  it('of an earlier version, whose tables had fewer columns, is restored', async () => {
    const { headers } = await isolated();
    const { paid } = await live(headers);
    const { tables, ...rest } = JSON.parse(await exported(headers));
    // What version 1.17.1 added to the tables of 1.17.0.
    const added: Readonly<Record<string, readonly string[]>> = {
      checkouts: ['returnUrl'],
      webhook_messages: ['event', 'subscriptionId', 'requestId', 'scenario'],
      webhook_attempts: ['scenario'],
      request_logs: ['scenario'],
    };
    const older = Object.fromEntries(
      Object.entries<readonly object[]>(tables).map(([name, rows]) => [
        name,
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([field]) => !added[name]?.includes(field))),
        ),
      ]),
    );
    await restored(JSON.stringify({ ...rest, tables: older }), headers);
    const { data } = await app.calls.answered('getResponse', {
      params: { transactionNumber: paid.transactionNumber },
      headers,
    });
    expect(data.status).toBe('Accepted');
  });

  it('begins another account: its pages have addresses of their own where they are taken', async () => {
    const [one, two] = [await isolated(), await isolated()];
    const { page } = await live(one.headers);
    await restored(await exported(one.headers), two.headers);
    const accounts = await rowsOf(app.database.read, 'accounts', {});
    const tokenOf = async (idAccount: number) => {
      const account = accounts.find(({ businessId }) => businessId === idAccount);
      const [row] = await rowsOf(app.database.read, 'checkouts', { accountId: account?.id ?? 0 });
      return row?.token ?? '';
    };
    const tokens = [await tokenOf(one.idAccount), await tokenOf(two.idAccount)];
    expect(page.url).toContain(tokens[0]);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) await app.calls.answered('getCheckout', { params: { token } });
    await app.calls.answered('deleteIsolatedAccount', {
      params: { idAccount: one.idAccount },
      headers: one.headers,
    });
    await app.calls.answered('getCheckout', { params: { token: tokens[1] } });
    await expectLedgerAgrees(app.database.read);
  });

  it('goes to another installation, where it sends nothing to whom it sent before', async () => {
    const { headers, idAccount } = await isolated();
    for (const Property of ['Success', 'Error', 'Default'])
      await app.calls.answered('updateSetting', {
        body: { Property, Value: 'https://shop.example/hook' },
        headers,
      });
    const { paid } = await live(headers);
    const target = await isolated(other);
    const snapshot = await exported(headers);
    const { contents } = await restored(snapshot, target.headers, other);
    expect(contents.transactions).toBe(2);
    const { data: webhooks } = await other.calls.answered('listWebhooks', { headers: target.headers });
    expect(webhooks.map(({ state }) => state)).toEqual(['failed', 'failed']);
    const { data: status } = await other.calls.answered('getResponseByReference', {
      params: { referenceNumber: paid.referenceNumber },
      headers: target.headers,
    });
    expect(status.transactionNumber).toBe(paid.transactionNumber);
    // The answers to idempotency keys are not in a snapshot.
    const repeated = await other.calls.answered('createPayment', {
      body: paymentOf(),
      headers: { ...target.headers, 'idempotency-key': 'one-payment' },
    });
    expect(repeated.data.transactionNumber).not.toBe(paid.transactionNumber);
    await expectLedgerAgrees(other.database.read);
    expect(idAccount).toBeGreaterThan(0);
  });

  it('holds every table of what happened, and nothing of keys and settings', async () => {
    const account = await isolated();
    const [{ id: accountId } = { id: 0 }] = await rowsOf(app.database.read, 'accounts', {
      businessId: account.idAccount,
    });
    const { id } = await createTransaction(app, accountId, 2);
    await app.database.unit({ outside: 'installation' }, (unit) => fillTables(unit, accountId, id));
    const text = await exported(account.headers);
    const { tables } = JSON.parse(text);
    const leftOut = [
      'account_settings',
      'account_states',
      'api_keys',
      'blacklist_entries',
      'directory_entries',
      'transaction_terms',
    ];
    expect(Object.keys(tables).toSorted()).toEqual(
      accountTables
        .filter(
          (name) =>
            ![
              ...leftOut,
              'form_sessions',
              'idempotency_records',
              'link_parts',
              'sale_days',
              'velocity_rules',
            ].includes(name),
        )
        .toSorted(),
    );
    for (const secret of [account.key, account.password, account.webhookSecret])
      expect(text).not.toContain(secret);
    app.time.now += day;
    await removeExpiredAccounts(app);
  });
});

it('of a whole shop begins another one, which goes on', async () => {
  const { headers } = await isolated();
  await restored(await exported(demoKey), headers);
  expect(await sharedIds()).toEqual([]);
  await app.calls.answered('moveClock', { body: { days: 45 }, headers });
  await expectLedgerAgrees(app.database.read);
  const own = await exported(headers);
  await restored(own, headers);
  expect(contentsOf(await exported(headers))).toEqual(contentsOf(own));
});

describe('what is no snapshot', () => {
  it('is refused with its problem, and changes nothing', async () => {
    const { headers } = await isolated();
    await live(headers);
    const snapshot = await exported(headers);
    const whole = JSON.parse(snapshot);
    const [transaction] = whole.tables.transactions;
    const email = {
      ...{ id: 1, kind: 'paymentReceived', recipients: 'ana@example.com', subject: 'x', draft: null },
      ...{
        text: 'x',
        html: 'x',
        transactionId: null,
        state: 'kept',
        attempts: 0,
        error: null,
        refused: null,
      },
      ...{ nextAttemptAt: null, createdAt: whole.now, occurredAt: whole.now, sentAt: null },
    };
    const withRows = (table: string, rows: unknown) => ({
      ...whole,
      tables: { ...whole.tables, [table]: rows },
    });
    for (const [value, message] of [
      [[], 'body: '],
      [null, 'body: '],
      [{}, 'format: falta'],
      [{ ...whole, format: 'x' }, 'format: no es un formato'],
      [{ ...whole, now: 'today' }, 'now: '],
      [{ ...whole, nextOutcome: 'zzz' }, 'nextOutcome: '],
      [{ ...whole, tables: { transactions: {} } }, 'tables.transactions: '],
      [withRows('users', []), 'tables.users'],
      [withRows('x'.repeat(1_000_000), []), 'tables.xxx'],
      [withRows('transactions', [{ ...transaction, accountId: 1 }]), 'transactions.accountId'],
      [withRows('transactions', [{ ...transaction, amount: '1' }]), 'transactions.amount'],
      [withRows('transactions', [{ ...transaction, id: 1_000_000_000_000 }]), 'transactions.id'],
      [withRows('transactions', [{ ...transaction, extra: 1 }]), 'transactions.extra'],
      [withRows('transactions', [{ ...transaction, code: null }]), 'transactions.code'],
      [withRows('emails', [email, email]), 'emails: sus registros se contradicen'],
      [
        withRows('refunds', [
          { id: 1, transactionId: 5, amount: 1, actorKind: 'user', actorName: null, createdAt: whole.now },
        ]),
        'refunds.transactionId',
      ],
    ] as const) {
      const refused = await refusedImport(value, headers);
      expect([refused.status, refused.code]).toEqual([422, 'snapshot_invalid']);
      expect(refused.message).toContain(message);
    }
    expect(contentsOf(await exported(headers))).toEqual(contentsOf(snapshot));
  });

  it('is neither what has too many rows, nor restored where there are too many', async () => {
    const { headers } = await isolated();
    const whole = JSON.parse(await exported(headers));
    const inbox_messages = Array.from({ length: 10_001 }, () => ({}));
    expect((await refusedImport({ ...whole, tables: { inbox_messages } }, headers)).code).toBe(
      'snapshot_too_large',
    );
    const accountId = await accountIdOf(app, 1);
    const kept = await rowsOfAccount(app.database.read, accountId);
    await app.database.unit({ account: accountId }, async (unit) => {
      const times = { receivedAt: new Date(app.time.now), occurredAt: new Date(app.time.now) };
      for (let row = 0; row < 10_001; row += 1)
        await unit.insert('request_logs', {
          accountId,
          ...times,
          requestId: newReference(),
          apiKey: 'x',
          method: 'GET',
          operation: '/',
          path: '/',
          httpStatus: 200,
          milliseconds: 1,
        });
    });
    expect((await app.calls.refused('exportSnapshot', { headers: demoKey })).code).toBe('snapshot_too_large');
    expect((await refusedImport(whole, demoKey)).code).toBe('snapshot_too_large');
    expect(await rowsOfAccount(app.database.read, accountId)).toMatchObject({
      transactions: kept.transactions,
    });
  });
});

/** A row of a snapshot that a test changes. */
type Row = Record<string, unknown>;

describe('a snapshot that was changed', () => {
  let headers: Headers;
  let snapshot: string;
  beforeAll(async () => {
    const account = await isolated();
    headers = account.headers;
    const PaymentProcess = { Subscription: { Frequency: 'Monthly' } } as const;
    await app.calls.answered('createPayment', {
      body: paymentOf({ PaymentProcess, cardExpirationYear: '2099' }),
      headers,
    });
    for (const Property of ['Success', 'Error', 'Default'])
      await app.calls.answered('updateSetting', { body: { Property, Value: account.inboxUrl }, headers });
    await live(headers);
    await app.calls.answered('moveClock', { body: { days: 2 }, headers });
    await app.deliverer.deliverDue();
    snapshot = await exported(headers);
  });

  const changed = (change: (tables: Record<string, Row[]>, whole: Row) => void): unknown => {
    const whole = JSON.parse(snapshot);
    change(whole.tables, whole);
    return whole;
  };
  const first = (table: string, fields: Row) =>
    changed((tables) => {
      Object.assign(tables[table]?.[0] ?? {}, fields);
    });

  it.each([
    ['transactions.status', () => first('transactions', { status: 77 })],
    ['transactions.status', () => first('transactions', { status: 12 })],
    ['transactions.paymentMethod', () => first('transactions', { paymentMethod: 77 })],
    ['transactions.amount', () => first('transactions', { amount: -35_050 })],
    ['transactions.amount', () => first('transactions', { amount: 1 })],
    ['transactions.refundedAmount', () => first('transactions', { refundedAmount: 1, amount: 35_051 })],
    ['transactions.customerName', () => first('transactions', { customerName: 'x'.repeat(1_000_000) })],
    ['transactions.process', () => first('transactions', { process: '{"subscription":7}' })],
    ['transactions.details', () => first('transactions', { details: '{' })],
    ['transactions.cardBrand', () => first('transactions', { cardBrand: 'nope' })],
    ['transactions.createdAt', () => first('transactions', { createdAt: '0001-01-01T00:00:00.000Z' })],
    ['transactions.subscriptionId', () => first('transactions', { subscriptionId: 888_888 })],
    ['transaction_events.move', () => first('transaction_events', { move: 'nope' })],
    ['ledger_transfers.amount', () => first('ledger_transfers', { amount: 0 })],
    ['ledger_balances.debits', () => first('ledger_balances', { debits: -1 })],
    ['ledger_balances.credits', () => first('ledger_balances', { credits: 7 })],
    ['ledger_balances', () => first('ledger_transfers', { amount: 1 })],
    ['ledger_days.amount', () => first('ledger_days', { amount: 5 })],
    ['transaction_counts.transactions', () => first('transaction_counts', { transactions: 9 })],
    ['settlements.amount', () => first('settlements', { amount: 9 })],
    ['subscriptions.paymentsMade', () => first('subscriptions', { paymentsMade: 9 })],
    ['subscriptions.frequency', () => first('subscriptions', { frequency: 'Hourly' })],
    ['subscriptions.secondPaymentAt', () => first('subscriptions', { frequency: 'Scheduled' })],
    ['subscriptions.cardTokenId', () => first('subscriptions', { cardTokenId: 888_888 })],
    [
      'subscriptions.nextPaymentAt',
      () => first('subscriptions', { nextPaymentAt: '2000-01-01T12:00:00.000Z' }),
    ],
    ['due_work.kind', () => first('due_work', { kind: 'nope' })],
    ['due_work.kind', () => first('due_work', { kind: 'makeLinks' })],
    ['due_work.dueAt', () => first('due_work', { dueAt: '2000-01-01T00:00:00.000Z' })],
    [
      'due_work.subjectId',
      () =>
        changed(({ due_work = [] }) => {
          const dueAt = '2026-12-20T00:00:00.000Z';
          due_work.push({ id: 999_999, kind: 'abandonCheckout', subjectId: 888_888, dueAt });
        }),
    ],
    [
      'due_work.kind',
      () =>
        changed(({ due_work = [], transactions = [] }) => {
          const dueAt = '2026-12-20T00:00:00.000Z';
          const paid = transactions.find(({ status }) => status === 2);
          due_work.push({ id: 999_999, kind: 'abandonCheckout', subjectId: paid?.id, dueAt });
        }),
    ],
    ['webhook_messages.payload', () => first('webhook_messages', { payload: '{broken' })],
    ['webhook_messages.url', () => first('webhook_messages', { url: 'javascript:1' })],
    ['webhook_messages.status', () => first('webhook_messages', { status: 0, event: null })],
    ['webhook_attempts.requestHeaders', () => first('webhook_attempts', { requestHeaders: 'nojson' })],
    ['inbox_messages.headers', () => first('inbox_messages', { headers: '[]' })],
    ['request_logs.request', () => first('request_logs', { request: '{bad' })],
    ['checkouts.token', () => first('checkouts', { token: '../../x' })],
    ['checkouts.token', () => first('checkouts', { token: 'rpl_3fV9rT0pQm5sXw2LkD8yZn' })],
    ['checkouts.returnUrl', () => first('checkouts', { returnUrl: 'javascript:alert(1)' })],
    [
      'stored_files.contentType',
      () =>
        changed((tables) => {
          tables.stored_files = [
            {
              ...{ id: `file_${'a'.repeat(24)}`, fileGroup: 'pdf', fileName: 'x.html', place: 0, size: 1 },
              ...{ contentType: 'text/html', content: 'eA==', createdAt: '2026-11-20T18:00:00.000Z' },
              chargebackId: null,
            },
          ];
        }),
    ],
    ['now', () => changed((_, whole) => Object.assign(whole, { now: '9999-12-31T23:59:59.000Z' }))],
    ['now', () => changed((_, whole) => Object.assign(whole, { now: '0001-01-01T00:00:00.000Z' }))],
    [
      'due_work.dueAt',
      () => changed((_, whole) => Object.assign(whole, { now: '2126-01-01T00:00:00.000Z' })),
    ],
  ])('is refused by the name of %s, and changes nothing', async (place, made) => {
    const value = made();
    for (const [language, begin] of [
      ['es', 'La instantánea no se puede restaurar: '],
      ['en', 'The snapshot cannot be restored: '],
    ] as const) {
      const refused = await refusedImport(value, { ...headers, 'accept-language': language });
      expect([refused.status, refused.code]).toEqual([422, 'snapshot_invalid']);
      expect(refused.message).toContain(`${begin}${place}`);
      expect(refused.message.length).toBeLessThan(250);
    }
    expect(contentsOf(await exported(headers))).toEqual(contentsOf(snapshot));
  });

  it('gives no number that another account has, and uses up none of the installation', async () => {
    const far = changed((tables, whole) => {
      const settle = (tables.due_work ?? []).filter(({ kind }) => kind === 'settle');
      for (const name of Object.keys(tables)) tables[name] = [];
      tables.due_work = settle.map((piece) => ({ ...piece, id: 999_999_999_999 }));
      tables.inbox_messages = [
        {
          ...{ id: 1_000_000_000, code: null, headers: '{}', body: 'far', verified: true },
          receivedAt: whole.now,
        },
      ];
    });
    const [one, two] = [await isolated(), await isolated()];
    await restored(JSON.stringify(far), one.headers);
    for (const table of ['due_work', 'inbox_messages'] as const)
      for (const { id } of await rowsOf(app.database.read, table, {})) expect(id).toBeLessThan(1_000_000);
    await live(two.headers);
    const own = await exported(two.headers);
    await restored(own, two.headers);
    expect(contentsOf(await exported(two.headers))).toEqual(contentsOf(own));
    await app.calls.answered('createPayment', { body: paymentOf(), headers: two.headers });
  });
});

it('gives the rows of a copy numbers of their own, wherever they are named', async () => {
  const [{ headers: from }, { headers: to, ...target }] = [await isolated(), await isolated()];
  const { paid, page } = await live(from);
  await setAddresses(app, await accountIdOf(app, target.idAccount), 'http://127.0.0.1:9/hook');
  await setAddresses(app, await accountIdOf(app, target.idAccount - 1), 'http://127.0.0.1:9/hook');
  const second = await app.calls.answered('createPayment', {
    body: paymentOf({
      PaymentProcess: { Subscription: { Frequency: 'Monthly' } },
      cardExpirationYear: '2099',
    }),
    headers: from,
  });
  await restored(await exported(from), to);
  expect(await sharedIds()).toEqual([]);
  for (const made of [paid, second.data]) {
    const { data } = await app.calls.answered('getResponseByReference', {
      params: { referenceNumber: made.referenceNumber },
      headers: to,
    });
    expect(data.transactionNumber).not.toBe(made.transactionNumber);
    expect(data.transactionCode).toBe(made.transactionCode);
  }
  const { data: webhooks } = await app.calls.answered('listWebhooks', { headers: to });
  for (const { idWebhook, idTransaction, idSubscription } of webhooks) {
    const { data } = await app.calls.answered('getWebhook', { params: { idWebhook }, headers: to });
    const { transactionNumber, subscriptionId } = JSON.parse(data.payload).data;
    if (idTransaction !== null) expect(transactionNumber).toBe(String(idTransaction));
    if (idSubscription !== null) expect(subscriptionId).toBe(String(idSubscription));
  }
  expect(page.url).toContain('/checkout/chk_');
  await app.calls.answered('moveClock', { body: { days: 40 }, headers: to });
  await expectLedgerAgrees(app.database.read);
});

it('keeps what the name of a page begins with, and gives it back in every text', async () => {
  const [one, two] = [await isolated(), await isolated()];
  const { page } = await live(one.headers);
  await restored(await exported(one.headers), two.headers);
  const { data } = await app.calls.answered('getResponseByReference', {
    params: { referenceNumber: page.referenceNumber },
    headers: two.headers,
  });
  expect(data.url).toMatch(/\/checkout\/chk_[\w-]{24}$/);
  expect(data.url).not.toBe(page.url);
});

it('names no key of its account', async () => {
  const { headers, key, password } = await isolated();
  await live(headers);
  await app.calls.answered('authenticate', { body: { UserId: key, Password: password } });
  const text = await exported(headers);
  for (const name of [key, password, 'one-payment']) expect(text).not.toContain(name);
  expect(text).toContain('api-key');
});

it('restores pending deliveries to addresses of the account', async () => {
  const { headers, idAccount } = await isolated();
  const [{ id = 0 } = {}] = await rowsOf(app.database.read, 'accounts', { businessId: idAccount });
  await setAddresses(app, id, 'http://127.0.0.1:9/hook');
  await live(headers);
  await restored(await exported(headers), headers);
  const { data } = await app.calls.answered('listWebhooks', { headers });
  expect(data.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

it('sends no held webhook to an address of the account that it was taken of', async () => {
  const from = await isolated();
  const to = await isolated();
  await setAddresses(app, await accountIdOf(app, from.idAccount), 'https://tienda.example/hook');
  await app.calls.answered('createPayment', {
    body: paymentOf(),
    headers: { ...from.headers, 'sandbox-scenario': 'webhook_late' },
  });
  await restored(await exported(from.headers), to.headers);
  await app.calls.answered('moveClock', { body: { minutes: 5 }, headers: to.headers });
  const messages = await rowsOf(app.database.read, 'webhook_messages', {
    accountId: await accountIdOf(app, to.idAccount),
  });
  expect(messages.map(({ state, nextAttemptAt }) => [state, nextAttemptAt])).toEqual([['failed', null]]);
});

it('is not exported where it could not be imported: files count in bytes', async () => {
  const { headers, idAccount } = await isolated();
  const accountId = await accountIdOf(app, idAccount);
  await app.database.unit({ account: accountId }, (unit) =>
    unit.insert('stored_files', {
      accountId,
      id: `large-${idAccount}`,
      fileGroup: 'chargebackProof',
      fileName: 'large.pdf',
      contentType: 'application/pdf',
      size: 9_000_000,
      content: Buffer.from('%PDF-1.7'),
      createdAt: new Date(app.time.now),
      chargebackId: 1,
    }),
  );
  const refused = await app.calls.refused('exportSnapshot', { headers });
  expect(refused).toMatchObject({ status: 409, code: 'snapshot_too_large' });
});
