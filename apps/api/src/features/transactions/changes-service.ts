import type { Changes } from '@pasarela/contracts/transactions/transaction-schema';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { findVersion } from './changes-repository.ts';

/** How often the account is looked at, in milliseconds. */
const lookEvery = 2_000;
/** How many times before the stream ends: whoever wants more calls again, and is admitted anew. */
const looks = 25;

/** Tells whoever looks at an account that something of it has changed. It asks the database, so it hears of other processes too. */
export const createChangesService = (
  { database: { read } }: Pick<Dependencies, 'database'>,
  beforeLook: (milliseconds: number, leaving: AbortSignal) => Promise<void>,
) => ({
  /** `leaving`: the caller has gone. */
  async *watch({ id }: CallAccount, leaving: AbortSignal): AsyncGenerator<Changes> {
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
  },
});

export type ChangesService = ReturnType<typeof createChangesService>;
