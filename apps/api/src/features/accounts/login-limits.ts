import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { addressBlock } from '#security/network-addresses.ts';
import { keyedHash } from '#security/secrets.ts';
import {
  countFailure,
  findFailures,
  forgetFailures,
  isKnownAddress,
  rememberAddress,
} from './login-limits-repository.ts';

/** A user name that a caller gave, not yet verified, and the network address of the call. */
export type Claimant = { readonly userName: string; readonly address: string };

/** When a failure that happens now is counted from, and how long it locks. */
export const lockMoments = (now: number) => ({
  now: new Date(now),
  since: new Date(now - limits.loginLock),
  lockUntil: new Date(now + limits.loginLock),
});

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
     * The refusal if the user is locked; undefined otherwise. Failures from any address lock only addresses from which the user has
     * never signed in. Otherwise anyone who knows a user name could lock its user out.
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
      const at = lockMoments(clock.now());
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

/** The most sign-ins of one address that may wait for their turn. Further ones are refused before any database access. */
const maxWaiting = 128;
/** A refused sign-in is answered within this time, in milliseconds. */
const refusedWithin = 1_000;

/**
 * Computes one password hash at a time for each address block, so that one address cannot delay the others. If too many wait, the
 * call is refused after a random delay of up to a second, so that refusals are spread over time.
 */
export const createLoginTurns = () => {
  const turns = createTurnsOfEach(1, maxWaiting);
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns(addressBlock(address), work);
    } catch (error) {
      if (error instanceof TooManyWaiting) await pause(Math.random() * refusedWithin);
      throw error;
    }
  };
};

export type LoginTurns = ReturnType<typeof createLoginTurns>;
