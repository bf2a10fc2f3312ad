import { mayDo } from '../roles/permissions.ts';
import type { RoleName } from '../roles/roles.ts';

/** The user whose entry in a business is to be changed, as the caller stands to it. */
export type EditedUser = {
  /** The caller is this user. */
  readonly isSelf: boolean;
  /** The role held in the business; null where the user does not belong to it. */
  readonly role: RoleName | null;
};

/**
 * Whether somebody with a role in a business may change what a user has there. An Admin may change everybody's; an
 * Administrador neither an Admin's nor their own.
 */
export const mayEditUser = (caller: RoleName, { isSelf, role }: EditedUser): boolean =>
  mayDo(caller, 'manageUsers') && (caller === 'Admin' || (!isSelf && role !== 'Admin'));
