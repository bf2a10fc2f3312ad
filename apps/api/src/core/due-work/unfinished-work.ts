import type { Database } from '#database/database.ts';
import { AccountBehind } from './due-work.ts';
import { findUnfinished } from './unfinished-work-repository.ts';

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
 * What an account has under way that takes many units: a reset, the links of a file, much that has fallen due at once. Payments of
 * other accounts have their turn in between; the account's own calls come after it, so that nobody sees it half done.
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
