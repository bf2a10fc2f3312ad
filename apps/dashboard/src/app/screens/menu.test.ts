import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { expect, test } from 'vitest';
import { menuOf, menuSections } from './screens.ts';

const everybody = ['/home', '/transactions'];
const operators = [...everybody, '/preauthorizations', '/subscriptions', '/paid-leagues'];
const administrators = [...operators, '/fraud-management', '/chargebacks'];
/** What went to the bank, which the specification has behind the account's name only. */
const bank = ['/settlements', '/statment'];
const developers = ['/integration', '/request-log', '/docs/'];

const expected = {
  Admin: { general: [...administrators, ...bank], development: developers },
  Administrador: { general: [...administrators, ...bank], development: developers },
  General: { general: [...operators, ...bank], development: [] },
  Desarrollador: { general: [...everybody, ...bank], development: developers },
  Reportes: { general: [...everybody, ...bank], development: [] },
} satisfies Record<RoleName, Record<(typeof menuSections)[number], string[]>>;

test.each(roleNames)('%s sees exactly its menu', { tags: ['PORTAL-23', 'ROLE-3'] }, (role) => {
  for (const section of menuSections) {
    expect(menuOf(role, section).map((entry) => entry.path)).toEqual(expected[role][section]);
  }
});
