import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
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

  const refuseLocked = async (credentials: Credentials): Promise<void> => {
    for (const { subject } of counted(credentials)) {
      const failures = await findFailures(database.read, subject);
      const left = (failures?.lockedUntil?.getTime() ?? 0) - clock.now();
      if (left > 0)
        throw new Refusal('login_locked', {
          minutes: Math.ceil(left / minute),
          seconds: Math.ceil(left / 1_000),
        });
    }
  };

  const recordFailure = (credentials: Credentials): Promise<void> =>
    database.unit(async (unit) => {
      const now = clock.now();
      const at = {
        now: new Date(now),
        since: new Date(now - limits.loginLock),
        lockUntil: new Date(now + limits.loginLock),
      };
      for (const { subject, most } of counted(credentials))
        await countFailure(unit, subject, { ...at, most });
    });

  return {
    login: async (credentials: Credentials) => {
      await refuseLocked(credentials);
      const user = await database.read.prisma.user.findUnique({
        where: { userName: credentials.userName.toLowerCase() },
      });
      const known = await isPassword(credentials.password, user?.passwordHash);
      if (!known || !user || user.disabledAt) {
        await recordFailure(credentials);
        throw new Refusal('invalid_login');
      }
      const now = new Date(clock.now());
      const id = sessionId();
      await database.unit(async (unit) => {
        for (const { subject } of counted(credentials)) await forgetFailures(unit, subject);
        await unit.prisma.session.create({
          data: {
            id,
            userId: user.id,
            environment: credentials.environment,
            createdAt: now,
            lastSeenAt: now,
          },
        });
      });
      return {
        token: tokens.dashboardToken(id),
        userName: user.userName,
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
