import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { WebhookMessageRow } from '#generated/stored-tables.ts';

export type WebhookSeen = Pick<
  WebhookMessageRow,
  'id' | 'code' | 'status' | 'event' | 'state' | 'attempts' | 'nextAttemptAt'
>;

/** The webhooks of a transaction, oldest first. */
export const findWebhooksOf = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<WebhookSeen[]> =>
  queries.all<WebhookSeen>(sql`
    select id, code, status, event, state, attempts, next_attempt_at from webhook_messages
    where account_id = ${accountId} and transaction_id = ${transactionId} order by id`);

/** The webhooks of a subscription and those of its transactions, oldest first. */
export const findWebhooksOfSubscription = (
  queries: Queries,
  accountId: number,
  subscriptionId: number,
): Promise<WebhookSeen[]> =>
  queries.all<WebhookSeen>(sql`
    select id, code, status, event, state, attempts, next_attempt_at from webhook_messages
    where account_id = ${accountId} and (subscription_id = ${subscriptionId} or transaction_id in (
      select id from transactions where account_id = ${accountId} and subscription_id = ${subscriptionId}))
    order by id`);

/**
 * How much an account has to do: work that is due by its clock, webhooks whose attempt is due by real time, and those whose first
 * attempt is under way, which have a later time meanwhile. A retry that is under way looks like one that is still to come.
 */
export const countWaiting = async (
  queries: Queries,
  accountId: number,
  { now, realNow }: { readonly now: Date; readonly realNow: Date },
): Promise<number> => {
  const row = await queries.first<{ readonly waiting: number }>(sql`
    select (select count(*) from due_work where account_id = ${accountId} and due_at <= ${now})
      + (select count(*) from webhook_messages
         where account_id = ${accountId} and state = 'waiting'
           and (next_attempt_at <= ${realNow} or (attempts = 0 and next_attempt_at is not null))) as waiting`);
  return row?.waiting ?? 0;
};
