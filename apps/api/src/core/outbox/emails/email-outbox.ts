import { joinEmails, splitEmails } from '@pasarela/contracts/settings/notification-emails';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import type { EmailContent, EmailDraft } from './email-content.ts';
import { subjectOf } from './email-render.ts';
import { findNotified, findSender, insertEmail } from './emails-repository.ts';

/** What is needed to queue an e-mail about an event: its account, time and unit of work. */
export type EmailContext = Pick<
  WriteContext,
  'unit' | 'accountId' | 'now' | 'realNow' | 'site' | 'sendsEmails'
>;

/** The customer's addresses or those of the settings, without duplicates; empty if there are none. */
const recipientsOf = async (unit: Unit, accountId: number, content: EmailContent): Promise<string> =>
  joinEmails(splitEmails('to' in content ? content.to : await findNotified(unit, accountId)));

/**
 * Writes an e-mail in the unit of what it tells of: neither is there without the other. One for the merchant is written only where
 * its settings name an address. Answers its id, or undefined where none was written.
 */
export const enqueueEmail = async (
  { unit, accountId, now, realNow, site, sendsEmails }: EmailContext,
  content: EmailContent,
): Promise<number | undefined> => {
  const recipients = await recipientsOf(unit, accountId, content);
  if (recipients === '') return undefined;
  const sender = await findSender(unit, accountId);
  if (!sender) throw new Error(`no account ${accountId}`);
  const draft: EmailDraft = { content, sender, site };
  return insertEmail(unit, {
    accountId,
    kind: content.kind,
    recipients,
    subject: subjectOf(draft),
    draft: JSON.stringify(draft),
    transactionId: content.transactionId,
    state: sendsEmails ? 'waiting' : 'kept',
    nextAttemptAt: sendsEmails ? realNow : null,
    createdAt: realNow,
    occurredAt: now,
  });
};
