import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { clockEnds } from '@pasarela/contracts/sandbox/clock-bounds';
import type { Clock, MoveClock } from '@pasarela/contracts/sandbox/sandbox-operations';
import { findClock, updateOffset, updateTarget } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import { Refusal } from '#errors/refusal.ts';
import type { ClockDependencies } from './begin-write.ts';
import { AccountBehind, type CarriedOut } from './due-work.ts';

const spanOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: MoveClock): number =>
  days * day + hours * hour + minutes * minute + seconds * 1_000;

const clockOf = (real: number, offset: number, carriedOut: number): Clock => ({
  now: new Date(real + offset).toISOString(),
  realNow: new Date(real).toISOString(),
  offsetSeconds: Math.floor(offset / 1_000),
  carriedOut,
});

/** The offset that a move asks for, from the offset that the clock has or is being moved to. Throws if the clock cannot go there. */
const offsetAfter = (from: number, request: MoveClock, real: number): number => {
  const wanted = spanOf(request) + (request.to === undefined ? from : Date.parse(request.to) - real);
  if (wanted <= from) throw new Refusal('clock_moves_forward');
  // The caller waits for all the work that falls due on the way and cannot cancel it, so the distance is limited.
  if (wanted - from > limits.clockMoveDays * day || real + wanted >= clockEnds)
    throw new Refusal('clock_too_far', { days: limits.clockMoveDays, year: String(limits.clockLastYear) });
  return wanted;
};

/**
 * The clock of a sandbox account: real time plus an offset that only grows. A move stores its target first and then advances in
 * steps, stopping at each piece of due work, so that the clock never passes work that is not done. An interrupted move is completed
 * by the timer or the next caller.
 */
export const createAccountClock = ({ database, clock, dueWork }: ClockDependencies) => {
  /** Moves the clock one step towards its target; returns the new offset, the work done, and whether the target is reached. */
  const step = (accountId: number) =>
    database.unit({ account: accountId }, async (unit) => {
      const { offset, target, isResetting } = await findClock(unit, accountId);
      if (isResetting) throw new AccountBehind(accountId);
      const real = clock.now();
      const goal = Math.max(offset, target);
      const { pieces, last, arrived } = await dueWork.carryOut(unit, accountId, new Date(real + goal));
      const reached = arrived || !last ? goal : Math.max(offset, last.getTime() - real);
      if (reached !== offset) await updateOffset(unit, accountId, reached);
      return { pieces, arrived, offset: reached };
    });

  /** Stores the target that the clock is being moved to. */
  const send = (accountId: number, request: MoveClock): Promise<void> =>
    database.unit({ account: accountId }, async (unit) => {
      const { offset, target, isResetting } = await findClock(unit, accountId);
      if (isResetting) throw new AccountBehind(accountId);
      // A duration is added to the current target, so that two concurrent moves are both applied.
      await updateTarget(unit, accountId, offsetAfter(Math.max(offset, target), request, clock.now()));
    });

  /** Moves the clock to its target step by step, carrying out the work that falls due. */
  const walk = async (accountId: number): Promise<Clock> => {
    let carriedOut = 0;
    for (;;) {
      const { pieces, arrived, offset } = await step(accountId);
      carriedOut += pieces;
      if (arrived) return clockOf(clock.now(), offset, carriedOut);
    }
  };

  /** Carries out part of the work that is due at the current time of the account's clock, in one unit. */
  const catchUpSome = (accountId: number): Promise<CarriedOut> =>
    database.unit({ account: accountId }, async (unit) => {
      const { offset, isResetting } = await findClock(unit, accountId);
      if (isResetting) throw new AccountBehind(accountId);
      return dueWork.carryOut(unit, accountId, new Date(clock.now() + offset));
    });

  return {
    step,

    /** Carries out all work that is due now, in several units. */
    catchUp: async (accountId: number): Promise<void> => {
      while (!(await catchUpSome(accountId)).arrived);
    },

    read: async (account: CallAccount): Promise<Clock> => {
      refuseProduction(account);
      const { offset } = await findClock(database.read, account.id);
      return clockOf(clock.now(), offset, 0);
    },

    move: async (account: CallAccount, request: MoveClock): Promise<Clock> => {
      refuseProduction(account);
      const own = { accountId: account.id };
      dueWork.walks.add(own);
      try {
        await send(account.id, request);
        return await walk(account.id);
      } finally {
        dueWork.walks.delete(own);
      }
    },
  };
};

export type AccountClock = ReturnType<typeof createAccountClock>;
