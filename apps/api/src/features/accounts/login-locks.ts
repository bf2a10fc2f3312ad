import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { addressBlock } from '#security/network-addresses.ts';
import { keyedHash } from '#security/secrets.ts';
import { isKnownAddress, rememberAddress } from './known-addresses-repository.ts';
import { countFailure, findFailures, forgetFailures } from './login-failures-repository.ts';

/** Who says to be a user, and the network address that the call comes from. */
export type Claimant = { readonly userName: string; readonly address: string };

/** Locks users after repeated failures. All times here are real time, not account time. */
export const createLoginLocks = ({ clock, secrets }: Pick<Dependencies, 'clock' | 'secrets'>) => {
  /** The keys under which failures are counted: this user from this address, and this user from any address. */
  const countedFor = ({ userName, address }: Claimant) => {
    const name = userName.toLowerCase();
    return {
      here: keyedHash(secrets.login, `${name} ${addressBlock(address)}`),
      anywhere: keyedHash(secrets.login, name),
    };
  };

  const lockUntil = async (queries: Queries, subject: string): Promise<number> =>
    (await findFailures(queries, subject))?.lockedUntil?.getTime() ?? 0;

  return {
    /**
     * Why nobody may try now, or undefined. Failures from anywhere lock an address only where the user, if there is one of that
     * name, has never signed in: otherwise whoever knows a user's name could keep them out.
     */
    lockOf: async (
      queries: Queries,
      claimant: Claimant,
      userId: number | undefined,
    ): Promise<Refusal | undefined> => {
      const { here, anywhere } = countedFor(claimant);
      const since = new Date(clock.now() - limits.knownAddressLife);
      const isKnown =
        userId !== undefined && (await isKnownAddress(queries, { userId, subject: here }, since));
      const ofAnywhere = isKnown ? 0 : await lockUntil(queries, anywhere);
      const left = Math.max(await lockUntil(queries, here), ofAnywhere) - clock.now();
      return left > 0
        ? new Refusal('login_locked', { minutes: Math.ceil(left / minute), seconds: Math.ceil(left / 1_000) })
        : undefined;
    },

    recordFailure: async (unit: Unit, claimant: Claimant): Promise<void> => {
      const now = clock.now();
      const at = {
        now: new Date(now),
        since: new Date(now - limits.loginLock),
        lockUntil: new Date(now + limits.loginLock),
      };
      const { here, anywhere } = countedFor(claimant);
      await countFailure(unit, here, { ...at, max: limits.loginFailures });
      await countFailure(unit, anywhere, { ...at, max: limits.loginFailuresOfUser });
    },

    /** After a correct password: resets the failure counts and stores the address as a known address of the user. */
    recordSuccess: async (unit: Unit, claimant: Claimant, userId: number): Promise<void> => {
      const now = new Date(clock.now());
      const { here, anywhere } = countedFor(claimant);
      for (const subject of [here, anywhere]) await forgetFailures(unit, subject, now);
      await rememberAddress(unit, { userId, subject: here }, now);
    },
  };
};

export type LoginLocks = ReturnType<typeof createLoginLocks>;
