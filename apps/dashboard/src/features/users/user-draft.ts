import { givenRoleIds } from '@pasarela/contracts/roles/roles';
import { isRecord } from '#session/stored-value.ts';
import type { UserDraft } from './user-form.ts';

const readRoles = (value: unknown): UserDraft['roles'] =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
      if (!Array.isArray(entry) || typeof entry[0] !== 'number') return [];
      return [[entry[0], givenRoleIds.find((id) => id === entry[1]) ?? null] as const];
    }),
  );

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Passwords are never stored in a draft: the user types or generates another one. */
export const userDraft = {
  keep: ({ id, userName, email, roles }: UserDraft) => ({ id, userName, email, roles: [...roles] }),
  revive: (kept: unknown): UserDraft | undefined =>
    isRecord(kept)
      ? {
          id: typeof kept.id === 'number' ? kept.id : undefined,
          userName: readText(kept.userName),
          email: readText(kept.email),
          password: '',
          roles: readRoles(kept.roles),
        }
      : undefined,
};
