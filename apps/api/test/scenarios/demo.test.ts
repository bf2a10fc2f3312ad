import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoEntry, demoEntryPath } from '@pasarela/contracts/accounts/demo-entry';
import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { businessDayNumber, day, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { paymentMethodIds } from '@pasarela/contracts/payment-methods/payment-methods';
import { roleNames } from '@pasarela/contracts/roles/roles';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/engine/open-database.ts';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type {
  InboxMessageRow,
  LedgerTransferRow,
  RequestLogRow,
  TransactionRow,
  WebhookAttemptRow,
  WebhookMessageRow,
} from '#generated/stored-tables.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { demoEntryOf } from '#seed/demo-entry.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ scale: 1 });
});
afterAll(() => app.close());

const rowsOf = (businessId: number): Promise<TransactionRow[]> =>
  app.database.read.all<TransactionRow>(sql`
    select t.* from transactions t join accounts a on a.id = t.account_id
    where a.business_id = ${businessId} and a.environment = 'Sandbox' order by t.id`);

describe('the demo', () => {
  it('agrees with itself: ledger, balances, stories, refunds, counts', async () => {
    expect(await expectLedgerAgrees(app.database.read)).toBeGreaterThan(3_000);
  });

  it('has every status, method and end of a chargeback in business 1, and never the future', async () => {
    const rows = await rowsOf(1);
    expect([...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual(
      transactionStatusIds,
    );
    expect(new Set(rows.map(({ paymentMethod }) => paymentMethod))).toEqual(
      new Set([null, ...paymentMethodIds]),
    );
    expect(new Set(rows.map(({ chargebackOutcome }) => chargebackOutcome))).toEqual(
      new Set(['inProcess', 'lost', 'won', null]),
    );
    for (const row of [...rows, ...(await rowsOf(2))]) {
      expect(row.updatedAt.getTime()).toBeLessThanOrEqual(seededAt);
      expect(row.createdAt.getTime()).toBeGreaterThan(seededAt - 190 * day);
      expect(row.amount).toBeGreaterThanOrEqual(100);
      if (row.paymentMethod === 5) expect(row.amount).toBeLessThanOrEqual(1_000_000);
    }
    const days = new Set(rows.map(({ createdAt }) => toWireDay(createdAt.getTime())));
    expect(days.size).toBeGreaterThan(170);
    expect(days.has('2026/11/20')).toBe(true);
  });

  it('is found by its keys, businesses and people', { tags: ['BUSINESS-4'] }, async () => {
    for (const [headers, prefix] of [
      [demoKey, 'LJ-'],
      [ollinKey, 'OLL-'],
    ] as const) {
      const params = { referenceNumber: `${prefix}10001` };
      const { data } = await app.calls.answered('getResponseByReference', { params, headers });
      expect(data.referenceNumber).toBe(params.referenceNumber);
    }
    const headers = bearer(await app.signIn('admin'));
    const { data } = await app.calls.answered('listCompanies', { params: { param: '0' }, headers });
    expect(data.map(({ id, name, usersCount }) => [id, name, usersCount])).toEqual([
      [1, 'Librería Jacaranda', 6],
      [2, 'Taller Ollin', 5],
    ]);
  });

  it('shows each business by a logo of its own, uploaded like any other', async () => {
    const logos = [];
    const addresses = [];
    for (const headers of [demoKey, ollinKey]) {
      const { data } = await app.calls.answered('getSettings', { headers });
      addresses.push(data.urlLogo);
      const file = await app.http.get(data.urlLogo);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      logos.push(String(file.body));
    }
    expect(new Set(logos).size).toBe(2);
    const logosIn = async (environment: EnvironmentName) => {
      const headers = bearer(await app.signIn('admin', environment));
      const { data } = await app.calls.answered('listCompanies', { params: { param: '0' }, headers });
      return data.map(({ urlLogo }) => urlLogo);
    };
    expect(await logosIn('Sandbox')).toEqual(addresses);
    // Nobody has uploaded one there.
    expect(await logosIn('Production')).toEqual([null, null]);
  });

  it('shows its credentials, with which one signs in by each role, until its key is another', async () => {
    const entry: DemoEntry | null = (await app.http.get(demoEntryPath)).body;
    expect(entry?.users.map(({ role }) => role)).toEqual(roleNames);
    for (const { userName, role } of entry?.users ?? []) {
      const headers = { ...bearer(await app.signIn(userName)), company: '1' };
      const answer = await app.calls.answered('getRole', { params: { companyId: 1 }, headers });
      expect(answer.data).toBe(role);
    }
    const other = { ...app, secrets: { ...app.secrets, apiSecret: app.secrets.cardFingerprint } };
    expect(await demoEntryOf(other)).toBeNull();
  });

  describe('tells of its last three days', () => {
    const toldFrom = new Date(seededAt - 3 * day);
    const byApi = sql`
      select e.transaction_id as id, e.request_id as request_id, e.move from transaction_events e
      where e.actor_kind = 'apiKey' and e.occurred_at >= ${toldFrom}`;

    it('the requests of all that its shops made through the API, as they would have been logged', async () => {
      const { read } = app.database;
      const made = await read.all<{ id: number; requestId: string | null; move: string }>(byApi);
      const logged = await read.all<RequestLogRow>(sql`
        select * from request_logs where received_at < ${new Date(seededAt)} order by id`);
      expect(logged.length).toBeGreaterThan(90);
      for (const { id, requestId, move } of made)
        expect([id, move, logged.find((request) => request.requestId === requestId)?.transactionId]).toEqual([
          id,
          move,
          id,
        ]);
      for (const { requestId, request, response, httpStatus, operation, code } of logged) {
        expect([requestId, made.some((event) => event.requestId === requestId), httpStatus]).toEqual([
          requestId,
          true,
          200,
        ]);
        expect(request).not.toMatch(/\d{15,16}|"cvv":"\d/);
        expect(JSON.parse(response ?? '{}')).toMatchObject({ responseCode: code });
        expect(['/pay/create', '/pay/createtransaction', '/pay/capture', '/pay/cancel']).toContain(operation);
      }
      expect([...new Set(logged.map(({ code }) => code))].toSorted()).toEqual([
        '001',
        '002',
        '003',
        '005',
        '007',
        '008',
      ]);
    });

    it('results that its inbox received signed, one of them at the second attempt', async () => {
      const { read } = app.database;
      const messages = await read.all<WebhookMessageRow>(sql`select * from webhook_messages order by id`);
      expect(messages.length).toBeGreaterThan(80);
      expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['delivered']));
      expect(
        messages
          .map(({ attempts }) => attempts)
          .toSorted()
          .slice(-2),
      ).toEqual([1, 2]);
      const late = messages.find(({ attempts }) => attempts === 2);
      const attempts = await read.all<WebhookAttemptRow>(
        sql`select * from webhook_attempts where message_id = ${late?.id ?? 0} order by number`,
      );
      expect(attempts.map(({ error, statusCode }) => [error, statusCode])).toEqual([
        ['timeout', null],
        [null, 200],
      ]);
      expect((attempts[1]?.startedAt.getTime() ?? 0) - (attempts[0]?.startedAt.getTime() ?? 0)).toBe(15_000);
      const received = await read.all<InboxMessageRow>(sql`select * from inbox_messages order by id`);
      expect(received.map(({ code, verified }) => [code, verified]).toSorted()).toEqual(
        messages.map(({ code }) => [code, true]).toSorted(),
      );
      for (const { receivedAt } of received) {
        expect(receivedAt.getTime()).toBeGreaterThan(toldFrom.getTime());
        expect(receivedAt.getTime()).toBeLessThan(seededAt + 60_000);
      }
      const untold = await read.all(sql`
        select t.id from transactions t join account_settings s on s.account_id = t.account_id
        where t.created_at >= ${toldFrom} and s.url_response_default <> '' and not exists (
          select 1 from webhook_messages m where m.account_id = t.account_id and m.transaction_id = t.id)`);
      expect(untold).toEqual([]);
    });

    it('the e-mails of every sale', async () => {
      const untold = await app.database.read.all(sql`
        select l.transaction_id from ledger_transfers l join account_settings s on s.account_id = l.account_id
        where l.kind = 'sale' and l.occurred_at >= ${toldFrom} and s.notification_email <> '' and not exists (
          select 1 from emails e
          where e.account_id = l.account_id and e.transaction_id = l.transaction_id and e.kind = 'paymentReceived')`);
      expect(untold).toEqual([]);
    });
  });

  it('has stories that can be read, of every status', async () => {
    const headers = { ...bearer(await app.signIn('reportes')), company: '1' };
    const rows = await rowsOf(1);
    for (const status of transactionStatusIds) {
      const row = rows.find((candidate) => candidate.status === status);
      if (!row) throw new Error(`none in status ${status}`);
      const params = { idTransaction: row.id };
      const { data: story } = await app.calls.answered('getStory', { params, headers });
      expect(story.at(-1)?.statusId).toBe(status);
      const { data: detail } = await app.calls.answered('getTransaction', { params, headers });
      const net = story
        .flatMap(({ transfers }) => transfers)
        .reduce((sum, { kind, amount }) => {
          const adds = kind === 'sale' || kind === 'chargebackReturn';
          return sum + Math.round(amount * 100) * (adds ? 1 : -1);
        }, 0);
      expect([status, detail.total]).toEqual([status, net / 100]);
    }
  });
});

describe('the summary', () => {
  const bounds = {
    '0-D': ['2026/11/20', '2026/11/20'],
    '1-D': ['2026/11/19', '2026/11/19'],
    '6-D': ['2026/11/14', '2026/11/20'],
    '1-M': ['2026/10/20', '2026/11/20'],
    '3-M': ['2026/08/20', '2026/11/20'],
  } as const;

  it.each(summaryPeriods.flatMap((period) => [1, 2].map((business) => [period, business] as const)))(
    'of %s in business %i is the ledger and the rows of its days',
    { tags: ['RESUME-1', 'RESUME-3'] },
    async (period, idCompany) => {
      const headers = bearer(await app.signIn('general'));
      const { data } = await app.calls.answered('getSummary', { params: { idCompany, period }, headers });
      const [first, last] = bounds[period];
      expect([data.initDate, data.endDate]).toEqual([first, last]);

      const rows = await rowsOf(idCompany);
      const within = (at: Date) => {
        const on = toWireDay(at.getTime());
        return on >= first && on <= last;
      };
      const begun = rows.filter(({ createdAt }) => within(createdAt));
      const outcome = (name: string) =>
        begun.filter(
          ({ status }) => transactionStatuses[status as keyof typeof transactionStatuses].outcome === name,
        );
      const accountId = rows[0]?.accountId;
      const transfers = (
        await app.database.read.all<LedgerTransferRow>(
          sql`select * from ledger_transfers where account_id = ${accountId}`,
        )
      ).filter(({ occurredAt }) => within(occurredAt));
      // What is paid out does not change what the period earned.
      const signed = ({ kind, debit, amount }: LedgerTransferRow) =>
        kind === 'settlement' ? 0 : debit === 'merchant' ? -amount : amount;
      const charges = ['fee', 'tax', 'chargebackFee', 'chargebackTax'];
      const centavos = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0) / 100;
      expect(data).toMatchObject({
        currentBalance: centavos(transfers.map(signed)),
        gross: centavos(transfers.filter(({ kind }) => kind === 'sale').map(({ amount }) => amount)),
        currentBalanceCommission: centavos(
          transfers.filter(({ kind }) => charges.includes(kind)).map(({ amount }) => amount),
        ),
        balanceProcess: centavos(outcome('process').map(({ amount }) => amount)),
        transactionsProcess: outcome('process').length,
        completedTransactions: outcome('success').length,
      });
      const { percentageSuccess, percentageCancellation, percentageProcess } = data;
      const tenths = [percentageSuccess, percentageCancellation, percentageProcess].map((p) =>
        Math.round(p * 10),
      );
      expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(begun.length > 0 ? 1_000 : 0);
      expect(percentageSuccess).toBeCloseTo((outcome('success').length * 100) / Math.max(1, begun.length), 0);

      const length = businessDayNumber(startOfDay(last)) - businessDayNumber(startOfDay(first)) + 1;
      expect(data.days.map(({ day: on }) => on)).toHaveLength(length);
      for (const { day: on, net, transactions } of data.days) {
        expect([on, transactions]).toEqual([
          on,
          begun.filter(({ createdAt }) => toWireDay(createdAt.getTime()) === on).length,
        ]);
        expect([on, net]).toEqual([
          on,
          centavos(transfers.filter(({ occurredAt }) => toWireDay(occurredAt.getTime()) === on).map(signed)),
        ]);
      }
    },
  );

  it("follows the account's clock", { tags: ['RESUME-1'] }, async () => {
    const headers = { ...bearer(await app.signIn('admin')), company: '2' };
    await app.calls.answered('moveClock', { body: { days: 1 }, headers });
    const today = async (idCompany: number, period: string) => {
      const params = { idCompany, period };
      const { initDate, endDate } = (
        await app.calls.answered('getSummary', { params, headers: bearer(await app.signIn('admin')) })
      ).data;
      return [initDate, endDate];
    };
    expect(await today(2, '0-D')).toEqual(['2026/11/21', '2026/11/21']);
    expect(await today(2, '1-D')).toEqual(['2026/11/20', '2026/11/20']);
    expect(await today(1, '0-D')).toEqual(['2026/11/20', '2026/11/20']);
  });
});

