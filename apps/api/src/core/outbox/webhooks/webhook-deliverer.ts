import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import type { Secrets } from '#security/secrets.ts';
import type { RealClock } from '#time/real-clock.ts';
import { openWebhookSecret } from './account-settings.ts';
import { attemptHeaders, reportAttempt, unsigned } from './delivery-attempt.ts';
import { createLanes } from './delivery-lanes.ts';
import { deliverToInbox, isForOwnInbox } from './inbox-delivery.ts';
import { claimMessages } from './message-claims.ts';
import { isInboxLane } from './result-addresses.ts';
import { type DueMessage, findDueLanes } from './webhook-messages-repository.ts';
import type { Sender } from './webhook-sender.ts';

export type Delivering = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly secrets: Secrets;
  readonly sender: Sender;
};

/** How long a message is claimed, in milliseconds. It is longer than any attempt; an unreported message is then sent again. */
const claimFor = 20_000;
/** The interval of checks for due messages, in milliseconds. */
const every = 250;

/** How long stopping waits for running deliveries, in milliseconds. Unfinished ones are repeated after the next start. */
const stopWithin = 3_000;

/** The most messages that are delivered to an inbox in one unit, so that other units do not wait long. */
const maxToInbox = 32;
/** The pause after such a unit, in milliseconds, so that payments are written first. */
const breath = 20;

type OnError = (error: unknown) => void;

/** The number of messages delivered to an inbox, sent out, and moved to another lane. */
type Taken = { readonly kept: number; readonly sent: number; readonly moved: number };
const nothingTaken: Taken = { kept: 0, sent: 0, moved: 0 };

export type Deliverer = {
  /** Delivers all due messages; returns the number of attempts. */
  deliverDue(): Promise<number>;
  /** Starts delivering; returns a function that stops it and waits for running deliveries. */
  start(onError: OnError): () => Promise<void>;
};

/**
 * Takes messages that are due, posts them outside any unit of work, and writes down what came of it. Each is delivered at least
 * once, always by the same `webhook-id`: a process that dies in between has told nobody what it delivered.
 */
export const createDeliverer = ({ database, clock, secrets, sender }: Delivering): Deliverer => {
  const lanes = createLanes();
  const running = new Set<Promise<void>>();
  let woken = 0;
  let wakeSleeper: () => void = () => {};

  const wake = (): void => {
    woken += 1;
    wakeSleeper();
  };

  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      wakeSleeper = () => {
        clearTimeout(timer);
        done();
      };
    });

  const deliver = async (message: DueMessage): Promise<void> => {
    const startedAt = clock.now();
    const began = performance.now();
    const secret = openWebhookSecret(secrets, message);
    const headers = attemptHeaders(message, secret, startedAt);
    const outcome =
      secret === undefined ? unsigned : await sender.send(message.url, headers, message.payload);
    const milliseconds = Math.round(performance.now() - began);
    lanes.note(message.lane, outcome.statusCode !== null, milliseconds);
    const attempt = { headers: JSON.stringify(headers), outcome, startedAt, milliseconds };
    await database.unit({ account: message.accountId }, (unit) =>
      reportAttempt(unit, message, attempt, clock.now()),
    );
  };

  const go = (message: DueMessage, onError: OnError): void => {
    lanes.enter(message.lane);
    const delivery = deliver(message)
      .catch(onError)
      .finally(() => {
        lanes.leave(message.lane);
        running.delete(delivery);
        wake();
      });
    running.add(delivery);
  };

  /** Takes due messages as far as their lanes have room. Inbox messages are delivered at once; the others are started. */
  const take = async (onError: OnError): Promise<Taken> => {
    const now = clock.now();
    const dueLanes = await findDueLanes(database.read, new Date(now));
    const due = dueLanes.map(({ lane }) => lane);
    const accounts = new Map(dueLanes.map(({ lane, accountId }) => [lane, accountId]));
    const wanted = [
      ...due.filter(isInboxLane).map((lane) => ({ lane, most: maxToInbox })),
      ...lanes.share(due.filter((lane) => !isInboxLane(lane))),
    ];
    if (wanted.length === 0) return nothingTaken;
    const moments = { now: new Date(now), until: new Date(now + claimFor) };
    /** A lane belongs to one account, so its messages are taken in a unit of that account. */
    const takeLane = (lane: string, most: number) => {
      const accountId = accounts.get(lane);
      if (accountId === undefined) throw new Error(`no account has the lane ${lane}`);
      return database.unit({ account: accountId }, async (unit) => {
        const { messages, moved } = await claimMessages(unit, { accountId, lane, most, ...moments });
        const own = messages.filter(isForOwnInbox);
        await deliverToInbox(unit, secrets, own, now);
        return { kept: own.length, sent: messages.filter((message) => !isForOwnInbox(message)), moved };
      });
    };
    const taken = await Promise.all(wanted.map(({ lane, most }) => takeLane(lane, most)));
    for (const { sent } of taken) for (const message of sent) go(message, onError);
    return {
      kept: taken.reduce((sum, { kept }) => sum + kept, 0),
      sent: taken.reduce((sum, { sent }) => sum + sent.length, 0),
      moved: taken.reduce((sum, { moved }) => sum + moved, 0),
    };
  };

  const deliverDue = async (): Promise<number> => {
    const errors: unknown[] = [];
    let made = 0;
    for (;;) {
      const { kept, sent, moved } = await take((error) => errors.push(error));
      made += kept + sent;
      if (running.size > 0) await Promise.race(running);
      else if (kept === 0 && moved === 0) break;
    }
    if (errors.length > 0) throw new AggregateError(errors, 'deliveries failed');
    return made;
  };

  const start = (onError: OnError): (() => Promise<void>) => {
    let stopped = false;
    const work = async (): Promise<void> => {
      while (!stopped) {
        const ended = woken;
        const { kept, moved } = await take(onError).catch((error: unknown) => {
          onError(error);
          return nothingTaken;
        });
        // A delivery that ended has made room: check again at once. Further inbox messages can wait a moment.
        if (woken === ended && moved === 0 && !stopped) await sleep(kept < maxToInbox ? every : breath);
      }
    };
    const working = work();
    return async () => {
      stopped = true;
      wake();
      await working;
      await Promise.race([Promise.all(running), pause(stopWithin, undefined, { ref: false })]);
    };
  };

  return { deliverDue, start };
};
