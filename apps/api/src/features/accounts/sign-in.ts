import type { Dependencies } from '#core/dependencies.ts';
import { createLoginLocks, createLoginTurns } from './login-limits.ts';
import { createLoginService } from './login-service.ts';
import { createPasswordChangeService } from './password-change-service.ts';

/** Sign-in and password change share the count of failures and the queue of waiting attempts. */
export const createSignIn = (dependencies: Dependencies) => {
  const shared = { locks: createLoginLocks(dependencies), inTurn: createLoginTurns() };
  return {
    login: createLoginService(dependencies, shared),
    passwordChange: createPasswordChangeService(dependencies, shared),
  };
};
