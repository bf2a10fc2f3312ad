import { setImmediate } from 'node:timers/promises';
import { day } from '@pasarela/contracts/dates/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount } from '#core/account/accounts-repository.ts';
import { sql } from '#database/sql.ts';
import { suspendRules } from '#seed/demo-fraud-repository.ts';
import { silenceResults } from '#seed/demo-settings.ts';
import { accountTables, fillTables, rowsOfAccount } from '../account-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createMember } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { basic, bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf, rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;
let accounts: { one: number; two: number };
beforeAll(async () => {
  app = await buildTestApp({ scale: 0.02 });
  accounts = { one: await accountIdOf(app, 1), two: await accountIdOf(app, 2) };
  headers = { ...bearer(await app.signIn('administrador')), company: '1' };
});
afterAll(() => app.close());

const confirm = 'Librería Jacaranda';
const reset = async (body: Record<string, unknown> = {}) =>
  (await app.calls.answered('resetSandbox', { body: { confirm, ...body }, headers })).data;
const rows = (account: 'one' | 'two') => rowsOfAccount(app.database.read, accounts[account]);

/** What waits in the account, and whether it is still to come. */
const waiting = async () =>
  (await rowsOf(app.database.read, 'due_work', { accountId: accounts.one })).map(
    ({ kind, subjectId, dueAt }) => [kind, subjectId, dueAt.getTime() > app.time.now],
  );

/** What stays: keys, settings with their logo, fraud rules, and the work that every account has waiting. */
const staying = [
  'account_settings',
  'account_states',
  'api_keys',
  'blacklist_entries',
  'directory_entries',
  'due_work',
  'velocity_rules',
  'stored_files',
];

describe('emptying a sandbox account', () => {
  it('takes away what is in every table of an account, and leaves the others alone', async () => {
    const { id } = await createTransaction(app, accounts.one, 2);
    await app.database.unit({ outside: 'installation' }, (unit) => fillTables(unit, accounts.one, id));
    const tables = accountTables;
    const before = await rows('one');
    // Every table that belongs to accounts has something to lose: one that is made later fails below until it is emptied.
    expect(Object.keys(before)).toEqual(tables);
    expect(tables.length).toBeGreaterThan(20);
    const others = await rows('two');

    await reset();
    const after = await rows('one');
    expect(Object.keys(after).filter((table) => !staying.includes(table))).toEqual([]);
    expect(after.stored_files).toBe(1);
    expect(await waiting()).toEqual([['settle', 0, true]]);
    expect(await rows('two')).toEqual(others);
    await expectLedgerAgrees(app.database.read);
  });

  it('says before and after how much that is', async () => {
    await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    await app.calls.refused('createPayment', { body: {}, headers: demoKey });
    const { data: contents } = await app.calls.answered('getSandboxContents', { headers });
    expect(contents).toMatchObject({ transactions: 1, subscriptions: 0, cardTokens: 0, requests: 2 });
    expect(await reset()).toEqual({ emptied: contents, seeded: 0 });
    const nothing = { transactions: 0, subscriptions: 0, cardTokens: 0, webhooks: 0, requests: 0 };
    expect((await app.calls.answered('getSandboxContents', { headers })).data).toEqual(nothing);
  });

  it('sets the clock back to real time and forgets the chosen outcome', async () => {
    const admin = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 40 }, headers: admin });
    await app.calls.answered('setNextOutcome', { body: { outcome: 'declined' }, headers: admin });
    await reset();
    const { data: clock } = await app.calls.answered('getClock', { headers: admin });
    expect(clock).toMatchObject({ now: clock.realNow, offsetSeconds: 0 });
    const { data } = await app.calls.answered('getNextOutcome', { headers: admin });
    expect(data).toEqual({ outcome: 'none' });
  });

  it('keeps keys and people: the account works on at once', async () => {
    await reset();
    const body = paymentOf();
    const { data } = await app.calls.answered('createPayment', { body, headers: demoKey });
    expect(data.responseCode).toBe('002');
    // Its reference is free again, and so is its idempotency key.
    const keyed = { ...demoKey, 'idempotency-key': 'same' };
    await app.calls.answered('createPayment', { body: paymentOf(), headers: keyed });
    await reset();
    await app.calls.answered('createPayment', { body, headers: keyed });
  });

  it('wants the name of the business, as it is', async () => {
    for (const wrong of ['', 'librería jacaranda', 'Taller Ollin'])
      expect(
        (await app.calls.refused('resetSandbox', { body: { confirm: wrong }, headers })).errors,
      ).toMatchObject([{ field: 'confirm', code: 'not_the_name' }]);
    expect((await app.calls.refused('resetSandbox', { body: {}, headers })).errors).toMatchObject([
      { field: 'confirm', code: 'required' },
    ]);
    expect((await app.calls.answered('getSandboxContents', { headers })).data.transactions).toBe(1);
  });

  it('does not exist in production', async () => {
    const production = { ...bearer(await app.signIn('administrador', 'Production')), company: '1' };
    for (const name of ['resetSandbox', 'getSandboxContents'] as const) {
      const body = name === 'resetSandbox' ? { body: { confirm } } : {};
      expect(await app.calls.refused(name, { ...body, headers: production })).toMatchObject({
        status: 404,
        code: 'production_only_sandbox',
      });
    }
  });
});

