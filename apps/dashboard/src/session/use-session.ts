import { useSyncExternalStore } from 'react';
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

/** Whether the selected environment is the sandbox. */
export const useIsSandbox = (): boolean => useSession()?.environment === 'Sandbox';
