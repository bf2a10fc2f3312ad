import { hour } from '@pasarela/contracts/dates/dates';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Database } from '#database/database.ts';
import { findFarBehind, findWithLostTerms, forgetReach, storeTerms } from './transaction-terms-repository.ts';

/**
 * Gives payments that an earlier version wrote, or restored from a snapshot, the terms that they are found by. It works behind the calls, in small units, and goes
 * on where it stopped: a start does not wait for it. Until an account is done, the search looks at its newest payments only.
 */
export const createTermsFiller = ({ database }: { readonly database: Database }) => {
  const fill = async (isStopped = () => false): Promise<void> => {
    for (const accountId of await findWithLostTerms(database.read))
      if (!isStopped()) await database.unit({ account: accountId }, (unit) => forgetReach(unit, accountId));
    for (const accountId of await findFarBehind(database.read))
      while (
        !isStopped() &&
        (await database.unit({ account: accountId }, (unit) => storeTerms(unit, accountId)))
      );
  };
  return {
    fill: (): Promise<void> => fill(),
    /** Fills now, and looks again every hour; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork(fill, { every: hour, onError }),
  };
};
