import type { Dependencies } from '#core/dependencies.ts';
import { createAccountAccess } from './account-access.ts';
import { createKeyAccess } from './key-access.ts';
import { createSessionAccess } from './session-access.ts';

/** Authenticates callers and checks what they are allowed to do. */
export const createAccessService = (dependencies: Dependencies) => ({
  ...createKeyAccess(dependencies),
  ...createSessionAccess(dependencies),
  ...createAccountAccess(dependencies),
});

export type AccessService = ReturnType<typeof createAccessService>;
