import type { Dependencies } from '#core/dependencies.ts';
import type { AccountClock } from '#core/due-work/account-clock.ts';
import { hasParts } from './link-parts-repository.ts';

/** Creates the remaining links of uploads that were accepted. */
export const createLinkBatchFinishing = (
  { database, dueWork }: Pick<Dependencies, 'database' | 'dueWork'>,
  { catchUp }: Pick<AccountClock, 'catchUp'>,
) => {
  const finishing = new Map<number, Promise<void>>();

  /** Creates the remaining links of an account. Concurrent callers wait for the same run. */
  const finish = (accountId: number): Promise<void> => {
    const known = finishing.get(accountId);
    if (known) return known;
    const own = { accountId };
    dueWork.walks.add(own);
    const finished = catchUp(accountId).finally(() => {
      dueWork.walks.delete(own);
      finishing.delete(accountId);
    });
    finishing.set(accountId, finished);
    return finished;
  };

  /** Waits until every accepted line of the account has its link, so that no call sees an incomplete upload. */
  return async (accountId: number): Promise<void> => {
    while (await hasParts(database.read, accountId)) await finish(accountId);
  };
};
