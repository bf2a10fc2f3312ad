import { setTimeout as pause } from 'node:timers/promises';
import { createAlarm } from '#concurrency/alarm.ts';
import { createLanes } from './delivery-lanes.ts';
import { createMessageTaking, maxToInbox, nothingTaken } from './message-taking.ts';
import { createRunningDeliveries, type DeliveryDependencies } from './running-deliveries.ts';

/** The usual interval of checks for due messages, in milliseconds. */
const usually = 250;
/** The pause after a unit that filled inboxes, in milliseconds, so that payments are written first. */
const pauseAfterInbox = 20;
/** How long stopping waits for running deliveries, in milliseconds. Unfinished ones are repeated after the next start. */
const stopWithin = 3_000;

type OnError = (error: unknown) => void;

export type Deliverer = {
  /** Delivers all due messages; returns the number of attempts. */
  deliverDue(): Promise<number>;
  /** Starts delivering; returns a function that stops it and waits for running deliveries. */
  start(onError: OnError): () => Promise<void>;
};

/**
 * Delivers due messages outside any unit of work and stores the outcomes. Each is delivered at least once: if the process ends
 * before it stores the outcome, the message is sent again with the same `webhook-id`.
 */
export const createDeliverer = (
  dependencies: DeliveryDependencies,
  { every = usually, processes = () => 1 }: { every?: number; processes?: () => number } = {},
): Deliverer => {
  const lanes = createLanes(processes);
  const alarm = createAlarm();
  const running = createRunningDeliveries(dependencies, lanes, alarm.ring);
  const claimDue = createMessageTaking(dependencies, lanes);

  /** Delivers to inboxes and starts deliveries as far as the lanes have capacity. */
  const take = async (onError: OnError) => {
    const taken = await claimDue();
    for (const message of taken.claimed) running.begin(message, onError);
    return taken;
  };

  return {
    deliverDue: async () => {
      const errors: unknown[] = [];
      let made = 0;
      for (;;) {
        const { kept, moved, claimed } = await take((error) => errors.push(error));
        made += kept + claimed.length;
        if (running.count() > 0) await running.nextEnd();
        else if (kept === 0 && moved === 0) break;
      }
      if (errors.length > 0) throw new AggregateError(errors, 'deliveries failed');
      return made;
    },

    start: (onError) => {
      let stopped = false;
      const work = async (): Promise<void> => {
        while (!stopped) {
          const before = alarm.timesRung();
          const { kept, moved } = await take(onError).catch((error: unknown) => {
            onError(error);
            return nothingTaken;
          });
          // If a delivery has ended meanwhile, there is capacity: check again at once. Further inbox messages can wait.
          const canWait = alarm.timesRung() === before && moved === 0 && !stopped;
          if (canWait) await alarm.sleep(kept < maxToInbox ? every : pauseAfterInbox);
        }
      };
      const working = work();
      return async () => {
        stopped = true;
        alarm.ring();
        await working;
        await Promise.race([running.allEnded(), pause(stopWithin, undefined, { ref: false })]);
      };
    },
  };
};
