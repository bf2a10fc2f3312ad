import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { AccountRow, AccountSettingsRow, WebhookMessageRow } from '#database/stored-rows.ts';

export const insertMessage = (unit: Unit, row: Inserted<'webhook_messages'>): Promise<number> =>
  unit.insert('webhook_messages', row);

export type DueLane = { readonly lane: string; readonly dueAt: number };

/**
 * The lanes on which something is due, the longest waiting first. It leaps from lane to lane in the index, so that a lane with a
 * hundred thousand messages costs no more than one with a single one.
 */
export const findDueLanes = (queries: Queries, now: Date): Promise<DueLane[]> =>
  queries.all<DueLane>(sql`
    with recursive lanes (lane) as (
      select min(lane) from webhook_messages
      union all
      select (select min(m.lane) from webhook_messages m where m.lane > lanes.lane) from lanes where lanes.lane is not null
    ), first_due (lane, due_at) as (
      select lane, (select min(m.next_attempt_at) from webhook_messages m where m.lane = lanes.lane and m.next_attempt_at > 0)
      from lanes where lane is not null
    )
    select lane, due_at from first_due where due_at <= ${now} order by due_at`);

/** A message with what is needed to sign it and to know its account's own inbox. */
export type ClaimedMessage = Pick<
  WebhookMessageRow,
  'id' | 'accountId' | 'code' | 'url' | 'payload' | 'lane'
> &
  Pick<AccountSettingsRow, 'inbox' | 'webhookSecret'> &
  Pick<AccountRow, 'environment'>;

/** Takes messages of a lane that are due, and puts them off meanwhile: nobody else finds them, and they come back if this process dies. */
export const claimMessages = async (
  unit: Unit,
  { lane, now, until, most }: { lane: string; now: Date; until: Date; most: number },
): Promise<ClaimedMessage[]> => {
  const claimed = await unit.all<ClaimedMessage>(sql`
    select m.id, m.account_id, m.code, m.url, m.payload, m.lane, s.inbox, s.webhook_secret, a.environment
    from webhook_messages m
      join account_settings s on s.account_id = m.account_id
      join accounts a on a.id = m.account_id
    where m.lane = ${lane} and m.next_attempt_at <= ${now}
    order by m.next_attempt_at, m.id limit ${most}`);
  for (const { id } of claimed)
    await unit.run(sql`update webhook_messages set next_attempt_at = ${until} where id = ${id}`);
  return claimed;
};

export type Progress = Pick<WebhookMessageRow, 'attempts' | 'state'>;

export const findProgress = (queries: Queries, id: number): Promise<Progress | undefined> =>
  queries.first<Progress>(sql`select attempts, state from webhook_messages where id = ${id}`);

export const updateProgress = (
  unit: Unit,
  id: number,
  { attempts, state, nextAttemptAt }: Progress & { readonly nextAttemptAt: Date | null },
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set attempts = ${attempts}, state = ${state}, next_attempt_at = ${nextAttemptAt}
    where id = ${id}`);

export const insertAttempt = (unit: Unit, row: Inserted<'webhook_attempts'>): Promise<number> =>
  unit.insert('webhook_attempts', row);

/** Makes a message due now, to the address that results of its status go to now. */
export const requeueMessage = (
  unit: Unit,
  id: number,
  { url, lane, now }: { readonly url: string; readonly lane: string; readonly now: Date },
): Promise<number> =>
  unit.run(sql`
    update webhook_messages set state = 'waiting', url = ${url}, lane = ${lane}, next_attempt_at = ${now}
    where id = ${id}`);
