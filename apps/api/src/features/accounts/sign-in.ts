import type { Dependencies } from '#core/dependencies.ts';
import { createLoginLocks } from './login-locks.ts';
import { createLoginService } from './login-service.ts';
import { createLoginTurns } from './login-turns.ts';
import { createPasswordChangeService } from './password-change-service.ts';

/** What asks for a password shares one count of failures and one line of waiting attempts. */
export const createSignIn = (dependencies: Dependencies) => {
  const shared = { locks: createLoginLocks(dependencies), inTurn: createLoginTurns() };
  return {
    login: createLoginService(dependencies, shared),
    passwordChange: createPasswordChangeService(dependencies, shared),
  };
};
