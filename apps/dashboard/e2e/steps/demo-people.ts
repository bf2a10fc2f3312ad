import type { RoleName } from '@pasarela/contracts/roles/roles';

/** Who can sign in to the demo, by the role that they hold in both businesses. */
export const userOfRole = {
  Admin: 'admin',
  Administrador: 'administrador',
  General: 'general',
  Desarrollador: 'desarrollador',
  Reportes: 'reportes',
} as const satisfies Record<RoleName, string>;

export const demoPassword = 'Pasarela-2026';

/** A demo business with the sandbox credentials of its payment API. */
export const jacaranda = {
  id: 1,
  name: 'Librería Jacaranda',
  key: 'demo-sandbox-key',
  password: 'demo-sandbox-password',
} as const;

/** The one whose clock is moved: a journey that looks at today's payments looks at the other's. */
export const ollin = {
  id: 2,
  name: 'Taller Ollin',
  key: 'demo-ollin-key',
  password: 'demo-ollin-password',
} as const;

export type DemoBusiness = typeof jacaranda | typeof ollin;
