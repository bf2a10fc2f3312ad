import type { Unit } from '#database/queries.ts';
import type { Moment } from '#features/transactions/transaction-life-service.ts';
import type { Actor } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { AccountBehind } from '#time/due-work.ts';
import { countDue } from '#time/due-work-repository.ts';
import { findClock } from './clock-repository.ts';

/** Pieces of due work that a call carries out in its own unit: a few milliseconds. */
const mostInCall = 10;

export type AccountMoment = Moment & {
  /** What the sandbox's acquirer is to answer next, where somebody chose it. */
  readonly nextOutcome: string | null;
};

/**
 * The moment of an account's clock at which a unit of work changes something. It is read inside the unit, and what has
 * fallen due by then is carried out first: nothing is changed after its time, however late the work is. Where that is more than a
 * little, everybody who waits for the writer would wait for it: then it throws `AccountBehind`, and the call is made again once
 * the work is done. It does the same while the account is being reset.
 */
export const accountMoment = async (
  unit: Unit,
  { clock, dueWork, site }: Pick<Dependencies, 'clock' | 'dueWork' | 'site'>,
  accountId: number,
  actor: Actor,
): Promise<AccountMoment> => {
  const { offset, nextOutcome, nextDue, isResetting } = await findClock(unit, accountId);
  if (isResetting && !dueWork.playsHistory) throw new AccountBehind(accountId);
  const real = clock.now();
  const now = new Date(real + offset);
  if (nextDue !== null && nextDue <= now.getTime()) {
    const isBehind =
      !dueWork.playsHistory && (await countDue(unit, accountId, now, mostInCall + 1)) > mostInCall;
    if (isBehind) throw new AccountBehind(accountId);
    await dueWork.carryOut(unit, accountId, now);
  }
  const { url, sendsEmails } = site;
  return { accountId, actor, now, realNow: new Date(real), site: url, sendsEmails, nextOutcome };
};
