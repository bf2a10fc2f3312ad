import { mayDo } from '../roles/permissions.ts';
import type { RoleName } from '../roles/roles.ts';

/** The user whose access to a business is to be changed, in relation to the caller. */
export type EditedUser = {
  /** The caller is this user. */
  readonly isSelf: boolean;
  /** The role held in the business; null where the user does not belong to it. */
  readonly role: RoleName | null;
};

/**
 * Whether a caller with this role in a business may change the user's access to it. An Admin may change everyone; an Administrador
 * may change neither Admins nor themselves.
 */
export const mayEditUser = (caller: RoleName, { isSelf, role }: EditedUser): boolean =>
  mayDo(caller, 'manageUsers') && (caller === 'Admin' || (!isSelf && role !== 'Admin'));
