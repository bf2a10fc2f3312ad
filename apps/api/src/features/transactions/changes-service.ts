import type { Changes } from '@pasarela/contracts/transactions/transaction-schema';
import { createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import type { CallAccount, CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { findVersion } from './changes-repository.ts';

/** How often the account is looked at, in milliseconds. */
const lookEvery = 2_000;
/** How many times before the stream ends: whoever wants more calls again, and is admitted anew. */
const looks = 25;
/** How many streams of a user are open at once: each looks again and again. */
export const streamsAtOnce = 20;

/** Tells whoever looks at an account that something of it has changed. It asks the database, so it hears of other processes too. */
export const createChangesService = (
  { database: { read } }: Pick<Dependencies, 'database'>,
  beforeLook: (milliseconds: number, leaving: AbortSignal) => Promise<void>,
) => {
  const turns = createTurnsOfEach(streamsAtOnce, 0);

  /** Takes one of the user's turns, until the caller has gone. */
  const takeTurn = async ({ userId }: CallUser, leaving: AbortSignal): Promise<void> => {
    const taken = Promise.withResolvers<void>();
    const left = new Promise((resolve) => leaving.addEventListener('abort', resolve, { once: true }));
    const turn = async (): Promise<void> => {
      taken.resolve();
      await left;
    };
    turns(String(userId), turn, { signal: leaving }).catch(taken.reject);
    try {
      await taken.promise;
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new Refusal('too_many_requests', { seconds: 1 });
      throw error;
    }
  };

  async function* versions({ id }: CallAccount, leaving: AbortSignal): AsyncGenerator<Changes> {
    let told: string | undefined;
    for (let look = 1; look <= looks && !leaving.aborted; look += 1) {
      const version = await findVersion(read, id);
      if (version !== told) yield { version };
      told = version;
      try {
        await beforeLook(lookEvery, leaving);
      } catch (error) {
        // The server closes.
        if (error instanceof Refusal) return;
        throw error;
      }
    }
  }

  return {
    /** `leaving`: the caller has gone. */
    watch: async (
      account: CallAccount,
      user: CallUser,
      leaving: AbortSignal,
    ): Promise<AsyncIterable<Changes>> => {
      await takeTurn(user, leaving);
      return versions(account, leaving);
    },
  };
};

export type ChangesService = ReturnType<typeof createChangesService>;
