import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { createContext, useContext } from 'react';

export const RoleContext = createContext<RoleName | null>(null);

/** The user's role in the selected business. */
export const useRole = (): RoleName => {
  const role = useContext(RoleContext);
  if (!role) throw new Error('the role is known inside of the layouts only');
  return role;
};

export const useMay = (permission: Permission): boolean => mayDo(useRole(), permission);
