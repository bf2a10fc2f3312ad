import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raceAuthorization } from '../authorization-race.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { seedsOf } from '../test-size.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('fifty at once of one authorization', () => {
  const seeds = seedsOf({ small: 5, full: 200 });

  it.each(seeds)('capture it once (seed %i)', { tags: ['PREAUTH-7'] }, async (seed) => {
    expect(await raceAuthorization(app, seed, ['capture'])).toBe('captured');
  });

  it.each(seeds)('cancel it once (seed %i)', async (seed) => {
    expect(await raceAuthorization(app, seed, ['cancel'])).toBe('reversed');
  });

  it.each(seeds)('capture or cancel it, never both (seed %i)', async (seed) => {
    expect(['captured', 'reversed']).toContain(await raceAuthorization(app, seed, ['capture', 'cancel']));
  });

  it.each(seeds)('refund no more than what was captured (seed %i)', async (seed) => {
    const kinds = ['capture', 'cancel', 'refund', 'refund', 'refund'] as const;
    expect(['captured', 'reversed']).toContain(await raceAuthorization(app, seed, kinds));
  });

  it('leave a ledger that balances', async () => {
    expect(await expectLedgerAgrees(app.database.read)).toBeGreaterThan(4 * seeds.length);
  });
});
