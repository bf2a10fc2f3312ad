import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import type { Secrets } from '#security/secrets.ts';
import type { RealClock } from '#time/account-clock.ts';
import { openWebhookSecret } from './account-settings.ts';
import { createLanes } from './delivery-lanes.ts';
import { type InboxReceiver, inboxOf } from './inbox.ts';
import { retryAt } from './retry-schedule.ts';
import {
  type ClaimedMessage,
  claimMessages,
  findDueLanes,
  findProgress,
  insertAttempt,
  updateProgress,
} from './webhook-messages-repository.ts';
import type { Outcome, Sender } from './webhook-sender.ts';
import { signedHeaders } from './webhook-signature.ts';

export type Delivering = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly secrets: Secrets;
  readonly sender: Sender;
  readonly inbox: InboxReceiver;
};

/** A message that was taken and not reported by then is delivered again: longer than an attempt may take. */
const claimFor = 20_000;
/** How often it is looked what has fallen due. */
const every = 250;

/** On stopping, what is under way has so long to end; after that it is delivered again by whoever starts next. */
const stopWithin = 3_000;

const unsent: Outcome = { statusCode: null, responseHeaders: null, responseBody: null, failure: 'other' };

export type Deliverer = {
  /** Delivers all that is due now; answers how many attempts it made. */
  deliverDue(): Promise<number>;
  /** Delivers from now on; answers how to stop, which ends once what is under way has ended. */
  start(onError: (error: unknown) => void): () => Promise<void>;
};

/**
 * Takes messages that are due, posts them outside any unit of work, and writes down what came of it. Each is delivered at least
 * once, always by the same `webhook-id`: a process that dies in between has told nobody what it delivered.
 */
export const createDeliverer = ({ database, clock, secrets, sender, inbox }: Delivering): Deliverer => {
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

  const post = async (
    message: ClaimedMessage,
    headers: Readonly<Record<string, string>>,
  ): Promise<Outcome> => {
    const own = message.environment === 'Sandbox' && inboxOf(message.url) === message.inbox;
    if (!own) return sender.send(message.url, headers, message.payload);
    // The account's own inbox is in this process: no network stands between, and no address is private.
    const data = (await inbox.receive(message.inbox, headers, message.payload)) ?? null;
    return {
      statusCode: data ? 200 : 404,
      responseHeaders: { 'content-type': 'application/json; charset=utf-8' },
      responseBody: JSON.stringify({ success: data !== null, data, message: '' }),
      failure: data ? null : 'status',
    };
  };

  const report = (
    { id, accountId, url }: ClaimedMessage,
    headers: Readonly<Record<string, string>>,
    outcome: Outcome,
    startedAt: number,
    milliseconds: number,
  ): Promise<void> =>
    database.unit(async (unit) => {
      const progress = await findProgress(unit, id);
      // The account was emptied meanwhile.
      if (!progress) return;
      const attempts = progress.attempts + 1;
      await insertAttempt(unit, {
        accountId,
        messageId: id,
        number: attempts,
        url,
        requestHeaders: JSON.stringify(headers),
        statusCode: outcome.statusCode,
        responseHeaders: outcome.responseHeaders ? JSON.stringify(outcome.responseHeaders) : null,
        responseBody: outcome.responseBody,
        error: outcome.failure,
        startedAt: new Date(startedAt),
        milliseconds,
      });
      const next = outcome.failure ? retryAt(attempts, clock.now()) : null;
      const state = outcome.failure ? (next ? 'waiting' : 'failed') : 'delivered';
      await updateProgress(unit, id, { attempts, state, nextAttemptAt: next });
    });

  const deliver = async (message: ClaimedMessage): Promise<void> => {
    const startedAt = clock.now();
    const began = performance.now();
    const secret = openWebhookSecret(secrets, message);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Pasarela-Webhooks/1',
      ...(secret === undefined ? {} : signedHeaders(secret, message.code, startedAt, message.payload)),
    };
    // What cannot be signed is not sent.
    const outcome = secret === undefined ? unsent : await post(message, headers);
    const milliseconds = Math.round(performance.now() - began);
    lanes.note(message.lane, outcome.statusCode !== null, milliseconds);
    await report(message, headers, outcome, startedAt, milliseconds);
  };

  /** Takes what is due and has room on its lane, and sets it going. */
  const take = async (onError: (error: unknown) => void): Promise<number> => {
    const now = new Date(clock.now());
    const due = await findDueLanes(database.read, now);
    const wanted = lanes.share(due.map(({ lane }) => lane));
    if (wanted.length === 0) return 0;
    const until = new Date(now.getTime() + claimFor);
    const messages = await database.unit(async (unit) => {
      const claimed: ClaimedMessage[] = [];
      for (const { lane, most } of wanted)
        claimed.push(...(await claimMessages(unit, { lane, now, until, most })));
      return claimed;
    });
    for (const message of messages) {
      lanes.enter(message.lane);
      const delivery = deliver(message)
        .catch(onError)
        .finally(() => {
          lanes.leave(message.lane);
          running.delete(delivery);
          wake();
        });
      running.add(delivery);
    }
    return messages.length;
  };

  const deliverDue = async (): Promise<number> => {
    const errors: unknown[] = [];
    let made = 0;
    for (;;) {
      const taken = await take((error) => errors.push(error));
      made += taken;
      if (running.size > 0) await Promise.race(running);
      else if (taken === 0) break;
    }
    if (errors.length > 0) throw new AggregateError(errors, 'deliveries failed');
    return made;
  };

  const start = (onError: (error: unknown) => void): (() => Promise<void>) => {
    let stopped = false;
    const work = async (): Promise<void> => {
      while (!stopped) {
        const ended = woken;
        await take(onError).catch(onError);
        // A delivery that ended while this looked has made room: it looks again at once.
        if (woken === ended && !stopped) await sleep(every);
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
