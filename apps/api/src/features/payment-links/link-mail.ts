import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type EmailContext, enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import {
  findAccountsToMail,
  findUnmailedLinks,
  type LinkWithAttempt,
  markMailed,
} from './payment-links-repository.ts';

/** Writes the e-mail that sends a link to its customer. */
export const mailLink = async (context: EmailContext, link: LinkWithAttempt): Promise<void> => {
  const plan = readProcess(link).subscription;
  await enqueueEmail(context, {
    kind: 'paymentLink',
    transactionId: link.transactionId,
    to: link.customerEmail,
    referenceNumber: link.referenceNumber,
    amount: link.amount,
    url: checkoutUrl(context.site, link.token),
    expiresAt: link.expiresAt ?? link.dueAt,
    plan: plan ? { frequency: plan.frequency, payments: plan.numberOfPays ?? null } : null,
  });
};

/** The number of e-mails written in one unit, which takes a few milliseconds. */
const atOnce = 25;
/** The interval, in milliseconds, of the search for links without e-mail, which a process left when it ended. */
const every = 1_000;

/**
 * Queues the e-mails of links that were created from a file, in units of their own, because they would make the links' unit several
 * times as long. Each link is marked in the unit that queues its e-mail, so that no e-mail is lost or sent twice.
 */
export const createLinkMailer = ({
  database,
  clock,
  site,
}: Pick<Dependencies, 'database' | 'clock' | 'site'>) => {
  const mailSome = (accountId: number): Promise<number> =>
    database.unit({ account: accountId }, async (unit) => {
      const links = await findUnmailedLinks(unit, accountId, atOnce);
      for (const link of links) {
        const { createdAt: now } = link;
        const { url, sendsEmails } = site;
        const realNow = new Date(clock.now());
        // No e-mail is written for a link that was paid, canceled or replaced in the meantime.
        if (link.status === Status.created)
          await mailLink({ unit, accountId, now, realNow, site: url, sendsEmails }, link);
        await markMailed(unit, link);
      }
      return links.length;
    });

  /** Runs until all e-mails are written or `isStopped` is true; `onMailed` receives the number of each batch. */
  const run = async (onMailed: (count: number) => void, isStopped = () => false): Promise<void> => {
    for (;;) {
      const accounts = await findAccountsToMail(database.read);
      if (accounts.length === 0) return;
      // Each account gets one batch per round, so that a large file does not delay the e-mails of other accounts.
      for (const accountId of accounts) {
        if (isStopped()) return;
        onMailed(await mailSome(accountId));
      }
    }
  };

  return {
    run,
    /** Repeats the run until it is stopped; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork((isStopped) => run(() => {}, isStopped), { every, onError }),
  };
};
