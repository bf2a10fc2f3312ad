import { joinEmails, splitEmails } from '@pasarela/contracts/settings/notification-emails';
import { findMerchant } from '#core/account/accounts-repository.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Unit } from '#database/queries.ts';
import { findResultAddresses } from '../webhooks/account-settings-repository.ts';
import type { EmailContent, EmailDraft } from './email-content.ts';
import { subjectOf } from './email-render.ts';
import { insertEmail } from './emails-repository.ts';

/** What is needed to queue an e-mail about an event: its account, time and unit of work. */
export type EmailContext = Pick<
  WriteContext,
  'unit' | 'accountId' | 'now' | 'realNow' | 'site' | 'sendsEmails'
>;

/** The customer's addresses or those of the settings, without duplicates; empty if there are none. */
const recipientsOf = async (unit: Unit, accountId: number, content: EmailContent): Promise<string> =>
  joinEmails(
    splitEmails(
      'to' in content ? content.to : ((await findResultAddresses(unit, accountId))?.notificationEmail ?? ''),
    ),
  );

/**
 * Queues an e-mail in the unit of the change that it reports, so that both are stored or neither. Returns its id; undefined if
 * there is no recipient, as when the settings of the merchant name no address.
 */
export const enqueueEmail = async (
  { unit, accountId, now, realNow, site, sendsEmails }: EmailContext,
  content: EmailContent,
): Promise<number | undefined> => {
  const recipients = await recipientsOf(unit, accountId, content);
  if (recipients === '') return undefined;
  const { name: merchant, urlLogo, notificationText } = await findMerchant(unit, accountId);
  const sender = { merchant, urlLogo: urlLogo ?? '', notificationText: notificationText ?? '' };
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
