import { limits } from '@pasarela/contracts/limits/limits';
import type { Dependencies } from '#core/dependencies.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { keyedHash } from '#security/secrets.ts';
import { countFailure, findFailures } from './login-failures-repository.ts';

/**
 * A user name or e-mail that somebody has already must be told, or no form could be filled in: it says that somebody of this
 * deployment has it. Who runs into many of them is trying them out, and has to wait.
 */
export const createTakenNames = ({ database, clock, secrets }: Dependencies) => {
  const subjectOf = (userId: number): string => keyedHash(secrets.login, `taken\n${userId}`);

  return {
    /** Refuses the call while the user is locked after too many taken names. */
    refuseWaiting: async (userId: number): Promise<void> => {
      const failures = await findFailures(database.read, subjectOf(userId));
      const left = (failures?.lockedUntil?.getTime() ?? 0) - clock.now();
      if (left > 0) throw new Refusal('too_many_requests', { seconds: Math.ceil(left / 1_000) });
    },

    /** Counts the failure and returns the refusal that names the taken fields. */
    refusalOf: async (userId: number, fields: readonly string[]): Promise<Refusal> => {
      const now = clock.now();
      const at = {
        now: new Date(now),
        since: new Date(now - limits.loginLock),
        lockUntil: new Date(now + limits.loginLock),
        max: limits.takenNames,
      };
      await database.unit({ outside: 'people' }, (unit) => countFailure(unit, subjectOf(userId), at));
      return invalidFields(fields.map((field) => ({ field, code: 'already_taken' })));
    },
  };
};