describe('filling it again', () => {
  const isResetting = async () =>
    (await rowOf(app.database.read, 'account_states', { accountId: accounts.one })).resetting !== null;

  it('plays the demo of its business up to now, as often as it is asked for', async () => {
    // Others are answered meanwhile, again and again, from what they had.
    let answered = 0;
    const filling = reset({ reseed: true });
    const filled = filling.then(() => true);
    while (!(await Promise.race([filled, app.calls.answered('getHealth').then(() => false)]))) answered += 1;
    const first = await filling;
    expect(answered).toBeGreaterThan(20);
    expect(first.seeded).toBeGreaterThan(2_600);
    await expectLedgerAgrees(app.database.read);
    // Every day of it was settled, and the next one will be.
    const settled = await countOf(app.database.read, 'settlements', { accountId: accounts.one });
    expect(settled).toBeGreaterThan(150);
    expect(await waiting()).toContainEqual(['settle', 0, true]);
    // Its own inbox has been told of the last days; no other server ever is.
    const results = () =>
      app.database.read.all<{ state: string }>(
        sql`select distinct state from webhook_messages where account_id = ${accounts.one}`,
      );
    expect(await results()).toEqual([{ state: 'delivered' }]);
    await setAddresses(app, accounts.one, 'https://tienda.example/resultados');
    app.time.now += 5 * day;
    headers = { ...bearer(await app.signIn('administrador')), company: '1' };
    let isDone = false;
    const fillingAgain = reset({ reseed: true }).finally(() => {
      isDone = true;
    });
    // Payments of others have their turn before it is done; its own calls wait until it is full.
    while (!(await isResetting())) await setImmediate();
    const own = app.calls.answered('listTransactions', { headers });
    for (const _ of [1, 2, 3]) {
      const { data } = await app.calls.answered('createPayment', { body: paymentOf(), headers: ollinKey });
      expect(data.responseCode).toBe('002');
    }
    expect(isDone).toBe(false);
    const again = await fillingAgain;
    expect(again.emptied.transactions).toBe(first.seeded);
    expect(await results()).toEqual([]);
    const { data } = await own;
    expect(data[0]?.maxRows).toBe(again.seeded);
    expect(data[0]?.referenceNumber).toMatch(/^LJ-/);
    expect(Date.parse(data[0]?.date ?? '')).toBeGreaterThan(app.time.now - day);
    await expectLedgerAgrees(app.database.read);
  }, 60_000);

  it('begins little by little where there is very much, and payments go on meanwhile', async () => {
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`
        insert into request_logs (account_id, id, request_id, api_key, method, operation, path, http_status, milliseconds, received_at, occurred_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
        select ${accounts.one}, 1000000 + i, 'req_' || i, '', 'GET', '', '', 200, 1, i, i from n`),
    );
    const emptying = reset();
    const paid = await app.calls.answered('createPayment', { body: paymentOf(), headers: ollinKey });
    expect(paid.data.responseCode).toBe('002');
    const { emptied } = await emptying;
    // Those, and what the demo before it had logged.
    expect(emptied.requests).toBeGreaterThan(12_000);
    expect(emptied.transactions).toBeGreaterThan(2_600);
    expect(Object.keys(await rows('one')).filter((table) => !staying.includes(table))).toEqual([]);
    await expectLedgerAgrees(app.database.read);
  }, 60_000);

  /** A reset that somebody has begun, who has said that they are at work until so many milliseconds from now. */
  const begun = (reseed: boolean, milliseconds: number) =>
    app.database.unit({ outside: 'installation' }, async (unit) => {
      const rules = await suspendRules(unit, accounts.one);
      const silenced = JSON.stringify({ rules, results: await silenceResults(unit, accounts.one) });
      await unit.run(sql`
        update account_states
        set resetting = ${JSON.stringify({ reseed, silenced })}, resetting_until = ${new Date(app.time.now + milliseconds)}
        where account_id = ${accounts.one}`);
    });
  const contents = async () => (await app.calls.answered('getSandboxContents', { headers })).data;

  it('that its process did not live to finish is done by the next call', async () => {
    await begun(true, 0);
    const [{ data }, again] = await Promise.all([
      app.calls.answered('listTransactions', { headers }),
      contents(),
    ]);
    expect(data[0]?.maxRows).toBe(again.transactions);
    expect(again.transactions).toBeGreaterThan(2_600);
    await begun(false, 0);
    const paid = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    expect(paid.data.responseCode).toBe('002');
    expect((await contents()).transactions).toBe(1);
    await expectLedgerAgrees(app.database.read);
  }, 60_000);

  it('that another process is at work on is waited for, and nothing falls due meanwhile', async () => {
    await begun(true, 1_000);
    let isAnswered = false;
    const waiting = contents().finally(() => {
      isAnswered = true;
    });
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(sql`update due_work set due_at = ${new Date(0)} where account_id = ${accounts.one}`),
    );
    expect(await app.carryOutDue()).toBe(0);
    expect(isAnswered).toBe(false);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      unit.run(
        sql`update account_states set resetting = null, resetting_until = null where account_id = ${accounts.one}`,
      ),
    );
    expect((await waiting).transactions).toBe(1);
  });

  it('has something for a business that is not of the demo', async () => {
    const businessId = await app.database.unit({ outside: 'installation' }, async (unit) => {
      const id = await unit.insert('businesses', {
        name: 'Panadería Tepeyolotl',
        businessActivity: '',
        paymentType: '',
        taxId: '',
        createdAt: new Date(0),
      });
      await insertAccount(unit, { businessId: id, environment: 'Sandbox', createdAt: new Date(0) });
      return id;
    });
    await createMember(app, 'panadera', 'Admin', businessId);
    const owner = { ...bearer(await app.signIn('panadera')), company: String(businessId) };
    const { data } = await app.calls.answered('resetSandbox', {
      body: { confirm: 'Panadería Tepeyolotl', reseed: true },
      headers: owner,
    });
    expect(data.seeded).toBeGreaterThan(1_000);
    const { data: page } = await app.calls.answered('listTransactions', { headers: owner });
    expect(page[0]?.referenceNumber).toMatch(/^PED-/);
  }, 60_000);
});

