import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { hashPassword, isPassword } from '#security/passwords.ts';
import type { LoginLocks, LoginTurns } from './login-limits.ts';
import { forgetAddresses } from './login-limits-repository.ts';
import type { OpenedSession } from './login-service.ts';
import { voidLinks } from './password-links-repository.ts';
import { findPassword, savePassword } from './passwords-repository.ts';
import { endSessions, openSession } from './sessions-repository.ts';

type PasswordChange = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
};

/** Users change their own password. */
export const createPasswordChangeService = (
  { database, clock, tokens }: Pick<Dependencies, 'database' | 'clock' | 'tokens'>,
  { locks, inTurn }: { readonly locks: LoginLocks; readonly inTurn: LoginTurns },
) => ({
  /**
   * Changes the password if the current one is right, ends every session and opens a new one for the caller. Wrong current
   * passwords count as failed sign-ins, so a stolen session does not allow more guesses than the sign-in does.
   */
  change: async (
    { userId, userName, email, environment }: CallUser,
    { currentPassword, newPassword, address }: PasswordChange,
  ): Promise<OpenedSession> => {
    const claimant = { userName, address };
    const locked = await locks.lockOf(database.read, claimant, userId);
    if (locked) throw locked;
    const problem = passwordProblem(newPassword, { userName, email });
    if (problem) throw invalidFields([{ field: 'newPassword', ...problem }]);
    const row = await findPassword(database.read, userId);
    const known = await inTurn(address, () => isPassword(currentPassword, row?.passwordHash));
    const passwordHash = known ? await hashPassword(newPassword) : undefined;
    const outcome = await database.unit({ outside: 'people' }, async (unit) => {
      const lockedMeanwhile = await locks.lockOf(unit, claimant, userId);
      if (lockedMeanwhile) return lockedMeanwhile;
      // Of two concurrent changes, the second one fails: its current password is no longer the stored one.
      const isCurrent = (await findPassword(unit, userId))?.passwordHash === row?.passwordHash;
      if (passwordHash === undefined || !isCurrent) {
        await locks.recordFailure(unit, claimant);
        return invalidFields([{ field: 'currentPassword', code: 'wrong_password' }]);
      }
      const now = new Date(clock.now());
      // Someone else who knew the old password may have signed in, so all known addresses are deleted.
      await forgetAddresses(unit, userId);
      await locks.recordSuccess(unit, claimant, userId);
      await savePassword(unit, userId, passwordHash);
      await voidLinks(unit, userId, now);
      await endSessions(unit, userId, now);
      return openSession(unit, userId, environment, now);
    });
    if (outcome instanceof Refusal) throw outcome;
    return { token: tokens.dashboardToken(outcome), userName, environment };
  },
});

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;
