import { limits } from '@pasarela/contracts/limits/limits';
import { repeatWork } from '#concurrency/repeated-work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import {
  countSentResets,
  dropLink,
  findMailAccount,
  findUnhandledLinks,
  markHandled,
  type UnhandledLink,
} from './password-links-repository.ts';
import { findUser, type KnownUser } from './users-repository.ts';

/** The number of links that are read at a time. */
const atOnce = 25;
/** The interval, in milliseconds, of the search for links whose e-mail is not written yet. */
const every = 1_000;

/**
 * Writes the e-mails of links to choose a password into the outbox of an account of their user, apart from the calls that asked for
 * them: so those take the same time whether there is such a user or not.
 */
export const createPasswordLinkMailer = ({
  database,
  clock,
  site,
}: Pick<Dependencies, 'database' | 'clock' | 'site'>) => {
  /** The user and the account of a link that is to be sent; undefined if it is to be sent to nobody. */
  const destinationOf = async (
    link: UnhandledLink,
  ): Promise<{ readonly user: KnownUser; readonly accountId: number } | undefined> => {
    if (link.userId === null) return undefined;
    const user = await findUser(database.read, link.userId);
    const accountId = await findMailAccount(database.read, link.userId);
    const since = new Date(link.createdAt.getTime() - limits.passwordResetLife);
    const tooMany =
      link.purpose === 'reset' &&
      (await countSentResets(database.read, link.userId, since)) >= limits.passwordResetEmails;
    return user && accountId !== undefined && !tooMany ? { user, accountId } : undefined;
  };

  const mail = async (link: UnhandledLink): Promise<void> => {
    const destination = await destinationOf(link);
    if (!destination) {
      await database.unit({ outside: 'people' }, (unit) => dropLink(unit, link.id));
      return;
    }
    const { user, accountId } = destination;
    const kind = link.purpose === 'invitation' ? 'userInvitation' : 'passwordReset';
    await database.unit({ account: accountId, outside: 'people' }, async (unit) => {
      const now = new Date(clock.now());
      if (!(await markHandled(unit, link.id, now))) return;
      const { url, sendsEmails } = site;
      await enqueueEmail(
        { unit, accountId, now, realNow: now, site: url, sendsEmails },
        {
          kind,
          transactionId: null,
          to: user.email,
          userName: user.userName,
          link: link.id,
          expiresAt: link.expiresAt,
        },
      );
    });
  };

  /** Writes all e-mails that are to be written, or until `isStopped` is true. */
  const run = async (isStopped = () => false): Promise<void> => {
    for (;;) {
      const links = await findUnhandledLinks(database.read, atOnce);
      if (links.length === 0) return;
      for (const link of links) {
        if (isStopped()) return;
        await mail(link);
      }
    }
  };

  return {
    run,
    /** Repeats the run until it is stopped; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) => repeatWork(run, { every, onError }),
  };
};
