import { hour } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type { CreatedIsolatedAccount } from '@pasarela/contracts/sandbox/isolated-account-operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import { accountTables, fillTables, rowsOfAccount } from '../account-tables.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createApiKey, removeExpiredAccounts } from '../factories/accounts-factory.ts';
import { newReference, paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { basic, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf, rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
});
afterAll(() => app.close());

const create = async (body: object = {}, headers = demoKey): Promise<CreatedIsolatedAccount> =>
  (await app.calls.answered('createIsolatedAccount', { body, headers })).data;
const keyOf = ({ key, password }: CreatedIsolatedAccount) => basic(key, password);
const accountIdOf = async ({ idAccount }: CreatedIsolatedAccount): Promise<number> =>
  (await rowOf(app.database.read, 'accounts', { businessId: idAccount })).id;
const listed = async (headers = demoKey) =>
  (await app.calls.answered('listIsolatedAccounts', { headers })).data;
const remove = (account: CreatedIsolatedAccount, headers = demoKey) =>
  app.calls.answered('deleteIsolatedAccount', { params: { idAccount: account.idAccount }, headers });

describe('an isolated account', () => {
  it('has a key, a secret, an inbox and an end, and says the password once', async () => {
    const account = await create({ name: 'Suite A', hours: 2 });
    expect(account).toMatchObject({
      name: 'Suite A',
      key: expect.stringMatching(/^pk_/),
      password: expect.stringMatching(/^sk_/),
      webhookSecret: expect.stringMatching(/^whsec_/),
      createdAt: new Date(app.time.now).toISOString(),
      expiresAt: new Date(app.time.now + 2 * hour).toISOString(),
    });
    const [newest] = await listed();
    const { password: _, webhookSecret, inboxUrl, ...shown } = account;
    expect(newest).toEqual(shown);
    expect(await listed(ollinKey)).toEqual([]);
    const { data: settings } = await app.calls.answered('getSettings', { headers: keyOf(account) });
    expect(settings.webhookSecret).toBe(`whsec_…${webhookSecret.slice(-4)}`);
    expect(inboxUrl).toContain('/api/sandbox/inbox/in_');
    await remove(account);
  });

  it('is disturbed by no other: outcome, clock, references and payments are its own', async () => {
    const [one, two] = [await create(), await create()];
    const ReferenceNumber = newReference();
    await app.calls.answered('setNextOutcome', { body: { outcome: 'declined' }, headers: keyOf(one) });
    await app.calls.answered('moveClock', { body: { days: 31 }, headers: keyOf(one) });
    const pay = async (account: CreatedIsolatedAccount) =>
      (
        await app.calls.answered('createPayment', {
          body: paymentOf({ ReferenceNumber }),
          headers: keyOf(account),
        })
      ).data.responseCode;
    expect([await pay(two), await pay(one)]).toEqual(['002', '003']);
    const { data: clock } = await app.calls.answered('getClock', { headers: keyOf(two) });
    expect(clock.offsetSeconds).toBe(0);
    await expectLedgerAgrees(app.database.read);
    await remove(one);
    await remove(two);
  });

  it('begins at the instant that is asked for, also in the past, and runs from there', async () => {
    const account = await create({ clock: '2026-01-15T18:00:00.000Z' });
    const headers = keyOf(account);
    app.time.now += 1_000;
    const { data: clock } = await app.calls.answered('getClock', { headers });
    expect(clock.now).toBe('2026-01-15T18:00:01.000Z');
    const { data: paid } = await app.calls.answered('createPayment', { body: paymentOf(), headers });
    expect(paid.paymentDate).toBe('2026-01-15T18:00:01.000Z');
    const { data: moved } = await app.calls.answered('moveClock', { body: { days: 2 }, headers });
    expect([moved.now, moved.carriedOut > 0]).toEqual(['2026-01-17T18:00:01.000Z', true]);
    await expectLedgerAgrees(app.database.read);
    await remove(account);
  });

  it('sends its results where it was told to, but to no address that the deployment keeps from', async () => {
    const account = await create({ webhookUrl: 'http://127.0.0.1:4000/hook' });
    const { data } = await app.calls.answered('getSettings', { headers: keyOf(account) });
    expect([data.urlResponseSuccess, data.urlResponseError, data.urlResponseDefault]).toEqual(
      Array.from({ length: 3 }, () => 'http://127.0.0.1:4000/hook'),
    );
    await remove(account);
    const guarded = await buildTestApp({ scale: 0, addressGuard: createAddressGuard(false) });
    const body = { webhookUrl: 'http://127.0.0.1:4000/hook' };
    expect(await guarded.calls.refused('createIsolatedAccount', { body, headers: demoKey })).toMatchObject({
      status: 422,
      errors: [{ field: 'webhookUrl', code: 'private_address' }],
    });
    await guarded.close();
  });

  it('names each mistake in what it is asked for', async () => {
    const body = { name: '', hours: 169, webhookUrl: 'ftp://x', clock: 'mañana', other: 1 };
    const { errors } = await app.calls.refused('createIsolatedAccount', { body, headers: demoKey });
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'clock',
      'hours',
      'name',
      'other',
      'webhookUrl',
    ]);
  });

  it('begins within the years that its clock can reach', async () => {
    for (const [clock, code] of [
      ['9000-01-01T00:00:00.000Z', 'too_big'],
      ['9999-12-31T23:59:59.999Z', 'too_big'],
      ['1969-12-31T23:59:59.999Z', 'too_small'],
      ['0001-01-01T00:00:00Z', 'too_small'],
    ]) {
      const { errors } = await app.calls.refused('createIsolatedAccount', {
        body: { clock },
        headers: demoKey,
      });
      expect(errors).toMatchObject([{ field: 'clock', code }]);
    }
    for (const clock of ['1970-01-01T00:00:00.000Z', '8999-12-31T00:00:00.000Z']) {
      const account = await create({ clock });
      const headers = keyOf(account);
      const { data } = await app.calls.answered('createPayment', {
        body: paymentOf({ cardExpirationYear: '2099' }),
        headers,
      });
      expect(data.date.slice(0, 10)).toBe(clock.slice(0, 10));
      await remove(account);
    }
  });

  it('makes no others, and removes itself', async () => {
    const account = await create();
    const headers = keyOf(account);
    expect((await app.calls.refused('createIsolatedAccount', { body: {}, headers })).code).toBe(
      'isolated_account_makes_none',
    );
    await remove(account, headers);
    expect((await app.calls.refused('getClock', { headers })).code).toBe('credentials_invalid');
    expect(await listed()).toEqual([]);
  });

  it(`is one of ${limits.isolatedAccounts} at a time for each key`, async () => {
    const { id: makerKeyId, accountId: makerId } = await rowOf(app.database.read, 'api_keys', {
      identifier: 'demo-ollin-key',
    });
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      const times = { createdAt: new Date(app.time.now), expiresAt: new Date(app.time.now + hour) };
      for (let made = 0; made < limits.isolatedAccounts; made += 1) {
        const texts = { name: 'x', businessActivity: '', paymentType: '', taxId: '' };
        const businessId = await unit.insert('businesses', { ...texts, createdAt: times.createdAt });
        await unit.insert('accounts', {
          ...times,
          businessId,
          environment: 'Sandbox',
          makerId,
          makerKeyId,
        });
      }
    });
    const refused = await app.calls.refused('createIsolatedAccount', { body: {}, headers: ollinKey });
    expect([refused.status, refused.code]).toEqual([409, 'isolated_accounts_full']);
    await create();
    app.time.now += hour;
    await create({}, ollinKey);
    await removeExpiredAccounts(app);
  });
});

