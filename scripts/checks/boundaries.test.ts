import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, installEmptyPackage, linkPackage, runTool } from './fixture-folder.ts';

type Violation = { readonly rule: { readonly name: string }; readonly from: string; readonly to: string };

const installed = ['zod', 'react', 'better-sqlite3', 'vitest', '@radix-ui/react-dialog'];

/** Rule → the import that breaks it. Everything else in the fixture is allowed. */
const expected = {
  'no-circular': ['packages/contracts/src/circle-first.ts', 'packages/contracts/src/circle-second.ts'],
  resolvable: ['apps/dashboard/src/api/goes-nowhere.ts', './nowhere.ts'],
  'examples-stand-alone': ['examples/shop/leans-on-product.mjs', 'packages/contracts/src/money.ts'],
  'no-barrels': ['apps/docs/src/takes-barrel.ts', 'apps/docs/src/barrel/index.ts'],
  'no-rooms-for-anything': [
    'apps/dashboard/src/components/takes-anything.ts',
    'apps/dashboard/src/components/date-utils.ts',
  ],
  'no-tests-in-the-product': ['apps/api/src/http/leans-on-test.ts', 'apps/api/src/http/parse-body.test.ts'],
  'apps-stand-apart': ['apps/docs/src/leans-on-dashboard.ts', 'apps/dashboard/src/app/router.tsx'],
  'contracts-by-name': ['apps/docs/src/contracts-by-path.ts', 'packages/contracts/src/money.ts'],
  'contracts-need-zod-alone': ['packages/contracts/src/reads-files.ts', 'fs'],
  'one-way-to-the-database': [
    'apps/api/src/core/ledger/second-client.ts',
    'node_modules/better-sqlite3/index.js',
  ],
  'sql-in-repositories': ['apps/api/src/features/refunds/writes-sql.ts', 'apps/api/src/database/sql.ts'],
  'database-opened-once': [
    'apps/api/src/features/refunds/opens-database.ts',
    'apps/api/src/database/database.ts',
  ],
  'feature-alone': [
    'apps/api/src/features/refunds/leans-on-feature.ts',
    'apps/api/src/features/transactions/transactions-service.ts',
  ],
  'core-knows-no-feature': [
    'apps/api/src/core/ledger/leans-on-feature.ts',
    'apps/api/src/features/transactions/transactions-service.ts',
  ],
  'http-knows-no-feature': [
    'apps/api/src/http/leans-on-feature.ts',
    'apps/api/src/features/transactions/transactions-service.ts',
  ],
  'sandbox-knows-no-feature': [
    'apps/api/src/sandbox/leans-on-feature.ts',
    'apps/api/src/features/transactions/transactions-service.ts',
  ],
  'foundations-know-no-core': [
    'apps/api/src/errors/leans-on-core.ts',
    'apps/api/src/core/account/account-clock.ts',
  ],
  'routes-to-service': [
    'apps/api/src/features/refunds/refunds-routes.ts',
    'apps/api/src/features/refunds/refunds-repository.ts',
  ],
  'rules-are-pure': ['apps/api/src/features/refunds/refunds-rules.ts', 'fs'],
  'production-dependencies': ['apps/api/src/plugins/leans-on-test-tool.ts', 'node_modules/vitest/index.js'],
  'dashboard-feature-alone': [
    'apps/dashboard/src/features/transactions/leans-on-home.tsx',
    'apps/dashboard/src/features/home/home-page.tsx',
  ],
  'features-know-no-app': [
    'apps/dashboard/src/features/transactions/leans-on-app.tsx',
    'apps/dashboard/src/app/checkout-document.tsx',
  ],
  'rooms-below-components': [
    'apps/dashboard/src/session/leans-on-component.ts',
    'apps/dashboard/src/components/list/shown-rows.ts',
  ],
  'components-below-sandbox': [
    'apps/dashboard/src/components/leans-on-sandbox.tsx',
    'apps/dashboard/src/sandbox/sandbox-band.tsx',
  ],
  'shared-parts-know-no-feature': [
    'apps/dashboard/src/components/leans-on-feature.tsx',
    'apps/dashboard/src/features/home/home-page.tsx',
  ],
  'hosted-pages-have-their-styles': [
    'apps/dashboard/src/app/checkout-document.tsx',
    'apps/dashboard/src/components/list/shown-rows.ts',
  ],
  'hosted-pages-share-no-session': [
    'apps/dashboard/src/app/checkout-document.tsx',
    'apps/dashboard/src/session/session-sharing.ts',
  ],
  'radix-wrapped-once': [
    'apps/dashboard/src/features/transactions/wraps-radix.tsx',
    'node_modules/@radix-ui/react-dialog/index.js',
  ],
  'builder-logic-without-interface': [
    'apps/docs/src/plugins/request-builder/lib/draws-itself.ts',
    'node_modules/react/index.js',
  ],
};

test('each import boundary is broken by its own import of the fixture, and by nothing else', () => {
  const folder = copyFixture('boundaries');
  for (const name of installed) installEmptyPackage(folder, name);
  linkPackage(folder, '@pasarela/contracts', join(folder, 'packages/contracts'));
  const config = join(root, '.dependency-cruiser.cjs');

  const sources = ['apps', 'packages', 'examples'];
  const { stdout } = runTool(folder, 'depcruise', ['--config', config, '-T', 'json', ...sources]);
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };

  const found = summary.violations.map(({ rule, from, to }) => [rule.name, [from, to]]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(found).toHaveLength(Object.keys(expected).length);
});

test('a broken boundary fails the command', () => {
  const folder = copyFixture('boundaries');
  const { code, output } = runTool(folder, 'depcruise', [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    'packages/contracts/src/circle-first.ts',
  ]);
  expect(code).not.toBe(0);
  expect(output).toContain('error no-circular');
});

test('no rule is without a fixture', () => {
  const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { name: string; severity: string }[];
  };
  expect(config.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(expected).sort());
  expect(config.forbidden.every((rule) => rule.severity === 'error')).toBe(true);
});
