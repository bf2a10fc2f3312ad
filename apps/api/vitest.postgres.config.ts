import { configDefaults, defineConfig } from 'vitest/config';
import { isTrust } from './test/test-size.ts';
import api from './vitest.config.ts';

// What moves money, and what happens at once, once more on PostgreSQL, and what concerns PostgreSQL alone. Any other file of the tests runs there with this variable.
process.env.PASARELA_TEST_ENGINE = 'postgres';

const stories = [
  'authorizations',
  'chargebacks',
  'checkouts',
  'due-work',
  'fraud-judgement',
  'idempotency',
  'nul-in-texts',
  'payments-references',
  'refunds',
  'refunds-at-once',
  'settlements',
  'snapshots',
  'subscriptions-reprocess',
  'transactions-report',
  'users-at-once',
  'wait',
];

export default defineConfig({
  test: {
    ...api.test,
    include: [...stories.map((name) => `test/scenarios/${name}.test.ts`), 'test/postgres/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isTrust ? [] : ['test/postgres/version-before.test.ts'])],
  },
});
