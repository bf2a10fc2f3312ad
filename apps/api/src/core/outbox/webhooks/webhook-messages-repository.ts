import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { AccountRow, AccountSettingsRow, WebhookMessageRow } from '#generated/stored-tables.ts';
import type { ResultAddresses } from './result-addresses.ts';

export const insertMessage = (unit: Unit, row: Inserted<'webhook_messages'>): Promise<number> =>
  unit.insert('webhook_messages', row);

/** A lane with due messages, and its account. */
type DueLane = { readonly lane: string; readonly accountId: number; readonly dueAt: number };

/**
 * The lanes with due messages, longest waiting first. The query jumps from lane to lane in the index, so its cost does not grow
 * with the number of messages on a lane.
 */
export const findDueLanes = (queries: Queries, now: Date): Promise<DueLane[]> =>
  queries.all<DueLane>(sql`
    with recursive lanes (lane) as (
      select min(lane) from webhook_messages where next_attempt_at is not null
      union all
      select (select min(m.lane) from webhook_messages m where m.lane > lanes.lane and m.next_attempt_at is not null)
      from lanes where lanes.lane is not null
    ), first_due (lane, due_at) as (
      select lane, (
        select min(m.next_attempt_at) from webhook_messages m where m.lane = lanes.lane and m.next_attempt_at is not null)
      from lanes where lane is not null
    )
    select lane, due_at, (
      select m.account_id from webhook_messages m
      where m.lane = first_due.lane and m.next_attempt_at is not null limit 1) as account_id
    from first_due where due_at <= ${now} order by due_at`);

/** A due message with the data needed to sign it, to recognize the account's own inbox and to find its current URL. */
export type DueMessage = Pick<
  WebhookMessageRow,
  | 'id'
  | 'accountId'
  | 'code'
  | 'status'
  | 'event'
  | 'url'
  | 'payload'
  | 'lane'
  | 'attempts'
  | 'scenario'
  | 'requestId'
> &
  Pick<AccountSettingsRow, 'inbox' | 'webhookSecret' | 'previousSecret' | 'previousSecretUntil'> &
  ResultAddresses &
  Pick<AccountRow, 'environment'>;

export const findDueMessages = (
  queries: Queries,
  {
    accountId,
    lane,
    now,
    max,
  }: { readonly accountId: number; readonly lane: string; readonly now: Date; readonly max: number },
): Promise<DueMessage[]> =>
  queries.all<DueMessage>(sql`
    select m.id, m.account_id, m.code, m.status, m.event, m.url, m.payload, m.lane, m.attempts, m.scenario, m.request_id,
      s.inbox, s.webhook_secret, s.previous_secret, s.previous_secret_until,
      s.url_response_success, s.url_response_error, s.url_response_default, a.environment
    from webhook_messages m
      join account_settings s on s.account_id = m.account_id
      join accounts a on a.id = m.account_id
    where m.account_id = ${accountId} and m.lane = ${lane} and m.next_attempt_at <= ${now}
    order by m.next_attempt_at, m.id limit ${max}`);

type MessageKey = Pick<WebhookMessageRow, 'accountId' | 'id'>;

export const claimMessage = (
  unit: Unit,
  { accountId, id }: MessageKey,
  { url, until }: { readonly url: string; readonly until: Date },
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set url = ${url}, next_attempt_at = ${until}
    where account_id = ${accountId} and id = ${id}`);

type Progress = Pick<WebhookMessageRow, 'attempts' | 'state'>;

export const findProgress = (
  queries: Queries,
  { accountId, id }: MessageKey,
): Promise<Progress | undefined> =>
  queries.first<Progress>(
    sql`select attempts, state from webhook_messages where account_id = ${accountId} and id = ${id}`,
  );

export const updateProgress = (
  unit: Unit,
  { accountId, id }: MessageKey,
  { attempts, state, nextAttemptAt }: Progress & { readonly nextAttemptAt: Date | null },
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set attempts = ${attempts}, state = ${state}, next_attempt_at = ${nextAttemptAt}
    where account_id = ${accountId} and id = ${id}`);

export const insertAttempt = (unit: Unit, row: Inserted<'webhook_attempts'>): Promise<number> =>
  unit.insert('webhook_attempts', row);

/** Makes a message due now, for this URL and lane. */
export const requeueMessage = (
  unit: Unit,
  { accountId, id }: MessageKey,
  { url, lane, now }: { readonly url: string; readonly lane: string; readonly now: Date },
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set state = 'waiting', url = ${url}, lane = ${lane}, next_attempt_at = ${now}
    where account_id = ${accountId} and id = ${id}`);

/** Puts off the messages that a request wrote before the one with this id. */
export const holdEarlierMessages = (
  unit: Unit,
  accountId: number,
  requestId: string,
  id: number,
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set next_attempt_at = null
    where account_id = ${accountId} and state = 'waiting' and attempts = 0 and request_id = ${requestId} and id < ${id}`);

/** Makes due the last message that a request wrote before the one with this id and that was not attempted yet. */
export const releaseEarlierMessage = (
  unit: Unit,
  { accountId, requestId, id }: MessageKey & { readonly requestId: string },
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set next_attempt_at = ${now}
    where account_id = ${accountId} and next_attempt_at is null and id = (
      select max(m.id) from webhook_messages m
      where m.account_id = ${accountId} and m.state = 'waiting' and m.request_id = ${requestId} and m.id < ${id}
        and m.attempts = 0)`);

/** Makes a message due that was never attempted and is not due yet. */
export const releaseMessage = (unit: Unit, { accountId, id }: MessageKey, now: Date): Promise<number> =>
  unit.run(sql`
    update webhook_messages set next_attempt_at = ${now}
    where account_id = ${accountId} and id = ${id} and state = 'waiting' and attempts = 0 and next_attempt_at is null`);

/** How many attempts at a message have succeeded. */
export const countDelivered = async (queries: Queries, { accountId, id }: MessageKey): Promise<number> =>
  (
    await queries.first<{ readonly delivered: number }>(sql`
      select count(*) as delivered from webhook_attempts
      where account_id = ${accountId} and message_id = ${id} and error is null`)
  )?.delivered ?? 0;
