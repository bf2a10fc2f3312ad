import { Status } from '@pasarela/contracts/transactions/transaction-status';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type EmailContext, enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import { readProcess } from '#core/transactions/transaction-process.ts';
import type { Unit } from '#database/queries.ts';
import {
  findUnmailedLinks,
  hasUnmailedLinks,
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
  const mailSome = (unit: Unit): Promise<number> =>
    findUnmailedLinks(unit, atOnce).then(async (links) => {
      for (const link of links) {
        const { accountId, createdAt: now } = link;
        const { url, sendsEmails } = site;
        const realNow = new Date(clock.now());
        // One that was paid, canceled or replaced meanwhile is no longer told of.
        if (link.status === Status.created)
          await mailLink({ unit, accountId, now, realNow, site: url, sendsEmails }, link);
        await markMailed(unit, link.token);
      }
      return links.length;
    });

  /** Goes on until every e-mail is written, or it is to stop; `onMailed` hears how many were. */
  const run = async (onMailed: (count: number) => void, isStopped = () => false): Promise<void> => {
    while (!isStopped() && (await hasUnmailedLinks(database.read))) onMailed(await database.unit(mailSome));
  };

  return {
    run,
    /** Runs until it is stopped; answers how to stop it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork((isStopped) => run(() => {}, isStopped), { every, onError }),
  };
};
