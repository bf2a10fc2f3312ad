import { findUnfinished } from '#core/account/accounts-repository.ts';
import type { Database } from '#database/database.ts';
import { AccountBehind } from './due-work.ts';

/** The services that complete unfinished work of an account. */
type Finishers = {
  /** Resolves when no reset of the account is under way. */
  readonly resets: { whenDone(accountId: number): Promise<void> };
  /** Resolves when all links of the accepted files are created. */
  readonly linkBatches: { whenFinished(accountId: number): Promise<void> };
  /** Carries out all due work. */
  readonly clocks: { catchUp(accountId: number): Promise<void> };
};

/** Rethrows any error other than `AccountBehind`, which means that other work must be completed first. */
function lookAgain(error: unknown): asserts error is AccountBehind {
  if (!(error instanceof AccountBehind)) throw error;
}

/**
 * Completes the work of an account that needs many units: a reset, the links of a file, or much due work. Other accounts can write
 * between these units. Calls of the same account wait until the end, so that they never see incomplete data.
 */
export const createUnfinishedWork = (
  { database }: { readonly database: Database },
  { resets, linkBatches, clocks }: Finishers,
) => {
  /** Resolves when no reset is under way and all links of the accepted files are created. */
  const whenDone = async (accountId: number): Promise<void> => {
    for (;;) {
      const { isResetting, hasLinks } = await findUnfinished(database.read, accountId);
      if (isResetting) await resets.whenDone(accountId);
      // A reset that begins in the meantime deletes the lines and throws `AccountBehind`.
      else if (hasLinks) await linkBatches.whenFinished(accountId).catch(lookAgain);
      else return;
    }
  };

  return {
    whenDone,

    /** Repeats a call until no unfinished work of its account stands before it. */
    before: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      for (;;)
        try {
          return await call();
        } catch (error) {
          lookAgain(error);
          await whenDone(error.accountId);
          await clocks.catchUp(error.accountId).catch(lookAgain);
        }
    },
  };
};

export type UnfinishedWork = ReturnType<typeof createUnfinishedWork>;
