import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readSession, watchSession } from './session-store.ts';
import type { Session } from './session-value.ts';

/** The session: user, environment and selected business; null on the public pages. */
export const useSession = (): Session | null => useSyncExternalStore(watchSession, readSession);

/** The number of the selected business. The portal's routes exist only with one. */
export const useCompanyId = (): number => {
  const company = useSession()?.company;
  if (!company) throw new Error('no business is selected');
  return company.id;
};

export const RoleContext = createContext<RoleName | null>(null);

/** The user's role in the selected business. */
export const useRole = (): RoleName => {
  const role = useContext(RoleContext);
  if (!role) throw new Error('the role is known inside of the layouts only');
  return role;
};

export const useMay = (permission: Permission): boolean => mayDo(useRole(), permission);
