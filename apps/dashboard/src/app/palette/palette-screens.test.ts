import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from 'vitest';
import { screensOf } from './palette-screens.ts';

const everybody = ['/home', '/transactions'];
const operators = [...everybody, '/preauthorizations', '/subscriptions', '/paid-leagues'];
const administrators = [...operators, '/fraud-management', '/chargebacks'];
const developers = ['/integration', '/request-log', '/docs/'];
const sections = [
  '/integration/keys',
  '/integration/webhooks',
  '/integration/webhooks/deliveries',
  '/integration/webhooks/inbox',
  '/integration/emails',
];
const links = ['/leagues-single', '/leagues-bulk'];
const bank = ['/settlements', '/statment'];
const own = ['/my-account', '/help-center', '/business'];

const expected = {
  Admin: [...administrators, ...bank, ...developers, ...sections, ...links, ...own, '/users'],
  Administrador: [...administrators, ...bank, ...developers, ...sections, ...links, ...own, '/users'],
  General: [...operators, ...bank, ...links, ...own],
  Desarrollador: [...everybody, ...bank, ...developers, ...sections, ...own],
  Reportes: [...everybody, ...bank, ...own],
} satisfies Record<RoleName, string[]>;

test.each(roleNames)('%s is offered what they may open, each once, by its name', (role) => {
  const offered = screensOf(role, 'en', true);
  expect(offered.map(({ path }) => path)).toEqual(expected[role]);
  expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length);
});

test('a section says whose it is, and only the documentation is another site', () => {
  const offered = screensOf('Admin', 'en', true);
  expect(offered.find(({ path }) => path === '/integration/keys')?.label).toBe('Integration: Keys');
  expect(offered.filter(({ external }) => external).map(({ path }) => path)).toEqual(['/docs/']);
});

test('production has no inbox', () => {
  const offered = screensOf('Desarrollador', 'en', false).map(({ path }) => path);
  expect(offered).toContain('/integration/webhooks/deliveries');
  expect(offered).not.toContain('/integration/webhooks/inbox');
});
