import { setTimeout as pause } from 'node:timers/promises';
import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import { createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { addressBlock } from '#security/network-addresses.ts';
import { hashPassword, isPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { forgetAddresses, isKnownAddress, rememberAddress } from './known-addresses-repository.ts';
import { countFailure, findFailures, forgetFailures } from './login-failures-repository.ts';
import { findLoginUser, findPassword, savePassword } from './passwords-repository.ts';
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
  /** The network address that the call comes from. */
  readonly address: string;
};

/** The most sign-ins of one address that may wait for their turn. Further ones are refused before any database access. */
const maxWaiting = 128;
/** A refused sign-in is answered within this time, in milliseconds. */
const refusedWithin = 1_000;

/** Signs users in and out, and locks users after repeated failures. All times here are real time, not account time. */
export const createLoginService = ({ database, clock, secrets, tokens }: Dependencies) => {
  const turns = createTurnsOfEach(1, maxWaiting);

  /**
   * However many sign in from one address, it has one hash at a time: those of another address are next. Whoever finds the line full
   * is refused within the next second, each at another moment: hundreds that come at once are not answered at once, and what
   * others send is read in between.
   */
  const inTurnOf = async <Result>(
    { address }: Pick<Credentials, 'address'>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await turns(addressBlock(address), work);
    } catch (error) {
      if (error instanceof TooManyWaiting) await pause(Math.random() * refusedWithin);
      throw error;
    }
  };

  /** The keys under which failures are counted: this user from this address, and this user from any address. */
  const countedFor = ({ userName, address }: Credentials) => {
    const name = userName.toLowerCase();
    return {
      here: keyedHash(secrets.login, `${name} ${addressBlock(address)}`),
      anywhere: keyedHash(secrets.login, name),
    };
  };

  const lockUntil = async (queries: Queries, subject: string): Promise<number> =>
    (await findFailures(queries, subject))?.lockedUntil?.getTime() ?? 0;

  /**
   * Why nobody may try now, or undefined. Failures from anywhere lock an address only where the user, if there is one of that
   * name, has never signed in: otherwise whoever knows a user's name could keep them out.
   */
  const lockOf = async (
    queries: Queries,
    credentials: Credentials,
    userId: number | undefined,
  ): Promise<Refusal | undefined> => {
    const { here, anywhere } = countedFor(credentials);
    const since = new Date(clock.now() - limits.knownAddressLife);
    const isKnown = userId !== undefined && (await isKnownAddress(queries, { userId, subject: here }, since));
    const until = Math.max(await lockUntil(queries, here), isKnown ? 0 : await lockUntil(queries, anywhere));
    const left = until - clock.now();
    return left > 0
      ? new Refusal('login_locked', { minutes: Math.ceil(left / minute), seconds: Math.ceil(left / 1_000) })
      : undefined;
  };

  const recordFailure = async (unit: Unit, credentials: Credentials): Promise<void> => {
    const now = clock.now();
    const at = {
      now: new Date(now),
      since: new Date(now - limits.loginLock),
      lockUntil: new Date(now + limits.loginLock),
    };
    const { here, anywhere } = countedFor(credentials);
    await countFailure(unit, here, { ...at, most: limits.loginFailures });
    await countFailure(unit, anywhere, { ...at, most: limits.loginFailuresOfUser });
  };

  /** After a correct password: resets the failure counts and stores the address as a known address of the user. */
  const recordSuccess = async (unit: Unit, credentials: Credentials, userId: number): Promise<void> => {
    const now = new Date(clock.now());
    const { here, anywhere } = countedFor(credentials);
    for (const subject of [here, anywhere]) await forgetFailures(unit, subject, now);
    await rememberAddress(unit, { userId, subject: here }, now);
  };

  const open = (unit: Unit, userId: number, { environment }: Credentials): Promise<string> =>
    openSession(unit, userId, environment, new Date(clock.now()));

  return {
    login: (credentials: Credentials): Promise<OpenedSession> =>
      inTurnOf(credentials, async () => {
        const user = await findLoginUser(database.read, credentials.userName.toLowerCase());
        const locked = await lockOf(database.read, credentials, user?.id);
        if (locked) throw locked;
        const known = await isPassword(credentials.password, user?.passwordHash);
        const accepted = known && user && !user.disabledAt ? user : undefined;
        // Parallel guesses have all passed the lock check above. The unit runs them one by one, so the lock is checked again.
        const outcome = await database.unit({ outside: 'people' }, async (unit) => {
          const lockedMeanwhile = await lockOf(unit, credentials, user?.id);
          if (lockedMeanwhile) return lockedMeanwhile;
          if (!accepted) {
            await recordFailure(unit, credentials);
            return new Refusal('invalid_login');
          }
          await recordSuccess(unit, credentials, accepted.id);
          return { user: accepted, session: await open(unit, accepted.id, credentials) };
        });
        if (outcome instanceof Refusal) throw outcome;
        return {
          token: tokens.dashboardToken(outcome.session),
          userName: outcome.user.userName,
          environment: credentials.environment,
        };
      }),

    /** Ends one session; the user's other sessions stay open. */
    logout: (sessionId: string): Promise<number> =>
      database.unit({ outside: 'people' }, (unit) => endSession(unit, sessionId, new Date(clock.now()))),

    /** Ends every session of a user, in both environments. */
    logoutEverywhere: (userId: number): Promise<number> =>
      database.unit({ outside: 'people' }, (unit) => endSessions(unit, userId, new Date(clock.now()))),

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
      const locked = await lockOf(database.read, credentials, userId);
      if (locked) throw locked;
      const problem = passwordProblem(newPassword, { userName, email });
      if (problem) throw invalidFields([{ field: 'newPassword', ...problem }]);
      const row = await findPassword(database.read, userId);
      const known = await inTurnOf(credentials, () => isPassword(currentPassword, row?.passwordHash));
      const passwordHash = known ? await hashPassword(newPassword) : undefined;
      const outcome = await database.unit({ outside: 'people' }, async (unit) => {
        const lockedMeanwhile = await lockOf(unit, credentials, userId);
        if (lockedMeanwhile) return lockedMeanwhile;
        // Of two concurrent changes, the second one fails: its current password is no longer the stored one.
        const isCurrent = (await findPassword(unit, userId))?.passwordHash === row?.passwordHash;
        if (passwordHash === undefined || !isCurrent) {
          await recordFailure(unit, credentials);
          return invalidFields([{ field: 'currentPassword', code: 'wrong_password' }]);
        }
        // Someone else who knew the old password may have signed in, so all known addresses are deleted.
        await forgetAddresses(unit, userId);
        await recordSuccess(unit, credentials, userId);
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
