import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import type { Queries, Unit } from '#database/queries.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';
import { sessionId } from '#security/identifiers.ts';
import { isPassword } from '#security/passwords.ts';
import { keyedHash } from '#security/secrets.ts';
import { countFailure, findFailures, forgetFailures } from './login-failures-repository.ts';

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

  const openSession = async (unit: Unit, userId: number, { environment }: Credentials): Promise<string> => {
    const now = new Date(clock.now());
    const id = sessionId();
    await unit.prisma.session.create({
      data: { id, userId, environment, createdAt: now, lastSeenAt: now },
    });
    return id;
  };

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
        return { user: accepted, session: await openSession(unit, accepted.id, credentials) };
      });
      if (outcome instanceof Refusal) throw outcome;
      return {
        token: tokens.dashboardToken(outcome.session),
        userName: outcome.user.userName,
        environment: credentials.environment,
      };
    },

    /** Ends every session of a user. */
    logout: (userId: number): Promise<unknown> =>
      database.unit(({ prisma }) =>
        prisma.session.updateMany({
          where: { userId, endedAt: null },
          data: { endedAt: new Date(clock.now()) },
        }),
      ),
  };
};

export type LoginService = ReturnType<typeof createLoginService>;
