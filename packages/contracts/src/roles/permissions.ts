import { type RoleName, roleNames } from './roles.ts';

const everybody = roleNames;
const operators = ['Admin', 'Administrador', 'General'] as const;
const integrators = ['Admin', 'Administrador', 'Desarrollador'] as const;
const administrators = ['Admin', 'Administrador'] as const;
const owner = ['Admin'] as const;

/** The roles that have each permission. Menus, routes and calls use this one table. */
export const permissions = {
  viewResume: everybody,
  viewTransactions: everybody,
  downloadReports: everybody,
  viewStatement: everybody,
  viewAccount: everybody,
  viewHelp: everybody,
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
  refundTransactions: owner,
} as const satisfies Record<string, readonly RoleName[]>;

export type Permission = keyof typeof permissions;

export const mayDo = (role: RoleName, permission: Permission): boolean =>
  (permissions[permission] as readonly RoleName[]).includes(role);
