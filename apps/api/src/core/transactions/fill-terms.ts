import { hour } from '@pasarela/contracts/dates/dates';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Database } from '#database/database.ts';
import {
  addTerms,
  findReach,
  findSearchedAfter,
  findUnfilled,
  updateReach,
} from './transaction-terms-repository.ts';

/** The payments of one unit, which takes some milliseconds. */
const batch = 200;
/** The reach of an account whose payments all have terms. */
const all = -1;

/**
 * Gives payments that an earlier version wrote the terms that they are found by. It works behind the calls, in small units, and goes
 * on where it stopped: a start does not wait for it. Until an account is done, the search looks at its newest payments only.
 */
export const createTermsFiller = ({ database }: { readonly database: Database }) => {
  /** Fills some payments of an account; returns whether some may be left. */
  const fillSome = (accountId: number): Promise<boolean> =>
    database.unit({ account: accountId }, async (unit) => {
      const reach = await findReach(unit, accountId);
      if (reach === undefined || reach === all) return false;
      const rows = await findSearchedAfter(unit, accountId, reach, batch);
      for (const row of rows) await addTerms(unit, row);
      const last = rows.at(-1);
      await updateReach(unit, accountId, last && rows.length === batch ? last.id : all);
      return rows.length === batch;
    });
  const fill = async (isStopped = () => false): Promise<void> => {
    for (const accountId of await findUnfilled(database.read))
      while (!isStopped() && (await fillSome(accountId)));
  };
  return {
    fill: (): Promise<void> => fill(),
    /** Fills now, and looks again every hour; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork(fill, { every: hour, onError }),
  };
};
