import { setTimeout as pause } from 'node:timers/promises';
import { retryAt } from '#core/outbox/retry-schedule.ts';
import type { Database } from '#database/database.ts';
import { passwordLinkUrl } from '#security/password-links.ts';
import type { Secrets } from '#security/secrets.ts';
import type { RealClock } from '#time/real-clock.ts';
import { passwordLinkOf, writtenEmail, writtenWithLink } from './email-render.ts';
import {
  claimEmail,
  type DueEmail,
  findAttempts,
  findDueEmails,
  findOpenLink,
  reportFailed,
  reportSent,
} from './emails-repository.ts';
import { SmtpFailure } from './smtp-failure.ts';
import type { SmtpSender } from './smtp-sender.ts';

export type EmailDelivering = {
  readonly database: Database;
  readonly clock: RealClock;
  readonly secrets: Secrets;
  readonly site: { readonly url: string };
  readonly sender: SmtpSender;
  /** The sender's address. */
  readonly from: string;
};

/** How long an e-mail is claimed, in milliseconds. It is longer than any attempt; an unreported e-mail is then sent again. */
const claimFor = 90_000;
/** The interval of checks for due e-mails, in milliseconds. */
const every = 1_000;
/** How long stopping waits for running attempts, in milliseconds. Unfinished ones are sent again after the next start. */
const stopWithin = 3_000;
/** The most e-mails that are sent at the same time; they all go to the same server. */
const maxAtOnce = 4;

type OnError = (error: unknown) => void;

export type EmailDeliverer = {
  /** Sends all due e-mails; returns the number of attempts. */
  deliverDue(): Promise<number>;
  /** Starts sending; returns a function that stops it and waits for running attempts. */
  start(onError: OnError): () => Promise<void>;
};

/** Wraps errors that were not caused by the mail server as the failure `other`. */
const failureOf = (error: unknown): SmtpFailure =>
  error instanceof SmtpFailure ? error : new SmtpFailure('other');

/**
 * What is sent, and to whom. A link to choose a password goes to its user alone, whatever address the e-mail names; it is not sent
 * once it was used, has expired, or its user is gone.
 */
const messageOf = async (
  { database, clock, secrets, site }: Pick<EmailDelivering, 'database' | 'clock' | 'secrets' | 'site'>,
  email: DueEmail,
): Promise<{ readonly text: string; readonly html: string; readonly to: readonly string[] }> => {
  const link = passwordLinkOf(email);
  if (link === undefined) return { ...writtenEmail(email), to: email.recipients.split(';') };
  const open = await findOpenLink(database.read, link, new Date(clock.now()));
  if (!open) throw new SmtpFailure('expired');
  return { ...writtenWithLink(email, passwordLinkUrl(site.url, secrets, link)), to: [open.email] };
};

/**
 * Sends due e-mails outside any unit of work and stores the outcomes. Each is sent at least once: if the process ends before it
 * stores the outcome, the e-mail is sent again with the same `message-id`.
 */
export const createEmailDeliverer = (delivering: EmailDelivering): EmailDeliverer => {
  const { database, clock, sender, from } = delivering;
  const domain = from.slice(from.lastIndexOf('@') + 1);

  const send = async (email: DueEmail) => {
    const written = writtenEmail(email);
    const refusals = await sender.send({
      from: { name: email.merchant, address: from },
      subject: email.subject,
      ...(await messageOf(delivering, email)),
      date: email.createdAt,
      messageId: `${email.createdAt.getTime().toString(36)}.${email.id}@${domain}`,
    });
    return { written, refusals };
  };

  const attempt = async (email: DueEmail): Promise<void> => {
    const outcome = await send(email).catch(failureOf);
    await database.unit({ account: email.accountId }, async (unit) => {
      if (!(outcome instanceof SmtpFailure)) {
        const { written, refusals } = outcome;
        await reportSent(unit, { ...email, ...written }, refusals, new Date(clock.now()));
        return;
      }
      const { failure, reply, refusals, final } = outcome;
      const attempts = ((await findAttempts(unit, email)) ?? 0) + 1;
      const nextAttemptAt = final ? null : retryAt(attempts, clock.now());
      await reportFailed(unit, email, { attempts, failure, reply, refusals, nextAttemptAt });
    });
  };

  /** Sends up to `maxAtOnce` due e-mails; returns how many. */
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
