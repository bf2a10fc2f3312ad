import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { Sender } from './email-render.ts';

export const insertEmail = (unit: Unit, row: Inserted<'emails'>): Promise<number> =>
  unit.insert('emails', row);

/** Where an account is told of what happens, joined by semicolons; empty where nowhere. */
export const findNotified = async (queries: Queries, accountId: number): Promise<string> =>
  (
    await queries.first<{ notificationEmail: string }>(
      sql`select notification_email from account_settings where account_id = ${accountId}`,
    )
  )?.notificationEmail ?? '';

/** What an account shows of itself. */
export const findSender = (queries: Queries, accountId: number): Promise<Sender | undefined> =>
  queries.first<Sender>(sql`
    select b.name as merchant, coalesce(s.url_logo, '') as url_logo, coalesce(s.notification_text, '') as notification_text
    from accounts a
      join businesses b on b.id = a.business_id
      left join account_settings s on s.account_id = a.id
    where a.id = ${accountId}`);
