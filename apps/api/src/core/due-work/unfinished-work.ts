import type { Database } from '#database/database.ts';
import { AccountBehind } from './due-work.ts';
import { findUnfinished } from './unfinished-work-repository.ts';

/** Who ends what is under way in an account: the features that begin it. */
type Finishers = {
  /** Ends when no reset of the account is under way. */
  readonly resets: { whenDone(accountId: number): Promise<void> };
  /** Ends when every link that a file was accepted for is there. */
  readonly linkBatches: { whenFinished(accountId: number): Promise<void> };
  /** Carries out what has fallen due. */
  readonly clocks: { catchUp(accountId: number): Promise<void> };
};

/** Something else has to be done first; anything else is an error. */
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
  /** Ends when no reset is under way, and every link that a file was accepted for is there. */
  const whenDone = async (accountId: number): Promise<void> => {
    for (;;) {
      const { isResetting, hasLinks } = await findUnfinished(database.read, accountId);
      if (isResetting) await resets.whenDone(accountId);
      // A reset that begins meanwhile takes the lines away.
      else if (hasLinks) await linkBatches.whenFinished(accountId).catch(lookAgain);
      else return;
    }
  };

  return {
    whenDone,

    /** Makes a call again, as often as something has to be done in its account first. */
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
