import { cardReplacementPrefix } from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import type { WriteContext } from '#core/account/write-context.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { insertReplacement, voidReplacements } from './card-replacements-repository.ts';
import { frequencyOf } from './subscription-schedule.ts';

export type ReplacementLink = { readonly url: string; readonly expiresAt: Date };

/** Creates the link to replace the card of a paused subscription, voids older links, and sends it to the customer. */
export const createReplacementLink = async (
  context: WriteContext,
  row: SubscriptionRow,
): Promise<ReplacementLink> => {
  const { unit, accountId, now, site, identifiers } = context;
  await voidReplacements(unit, accountId, row.id, now);
  const token = `${cardReplacementPrefix}${identifiers.token()}`;
  const expiresAt = new Date(now.getTime() + limits.cardReplacementLife);
  await insertReplacement(unit, { token, accountId, subscriptionId: row.id, createdAt: now, expiresAt });
  const url = checkoutUrl(site, token);
  await enqueueEmail(context, {
    kind: 'cardReplacement',
    to: row.customerEmail,
    transactionId: null,
    customerName: row.customerName,
    referenceNumber: row.referenceNumber,
    amount: row.amount,
    frequency: frequencyOf(row),
    url,
    expiresAt,
  });
  return { url, expiresAt };
};
