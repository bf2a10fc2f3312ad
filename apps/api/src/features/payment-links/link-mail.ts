import { Status } from '@pasarela/contracts/transactions/transaction-status';
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

/** Writes the e-mail that brings a link to its customer. */
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

/** E-mails of one unit: a few milliseconds. */
const atOnce = 25;
/** How often it is looked for links that were made without their call, in milliseconds: its process ended before it. */
const every = 1_000;

/**
 * Writes the e-mails of links that were made many at a time: the links are there in one unit, which these would make several
 * times as long. Each link says whether its e-mail is written, and both change together, so that none is lost or sent twice.
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
        // One that was paid, canceled or replaced meanwhile is no longer told of.
        if (link.status === Status.created)
          await mailLink({ unit, accountId, now, realNow, site: url, sendsEmails }, link);
        await markMailed(unit, link);
      }
      return links.length;
    });

  /** Goes on until every e-mail is written, or it is to stop; `onMailed` hears how many were. */
  const run = async (onMailed: (count: number) => void, isStopped = () => false): Promise<void> => {
    for (;;) {
      const accounts = await findAccountsToMail(database.read);
      if (accounts.length === 0) return;
      // Some of each account in turn: a file of many links holds up nobody else's.
      for (const accountId of accounts) {
        if (isStopped()) return;
        onMailed(await mailSome(accountId));
      }
    }
  };

  return {
    run,
    /** Runs until it is stopped; answers how to stop it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork((isStopped) => run(() => {}, isStopped), { every, onError }),
  };
};
