import { repeatWork } from '#concurrency/repeated-work.ts';
import { hasAccount } from '#core/account/accounts-repository.ts';
import type { AccountClock } from './account-clock.ts';
import type { ClockDependencies } from './begin-write.ts';
import { AccountBehind } from './due-work.ts';
import { findBehind } from './due-work-repository.ts';

/** The interval of checks for due work, in milliseconds. */
const every = 1_000;

/** Carries out work that falls due in real time, and completes clock moves that were interrupted. */
export const createDueWorkTimer = (
  { database, clock, dueWork }: ClockDependencies,
  clocks: Pick<AccountClock, 'step'>,
) => {
  const isWalked = (id: number): boolean => [...dueWork.walks].some(({ accountId }) => accountId === id);

  /**
   * Returns the number of pieces carried out. Accounts advance one step each in turn, so that a long move of one account does not
   * delay the others. Failures are thrown at the end, after all other accounts have advanced.
   */
  const runOnce = async (stopped: () => boolean = () => false): Promise<number> => {
    const failures = new Map<number, unknown>();
    let pieces = 0;
    let underway = true;
    while (underway) {
      underway = false;
      for (const { id } of await findBehind(database.read, new Date(clock.now()))) {
        if (stopped()) return pieces;
        if (failures.has(id) || isWalked(id)) continue;
        try {
          const taken = await clocks.step(id);
          pieces += taken.pieces;
          underway ||= !taken.arrived;
        } catch (error) {
          // The account is being reset: its due work is deleted anyway. Or it has been removed meanwhile, maybe by another process.
          if (!(error instanceof AccountBehind) && (await hasAccount(database.read, id)))
            failures.set(id, error);
        }
      }
    }
    if (failures.size > 0)
      throw new AggregateError(
        failures.values(),
        `work of accounts ${[...failures.keys()].join(', ')} failed`,
      );
    return pieces;
  };

  return {
    runOnce: () => runOnce(),
    /** Starts the timer; returns a function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork(runOnce, { every, onError }),
  };
};
