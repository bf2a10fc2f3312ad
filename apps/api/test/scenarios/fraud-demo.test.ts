import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFingerprint } from '#core/cards/kept-cards.ts';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const keys = async () =>
  (
    await app.database.read.all<{ matchKey: string }>(
      sql`select match_key from blacklist_entries where account_id = ${account}`,
    )
  ).map(({ matchKey }) => matchKey);

describe('the demo', () => {
  it('has rules that are not active, a blacklist of more than a page, and what it stopped', async () => {
    const { data: rules } = await app.calls.answered('listVelocityRules', { headers });
    expect(rules.map(({ active }) => active)).toEqual([false, false, false]);
    const { data: entries } = await app.calls.answered('listBlacklist', { headers });
    expect(entries).toHaveLength(10);
    expect(entries[0]).toMatchObject({ maxPages: 2, value: 'JCB ···· 0000' });
    const { data: struck } = await app.calls.answered('listTransactions', {
      query: { referenceNumber: 'LJ-F00' },
      headers,
    });
    expect(struck.map(({ authResult }) => authResult)).toEqual(Array(3).fill('blacklist_email'));
  });

  it('touches nothing that the documentation pays with', async () => {
    const listed = await keys();
    for (const { number } of testCards)
      expect(listed).not.toContain(cardFingerprint(app.secrets, account, number));
    const published = JSON.stringify(
      Object.values<Operation>(operations).flatMap(({ access, examples }) =>
        access.kind === 'role' ? [] : examples,
      ),
    ).toLowerCase();
    expect(published).toContain('ana.lopez@example.com');
    for (const key of listed) expect(published).not.toContain(key);
  });

  it('can be emptied and filled again under rules that stop everybody; they stand again afterwards', async () => {
    for (const { number } of testCards)
      await app.calls.send('saveBlacklistEntry', { body: { fieldRulesId: 3, value: number }, headers });
    const rules = [1, 2, 3].map((fieldRuleTypesId) => ({
      fieldRuleTypesId,
      active: true,
      value: 1,
      timeRangeId: 3,
    }));
    await app.calls.answered('updateVelocityRules', { body: rules, headers });
    const before = (await app.calls.answered('listBlacklist', { query: { rows: 100 }, headers })).data;
    const { data } = await app.calls.answered('resetSandbox', {
      body: { confirm: 'Librería Jacaranda', reseed: true },
      headers,
    });
    expect(data.seeded).toBeGreaterThan(30);
    expect((await app.calls.answered('listBlacklist', { query: { rows: 100 }, headers })).data).toEqual(
      before,
    );
    const { data: after } = await app.calls.answered('listVelocityRules', { headers });
    expect(after.map(({ active }) => active)).toEqual([true, true, true]);
    const stopped = await app.database.read.all(
      sql`select id from transactions where account_id = ${account} and fraud_rule is not null`,
    );
    expect(stopped).toEqual([]);
    const { data: paid } = await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    expect(paid.fraudRule).toBe('blacklist:card');
  });
});
