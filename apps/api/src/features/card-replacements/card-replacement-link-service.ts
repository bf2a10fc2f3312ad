import { cardReplacementPrefix } from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { limits } from '@pasarela/contracts/limits';
import type { Unit } from '#database/queries.ts';
import type { SubscriptionRow } from '#database/stored-rows.ts';
import { enqueueEmail } from '#emails/email-outbox.ts';
import type { AccountMoment } from '#features/clock/account-moment-service.ts';
import { frequencyOf } from '#features/subscriptions/subscription-schedule-service.ts';
import { checkoutUrl } from '#features/transactions/payment-answer-service.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { findOpenReplacement, insertReplacement, voidReplacements } from './card-replacements-repository.ts';

/** Where a customer replaces a card: beside the pages of payments. */
export const replacementUrl = checkoutUrl;

export type ReplacementLink = { readonly url: string; readonly expiresAt: Date };

/** Makes the link with which the card of a paused subscription is replaced, in place of an older one, and sends it to its customer. */
export const createReplacementLink = async (
  unit: Unit,
  moment: AccountMoment,
  identifiers: Identifiers,
  row: SubscriptionRow,
): Promise<ReplacementLink> => {
  const { accountId, now, site } = moment;
  await voidReplacements(unit, accountId, row.id, now);
  const token = `${cardReplacementPrefix}${identifiers.token()}`;
  const expiresAt = new Date(now.getTime() + limits.cardReplacementLife);
  await insertReplacement(unit, { token, accountId, subscriptionId: row.id, createdAt: now, expiresAt });
  const url = replacementUrl(site, token);
  await enqueueEmail(unit, moment, {
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

export { findOpenReplacement as openReplacement, voidReplacements as voidReplacementLinks };
