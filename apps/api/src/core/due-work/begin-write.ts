import type { Actor } from '#core/account/caller.ts';
import { findClock } from '#core/account/clock-repository.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import { AccountBehind } from './due-work.ts';
import { countDue } from './due-work-repository.ts';
import { writeContextOf } from './write-context-of.ts';
import type { WriteDependencies } from './write-dependencies.ts';

/** The most pieces of due work that a call carries out in its own unit; they take a few milliseconds. */
const maxPiecesInCall = 10;

/**
 * Takes an account in hand, to change something in it. Its clock is read inside the unit, and what has fallen due by then is
 * carried out first: nothing is changed after its time, however late the work is. Where that is more than a little, everybody who
 * waits for the writer would wait for it: then it throws `AccountBehind`, and the call is made again once the work is done. It does
 * the same while the account is being reset.
 */
export const beginWrite = async (
  unit: Unit,
  dependencies: WriteDependencies,
  accountId: number,
  actor: Actor,
): Promise<WriteContext> => {
  const { clock, dueWork } = dependencies;
  const { environment, offset, nextOutcome, nextDue, isResetting } = await findClock(unit, accountId);
  if (isResetting && !dueWork.playsHistory) throw new AccountBehind(accountId);
  const real = clock.now();
  const now = new Date(real + offset);
  if (nextDue !== null && nextDue <= now.getTime()) {
    const isBehind =
      !dueWork.playsHistory && (await countDue(unit, accountId, now, maxPiecesInCall + 1)) > maxPiecesInCall;
    if (isBehind) throw new AccountBehind(accountId);
    await dueWork.carryOut(unit, accountId, now);
  }
  return writeContextOf(dependencies, {
    unit,
    accountId,
    actor,
    now,
    realNow: new Date(real),
    environment,
    nextOutcome,
  });
};
