import { expect, it } from 'vitest';
import { mayDo, permissions } from './permissions.ts';
import { roleNames, roles } from './roles.ts';

it('allows each role what the decisions say, and no more', {
  tags: ['PREAUTH-3', 'ROLE-5', 'ROLE-6', 'ROLE-7', 'ROLE-8', 'ROLE-9'],
}, () => {
  const all = ['Admin', 'Administrador', 'General', 'Desarrollador', 'Reportes'];
  const operators = ['Admin', 'Administrador', 'General'];
  const integrators = ['Admin', 'Administrador', 'Desarrollador'];
  const administrators = ['Admin', 'Administrador'];
  expect(permissions).toEqual({
    viewResume: all,
    viewTransactions: all,
    downloadReports: all,
    viewStatement: all,
    viewAccount: all,
    viewHelp: all,
    managePreauthorizations: operators,
    cancelPayments: operators,
    manageSubscriptions: operators,
    managePaymentLinks: operators,
    simulatePayments: operators,
    manageIntegration: integrators,
    readDocumentation: integrators,
    viewRequestLog: integrators,
    moveClock: integrators,
    manageFraud: administrators,
    manageChargebacks: administrators,
    manageUsers: administrators,
    resetSandbox: administrators,
    refundTransactions: ['Admin'],
  });
});

it('asks that table', () => {
  expect(roleNames.filter((role) => mayDo(role, 'refundTransactions'))).toEqual(['Admin']);
  expect(roleNames.filter((role) => mayDo(role, 'moveClock'))).toEqual([
    'Admin',
    'Administrador',
    'Desarrollador',
  ]);
  expect(roleNames.filter((role) => mayDo(role, 'viewResume'))).toEqual([...roleNames]);
});

it('has the roles, the strongest first, with the numbers and English names of the specification', {
  tags: ['ROLE-1', 'ROLE-2'],
}, () => {
  expect(roleNames.map((name) => [name, roles[name].id, roles[name].label.en])).toEqual([
    ['Admin', null, 'Admin'],
    ['Administrador', 1, 'Administrator'],
    ['General', 2, 'General'],
    ['Desarrollador', 3, 'Developer'],
    ['Reportes', 4, 'Reports'],
  ]);
});