describe('what is removed', () => {
  it('leaves no row in any table of accounts, and nothing else changes', async () => {
    const before = await countOf(app.database.read, 'businesses', {});
    const account = await create({ hours: 1 });
    const accountId = await accountIdOf(account);
    const { id } = await createTransaction(app, accountId, 2);
    await app.database.unit({ outside: 'installation' }, (unit) => fillTables(unit, accountId, id));
    expect(Object.keys(await rowsOfAccount(app.database.read, accountId))).toEqual(accountTables);
    const demo = await rowOf(app.database.read, 'api_keys', { identifier: 'demo-sandbox-key' });
    const others = await rowsOfAccount(app.database.read, demo.accountId);

    app.time.now += hour;
    expect((await app.calls.refused('getClock', { headers: keyOf(account) })).code).toBe(
      'credentials_invalid',
    );
    await removeExpiredAccounts(app);
    expect(await rowsOfAccount(app.database.read, accountId)).toEqual({});
    expect(await rowsOf(app.database.read, 'accounts', { id: accountId })).toEqual([]);
    expect(await countOf(app.database.read, 'businesses', {})).toBe(before);
    expect(await rowsOfAccount(app.database.read, demo.accountId)).toEqual(others);
  });

  it('does not exist in production, where no account is isolated', async () => {
    const headers = await createApiKey(app, 1, 'Production');
    const refused = await app.calls.refused('deleteIsolatedAccount', { params: { idAccount: 1 }, headers });
    expect(refused.code).toBe('production_only_sandbox');
  });

  it('is not what belongs to another key, nor the account of a merchant', async () => {
    const account = await create();
    for (const [idAccount, headers] of [
      [account.idAccount, ollinKey],
      [1, demoKey],
      [2, demoKey],
    ] as const)
      expect(
        (await app.calls.refused('deleteIsolatedAccount', { params: { idAccount }, headers })).code,
      ).toBe('isolated_account_not_found');
    await app.calls.answered('getClock', { headers: keyOf(account) });
  });
});
