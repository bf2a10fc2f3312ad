import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type { Language } from '@pasarela/contracts/words/words';
import { shownCardById } from '#core/cards/kept-cards.ts';
import type { Queries } from '#database/queries.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';
import { findOpenReplacement } from './card-replacements-repository.ts';
import { subscriptionDetail } from './subscriptions-mapper.ts';

type Showing = { readonly now: Date; readonly siteUrl: string; readonly language: Language };

/** What the dashboard shows of a subscription, with the link to replace its card if one is open. */
export const showSubscription = async (
  queries: Queries,
  row: SubscriptionRow,
  { now, siteUrl, language }: Showing,
): Promise<SubscriptionDetail> => {
  const card = await shownCardById(queries, row.accountId, row.cardTokenId);
  const link =
    row.status === 'paused' ? await findOpenReplacement(queries, row.accountId, row.id, now) : undefined;
  return subscriptionDetail({ row, card, link }, now, siteUrl, language);
};
