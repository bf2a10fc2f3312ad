import type { Words } from '../words/words.ts';

/** The roles of a user in a business, the strongest first. The server answers with these names. */
export const roleNames = ['Admin', 'Administrador', 'General', 'Desarrollador', 'Reportes'] as const;
export type RoleName = (typeof roleNames)[number];

/**
 * `id` is the number in the user form; null for `Admin`, the owner, which the form cannot assign. `label` is the displayed name.
 */
export const roles = {
  Admin: { id: null, label: { es: 'Admin', en: 'Admin' } },
  Administrador: { id: 1, label: { es: 'Administrador', en: 'Administrator' } },
  General: { id: 2, label: { es: 'General', en: 'General' } },
  Desarrollador: { id: 3, label: { es: 'Desarrollador', en: 'Developer' } },
  Reportes: { id: 4, label: { es: 'Reportes', en: 'Reports' } },
} as const satisfies Record<RoleName, { id: number | null; label: Words }>;

/** The role ids that the user form offers. */
export const givenRoleIds = [1, 2, 3, 4] as const;
export type GivenRoleId = (typeof givenRoleIds)[number];

const roleNamesById = {
  1: 'Administrador',
  2: 'General',
  3: 'Desarrollador',
  4: 'Reportes',
} as const satisfies { [Id in GivenRoleId]: RoleName };

export const roleNameOfId = (id: GivenRoleId): RoleName => roleNamesById[id];
