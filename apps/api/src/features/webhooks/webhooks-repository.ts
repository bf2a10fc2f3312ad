import type { ListWebhooks, WebhookSort } from '@pasarela/contracts/webhooks/webhook-schema';
import type { ResultAddresses } from '#core/outbox/webhooks/result-addresses.ts';
import { orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { WebhookAttemptRow, WebhookMessageRow } from '#generated/stored-tables.ts';

/** A message with the outcome of its last attempt and the current result addresses of its account. */
export type MessageView = Omit<WebhookMessageRow, 'payload' | 'lane' | 'requestId'> &
  ResultAddresses & {
    readonly lastStatusCode: number | null;
    readonly lastError: string | null;
    readonly lastUrl: string | null;
    readonly lastStartedAt: Date | null;
  };

const viewed = sql`
  m.id, m.account_id, m.code, m.transaction_id, m.status, m.event, m.subscription_id, m.url, m.state, m.attempts, m.next_attempt_at,
  m.created_at, m.occurred_at, m.scenario, s.url_response_success, s.url_response_error, s.url_response_default,
  t.status_code as last_status_code, t.error as last_error, t.url as last_url, t.started_at as last_started_at`;
/** An inner join is safe: an account with a message has settings, because they contain its signing secret. */
const withLastAttempt = sql`
  webhook_messages m
    join account_settings s on s.account_id = m.account_id
    left join webhook_attempts t on t.account_id = m.account_id and t.message_id = m.id and t.number = m.attempts`;

/** Ids are assigned in order of creation, so sorting by id sorts by creation time. */
const sorts: Readonly<Record<WebhookSort, Sql>> = { created: sql`m.id` };

const conditions = (accountId: number, { state, idTransaction, idSubscription, event }: ListWebhooks) =>
  joined(
    [
      sql`m.account_id = ${accountId}`,
      ...(state ? [sql`m.state = ${state}`] : []),
      ...(idTransaction ? [sql`m.transaction_id = ${idTransaction}`] : []),
      ...(idSubscription ? [sql`m.subscription_id = ${idSubscription}`] : []),
      ...(event ? [sql`m.event = ${event}`] : []),
    ],
    sql` and `,
  );

export const findMessages = (
  queries: Queries,
  accountId: number,
  search: ListWebhooks,
): Promise<MessageView[]> =>
  queries.all<MessageView>(sql`
    select ${viewed} from ${withLastAttempt} where ${conditions(accountId, search)}
    order by ${orderOf(sorts, 'created', search, sql`m.id`)} limit ${search.rowsOfPage} offset ${(search.pageNumber - 1) * search.rowsOfPage}`);

export const countMessages = async (
  queries: Queries,
  accountId: number,
  search: ListWebhooks,
): Promise<number> =>
  (
    await queries.first<{ total: number }>(
      sql`select count(*) as total from webhook_messages m where ${conditions(accountId, search)}`,
    )
  )?.total ?? 0;

export type WholeMessage = MessageView & Pick<WebhookMessageRow, 'payload'>;

export const findMessage = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<WholeMessage | undefined> =>
  queries.first<WholeMessage>(sql`
    select ${viewed}, m.payload from ${withLastAttempt} where m.account_id = ${accountId} and m.id = ${id}`);

export const findAttempts = (
  queries: Queries,
  accountId: number,
  messageId: number,
): Promise<WebhookAttemptRow[]> =>
  queries.all<WebhookAttemptRow>(sql`
    select * from webhook_attempts where account_id = ${accountId} and message_id = ${messageId} order by number`);
