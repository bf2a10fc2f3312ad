import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import type { Queries, Unit } from '#database/queries.ts';
import type { CallUser } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { invalidFields, Refusal } from '#http/refusal.ts';
import { hashPassword, isPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { countFailure, findFailures, forgetFailures } from './login-failures-repository.ts';
import { findPassword, savePassword } from './passwords-repository.ts';
import { endSession, endSessions, openSession } from './sessions-repository.ts';

type PasswordChange = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
};

export type OpenedSession = {
  readonly token: string;
  readonly userName: string;
  readonly environment: EnvironmentName;
};

export type Credentials = {
  readonly userName: string;
  readonly password: string;
  readonly environment: EnvironmentName;
  /** Where the call comes from. */
  readonly address: string;
};

/** Signs users in and out, and locks out who keeps failing. Times here are real time. */
export const createLoginService = ({ database, clock, secrets, tokens }: Dependencies) => {
  /** What failures are counted for: this user from this address, and this user from anywhere. */
  const counted = ({ userName, address }: Credentials) => {
    const name = userName.toLowerCase();
    return [
      { subject: keyedHash(secrets.login, `${name} ${address}`), most: limits.loginFailures },
      { subject: keyedHash(secrets.login, name), most: limits.loginFailuresOfUser },
    ];
  };

  /** Why nobody may try now, or undefined. */
  const lockOf = async (queries: Queries, credentials: Credentials): Promise<Refusal | undefined> => {
    for (const { subject } of counted(credentials)) {
      const failures = await findFailures(queries, subject);
      const left = (failures?.lockedUntil?.getTime() ?? 0) - clock.now();
      if (left > 0)
        return new Refusal('login_locked', {
          minutes: Math.ceil(left / minute),
          seconds: Math.ceil(left / 1_000),
        });
    }
    return undefined;
  };

  const recordFailure = async (unit: Unit, credentials: Credentials): Promise<void> => {
    const now = clock.now();
    const at = {
      now: new Date(now),
      since: new Date(now - limits.loginLock),
      lockUntil: new Date(now + limits.loginLock),
    };
    for (const { subject, most } of counted(credentials)) await countFailure(unit, subject, { ...at, most });
  };

  const open = (unit: Unit, userId: number, { environment }: Credentials): Promise<string> =>
    openSession(unit, userId, environment, new Date(clock.now()));

  return {
    login: async (credentials: Credentials) => {
      const locked = await lockOf(database.read, credentials);
      if (locked) throw locked;
      const user = await database.read.prisma.user.findUnique({
        where: { userName: credentials.userName.toLowerCase() },
      });
      const known = await isPassword(credentials.password, user?.passwordHash);
      const accepted = known && user && !user.disabledAt ? user : undefined;
      // Guesses that came together have all passed the look above: here they are judged one after the other.
      const outcome = await database.unit(async (unit) => {
        const lockedMeanwhile = await lockOf(unit, credentials);
        if (lockedMeanwhile) return lockedMeanwhile;
        if (!accepted) {
          await recordFailure(unit, credentials);
          return new Refusal('invalid_login');
        }
        for (const { subject } of counted(credentials)) await forgetFailures(unit, subject);
        return { user: accepted, session: await open(unit, accepted.id, credentials) };
      });
      if (outcome instanceof Refusal) throw outcome;
      return {
        token: tokens.dashboardToken(outcome.session),
        userName: outcome.user.userName,
        environment: credentials.environment,
      };
    },

    /** Ends one session; the user's others stay open. */
    logout: (sessionId: string): Promise<void> =>
      database.unit((unit) => endSession(unit, sessionId, new Date(clock.now()))),

    /** Ends every session of a user, in both environments. */
    logoutEverywhere: (userId: number): Promise<void> =>
      database.unit((unit) => endSessions(unit, userId, new Date(clock.now()))),

    /**
     * Gives a user another password, if the current one is right. Every session ends, and the caller goes on in a new one. Wrong
     * ones count as those of signing in: whoever found a session open learns the password no faster than at the door.
     */
    changePassword: async (
      user: CallUser,
      { currentPassword, newPassword, address }: PasswordChange,
    ): Promise<OpenedSession> => {
      const { userId, userName, email, environment } = user;
      const credentials = { userName, password: currentPassword, environment, address };
      const locked = await lockOf(database.read, credentials);
      if (locked) throw locked;
      const problem = passwordProblem(newPassword, { userName, email });
      if (problem) throw invalidFields([{ field: 'newPassword', ...problem }]);
      const row = await findPassword(database.read, userId);
      const known = await isPassword(currentPassword, row?.passwordHash);
      const passwordHash = known ? await hashPassword(newPassword) : undefined;
      const outcome = await database.unit(async (unit) => {
        const lockedMeanwhile = await lockOf(unit, credentials);
        if (lockedMeanwhile) return lockedMeanwhile;
        // Two changes at once: the second one's current password is no longer it.
        const isCurrent = (await findPassword(unit, userId))?.passwordHash === row?.passwordHash;
        if (passwordHash === undefined || !isCurrent) {
          await recordFailure(unit, credentials);
          return invalidFields([{ field: 'currentPassword', code: 'wrong_password' }]);
        }
        for (const { subject } of counted(credentials)) await forgetFailures(unit, subject);
        await savePassword(unit, userId, passwordHash);
        await endSessions(unit, userId, new Date(clock.now()));
        return open(unit, userId, credentials);
      });
      if (outcome instanceof Refusal) throw outcome;
      return { token: tokens.dashboardToken(outcome), userName, environment };
    },
  };
};

export type LoginService = ReturnType<typeof createLoginService>;