describe('the outcome of the next payment', () => {
  it('is chosen, read and taken away, in the sandbox alone', async () => {
    const developer = { ...bearer(await app.signIn('desarrollador')), company: '1' };
    const read = async () =>
      (await app.calls.answered('getNextOutcome', { headers: developer })).data.outcome;
    expect(await read()).toBe('none');
    for (const outcome of ['insufficient_funds', 'review', 'none'] as const) {
      const { data } = await app.calls.answered('setNextOutcome', { body: { outcome }, headers: developer });
      expect([data.outcome, await read()]).toEqual([outcome, outcome]);
    }
    const production = { ...bearer(await app.signIn('desarrollador', 'Production')), company: '1' };
    expect(await app.calls.refused('getNextOutcome', { headers: production })).toMatchObject({
      code: 'production_only_sandbox',
    });
    expect(
      (await app.calls.refused('setNextOutcome', { body: { outcome: 'use_test_card' }, headers: developer }))
        .errors,
    ).toMatchObject([{ field: 'outcome', code: 'not_a_choice' }]);
  });
});

it('lets the key of another business go on', async () => {
  expect(
    (await app.calls.answered('createPayment', { body: paymentOf(), headers: ollinKey })).data,
  ).toMatchObject({ responseCode: '002' });
  await app.calls.refused('createPayment', { body: paymentOf(), headers: basic('nobody', 'x') });
});