describe('seeding', () => {
  const tables = [
    'businesses',
    'accounts',
    'memberships',
    'api_keys',
    'transactions',
    'transaction_events',
    'transaction_counts',
    'refunds',
    'ledger_transfers',
    'ledger_balances',
  ] as const;
  const selects = {
    businesses: sql`select * from businesses order by id`,
    accounts: sql`select * from accounts order by id`,
    memberships: sql`select * from memberships order by user_id, business_id`,
    api_keys: sql`select * from api_keys order by id`,
    transactions: sql`select * from transactions order by id`,
    transaction_events: sql`select * from transaction_events order by id`,
    transaction_counts: sql`select * from transaction_counts order by account_id, day, status`,
    refunds: sql`select * from refunds order by id`,
    ledger_transfers: sql`select * from ledger_transfers order by id`,
    ledger_balances: sql`select * from ledger_balances order by account_id, ledger_account`,
  } as const;

  /** Everything that is kept, password hashes aside, with its times counted from the moment of seeding. */
  const contentOf = async (read: Queries, now: number) => {
    /** The days that a plan holds, counted as well. */
    const counted = (text: string): string =>
      text.replace(/\d{4}\/\d{2}\/\d{2}/g, (wireDay) =>
        String(businessDayNumber(startOfDay(wireDay)) - businessDayNumber(now)),
      );
    const content: Record<string, unknown> = {
      users: await read.all(sql`select id, user_name, email, display_name from users order by id`),
    };
    for (const table of tables)
      content[table] = (await read.all(selects[table])).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            value instanceof Date
              ? value.getTime() - now
              : table === 'transaction_counts' && name === 'day'
                ? Number(value) - businessDayNumber(now)
                : name === 'process' && typeof value === 'string'
                  ? counted(value)
                  : value,
          ]),
        ),
      );
    return content;
  };

  const seeded = async (now: number, twice = false) => {
    const folder = mkdtempSync(join(tmpdir(), 'pasarela-seed-'));
    const database = await openDatabase(`file:${join(folder, 'seed.db')}`);
    const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
    const clock = { now: () => now };
    const dependencies = createDependencies({
      database,
      clock,
      identifiers: randomIdentifiers,
      secrets,
      siteUrl: 'http://localhost:3000',
    });
    try {
      expect(await seedDemo(dependencies, { scale: 0.05 })).toBe(true);
      if (twice) expect(await seedDemo(dependencies, { scale: 0.05 })).toBe(false);
      return await contentOf(database.read, now);
    } finally {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };

  it('makes the same rows on every machine, once', async () => {
    const [one, other] = await Promise.all([seeded(seededAt), seeded(seededAt, true)]);
    expect(other).toEqual(one);
    expect((one.transactions as unknown[]).length).toBeGreaterThan(200);
  });

  it('makes the same rows whatever the day, as far from it as ever', async () => {
    // A year later the months are as long again: what is charged each month lies as far back.
    const [one, later] = await Promise.all([seeded(seededAt), seeded(seededAt + 365 * day)]);
    expect(later).toEqual(one);
  });

  it('works at any time of the day', async () => {
    for (const now of [seededAt - 12 * 3_600_000, seededAt + 12 * 3_600_000 - 1]) {
      const content = await seeded(now);
      expect((content.transactions as unknown[]).length).toBeGreaterThan(200);
    }
  });
});
