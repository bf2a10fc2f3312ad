import { setTimeout as pause } from 'node:timers/promises';
import { retryAt } from '#core/outbox/retry-schedule.ts';
import type { Database } from '#database/database.ts';
import type { RealClock } from '#time/real-clock.ts';
import { writtenEmail } from './email-render.ts';
import {
  claimEmail,
  type DueEmail,
  findAttempts,
  findDueEmails,
  reportFailed,
  reportSent,
} from './emails-repository.ts';
import { SmtpFailure } from './smtp-failure.ts';
import type { SmtpSender } from './smtp-sender.ts';

export type EmailDelivering = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly sender: SmtpSender;
  /** Who the e-mails are from. */
  readonly from: string;
};

/** One that was taken and not reported by then is sent again: longer than an attempt may take. */
const claimFor = 90_000;
/** How often it is looked what has fallen due. */
const every = 1_000;
/** On stopping, what is under way has so long to end; after that it is sent again by whoever starts next. */
const stopWithin = 3_000;
/** E-mails that are handed over at once: one server takes them all. */
const maxAtOnce = 4;

type OnError = (error: unknown) => void;

export type EmailDeliverer = {
  /** Sends all that is due now; answers how many attempts it made. */
  deliverDue(): Promise<number>;
  /** Sends from now on; answers how to stop, which ends once what is under way has ended. */
  start(onError: OnError): () => Promise<void>;
};

/** What an attempt ended with that did not fail by anything that a mail server does. */
const failureOf = (error: unknown): SmtpFailure =>
  error instanceof SmtpFailure ? error : new SmtpFailure('other');

/**
 * Takes e-mails that are due, hands them to the mail server outside any unit of work, and writes down what came of it. Each is
 * sent at least once, always by the same `message-id`: a process that dies in between has told nobody what it sent.
 */
export const createEmailDeliverer = ({ database, clock, sender, from }: EmailDelivering): EmailDeliverer => {
  const domain = from.slice(from.lastIndexOf('@') + 1);

  const attempt = async (email: DueEmail): Promise<void> => {
    try {
      const written = writtenEmail(email);
      const refusals = await sender.send({
        from: { name: email.merchant, address: from },
        to: email.recipients.split(';'),
        subject: email.subject,
        ...written,
        date: email.createdAt,
        messageId: `${email.createdAt.getTime().toString(36)}.${email.id}@${domain}`,
      });
      await database.unit({ account: email.accountId }, (unit) =>
        reportSent(unit, { ...email, ...written }, refusals, new Date(clock.now())),
      );
    } catch (error) {
      const { failure, reply, refusals, final } = failureOf(error);
      await database.unit({ account: email.accountId }, async (unit) => {
        const attempts = ((await findAttempts(unit, email)) ?? 0) + 1;
        const nextAttemptAt = final ? null : retryAt(attempts, clock.now());
        await reportFailed(unit, email, { attempts, failure, reply, refusals, nextAttemptAt });
      });
    }
  };

  /** Sends what is due, a few at a time; answers how many there were. */
  const round = async (onError: OnError): Promise<number> => {
    const now = clock.now();
    const moments = { now: new Date(now), until: new Date(now + claimFor) };
    const claim = (email: DueEmail): Promise<boolean> =>
      database.unit({ account: email.accountId }, (unit) => claimEmail(unit, email, moments));
    const due = await findDueEmails(database.read, moments.now, maxAtOnce);
    const claims = await Promise.all(due.map(claim));
    const claimed = due.filter((_, index) => claims[index]);
    await Promise.all(claimed.map((email) => attempt(email).catch(onError)));
    return claimed.length;
  };

  return {
    deliverDue: async () => {
      const errors: unknown[] = [];
      let made = 0;
      for (let sent = -1; sent !== 0; made += sent) sent = await round((error) => errors.push(error));
      if (errors.length > 0) throw new AggregateError(errors, 'e-mails were not sent');
      return made;
    },
    start: (onError) => {
      const stopping = new AbortController();
      const { signal } = stopping;
      const work = async (): Promise<void> => {
        while (!signal.aborted) {
          const sent = await round(onError).catch((error: unknown) => {
            onError(error);
            return 0;
          });
          if (sent < maxAtOnce) await pause(every, undefined, { signal }).catch(() => undefined);
        }
      };
      const working = work();
      return async () => {
        stopping.abort();
        await Promise.race([working, pause(stopWithin, undefined, { ref: false })]);
      };
    },
  };
};
