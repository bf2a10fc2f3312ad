import type { Dependencies } from '#core/dependencies.ts';
import { createLoginLocks, createLoginTurns } from './login-limits.ts';
import { createLoginService } from './login-service.ts';
import { createPasswordChangeService } from './password-change-service.ts';
import { createPasswordLinksService } from './password-links-service.ts';

/** Sign-in, password change and links to choose a password share the count of failures and the queue of waiting attempts. */
export const createSignIn = (dependencies: Dependencies) => {
  const shared = { locks: createLoginLocks(dependencies), inTurn: createLoginTurns() };
  return {
    login: createLoginService(dependencies, shared),
    passwordChange: createPasswordChangeService(dependencies, shared),
    passwordLinks: createPasswordLinksService(dependencies, shared),
  };
};
