import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { isPassword } from '#security/passwords.ts';
import type { Claimant, LoginLocks, LoginTurns } from './login-limits.ts';
import { findLoginUser } from './passwords-repository.ts';
import { endSession, endSessions, openSession } from './sessions-repository.ts';

export type OpenedSession = {
  readonly token: string;
  readonly userName: string;
  readonly environment: EnvironmentName;
};

type Credentials = Claimant & { readonly password: string; readonly environment: EnvironmentName };

/** Signs users in and out. All times here are real time, not account time. */
export const createLoginService = (
  { database, clock, tokens }: Pick<Dependencies, 'database' | 'clock' | 'tokens'>,
  { locks, inTurn }: { readonly locks: LoginLocks; readonly inTurn: LoginTurns },
) => {
  const signIn = async (credentials: Credentials): Promise<OpenedSession> => {
    const { userName, environment } = credentials;
    const user = await findLoginUser(database.read, userName.toLowerCase());
    const locked = await locks.lockOf(database.read, credentials, user?.id);
    if (locked) throw locked;
    const known = await isPassword(credentials.password, user?.passwordHash);
    const accepted = known && user && !user.disabledAt ? user : undefined;
    // Parallel guesses have all passed the lock check above. The unit runs them one by one, so the lock is checked again.
    const outcome = await database.unit({ outside: 'people' }, async (unit) => {
      const lockedMeanwhile = await locks.lockOf(unit, credentials, user?.id);
      if (lockedMeanwhile) return lockedMeanwhile;
      if (!accepted) {
        await locks.recordFailure(unit, credentials);
        return new Refusal('invalid_login');
      }
      await locks.recordSuccess(unit, credentials, accepted.id);
      const session = await openSession(unit, accepted.id, environment, new Date(clock.now()));
      return { userName: accepted.userName, session };
    });
    if (outcome instanceof Refusal) throw outcome;
    return { token: tokens.dashboardToken(outcome.session), userName: outcome.userName, environment };
  };

  return {
    login: (credentials: Credentials): Promise<OpenedSession> =>
      inTurn(credentials.address, () => signIn(credentials)),

    /** Ends one session; the user's other sessions stay open. */
    logout: (sessionId: string): Promise<number> =>
      database.unit({ outside: 'people' }, (unit) => endSession(unit, sessionId, new Date(clock.now()))),

    /** Ends every session of a user, in both environments. */
    logoutEverywhere: (userId: number): Promise<number> =>
      database.unit({ outside: 'people' }, (unit) => endSessions(unit, userId, new Date(clock.now()))),
  };
};

export type LoginService = ReturnType<typeof createLoginService>;
