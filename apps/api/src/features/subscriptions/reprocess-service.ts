import { businessDayNumber, endOfDay, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import { reprocessRefusal } from '@pasarela/contracts/subscriptions/reprocess-rules';
import type { ReprocessSettings } from '@pasarela/contracts/subscriptions/reprocess-settings';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  countFailed,
  countPending,
  findFailed,
  insertRun,
  mayReprocess,
  wasAttempted,
  wasReprocessed,
} from './reprocess-repository.ts';

const dayOf = (now: Date) => {
  const wireDay = toWireDay(now.getTime());
  return {
    from: new Date(startOfDay(wireDay)),
    until: new Date(endOfDay(wireDay)),
    number: businessDayNumber(now.getTime()),
  };
};

const settingsAt = async (queries: Queries, accountId: number, now: Date): Promise<ReprocessSettings> => {
  const { from, until, number } = dayOf(now);
  const failed = await countFailed(queries, accountId, from);
  return {
    settings: { IsReprocessSubscriptions: await mayReprocess(queries, accountId) },
    hasAttempts: await wasAttempted(queries, accountId, from),
    pendingRecords: await countPending(queries, accountId, until),
    isReprocessed: await wasReprocessed(queries, accountId, number),
    failedRecords: failed.subscriptions,
    failedAmount: toAmount(failed.amount),
  };
};

/** Retries, once a day, the charges that failed in that day's collection. */
export const createReprocessService = (dependencies: Dependencies) => {
  const { database, clock } = dependencies;
  return {
    settings: (account: CallAccount): Promise<ReprocessSettings> =>
      settingsAt(database.read, account.id, accountNow(clock, account)),

    /** Schedules the retries and returns their number; due work then carries them out one by one. */
    start: async (unit: Unit, account: CallAccount, actor: Actor): Promise<number> => {
      const { now } = await beginWrite(unit, dependencies, account.id, actor);
      const state = await settingsAt(unit, account.id, now);
      if (!state.settings.IsReprocessSubscriptions) throw new Refusal('reprocess_disabled');
      const refusal = reprocessRefusal(state);
      if (refusal) throw new Refusal(refusal);
      if (state.failedRecords === 0) throw new Refusal('reprocess_nothing_failed');
      const { from, number } = dayOf(now);
      const failed = await findFailed(unit, account.id, from);
      // Each charge is a separate piece of due work, so that other writes can run between two charges.
      for (const subjectId of failed)
        await scheduleWork(unit, { accountId: account.id, kind: 'reprocess', subjectId, dueAt: now });
      const subscriptions = failed.length;
      await insertRun(unit, { accountId: account.id, day: number, startedAt: now, subscriptions });
      return subscriptions;
    },
  };
};

export type ReprocessService = ReturnType<typeof createReprocessService>;
