import type { ClockService } from '#features/clock/clock-service.ts';
import type { LinkBatchService } from '#features/payment-links/link-batch-service.ts';
import type { SandboxResetService } from '#features/sandbox-reset/sandbox-reset-service.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { AccountBehind } from '#time/due-work.ts';
import { findUnfinished } from './unfinished-work-repository.ts';

type Services = {
  readonly resets: Pick<SandboxResetService, 'whenDone'>;
  readonly linkBatches: Pick<LinkBatchService, 'whenFinished'>;
  readonly clocks: Pick<ClockService, 'catchUp'>;
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
  { database }: Pick<Dependencies, 'database'>,
  { resets, linkBatches, clocks }: Services,
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
