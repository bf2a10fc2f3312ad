import type { EmailFailure } from '@pasarela/contracts/emails/email-failures';
import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { EmailRow } from '#generated/stored-tables.ts';
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

/** An e-mail with whom it is from. */
export type ClaimedEmail = Pick<EmailRow, 'id' | 'recipients' | 'subject' | 'text' | 'html' | 'createdAt'> & {
  readonly merchant: string;
};

/** Whether something is due: asked outside any unit, so that nobody waits for it. */
export const isEmailDue = async (queries: Queries, now: Date): Promise<boolean> =>
  (await queries.first(sql`select 1 as due from emails where next_attempt_at <= ${now} limit 1`)) !==
  undefined;

/** Takes e-mails that are due, and puts them off meanwhile: nobody else finds them, and they come back if this process dies. */
export const claimEmails = async (
  unit: Unit,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<ClaimedEmail[]> => {
  const claimed = await unit.all<ClaimedEmail>(sql`
    select e.id, e.recipients, e.subject, e.text, e.html, e.created_at, b.name as merchant
    from emails e
      join accounts a on a.id = e.account_id
      join businesses b on b.id = a.business_id
    where e.next_attempt_at <= ${now}
    order by e.next_attempt_at, e.id limit ${most}`);
  for (const { id } of claimed)
    await unit.run(sql`update emails set next_attempt_at = ${until} where id = ${id}`);
  return claimed;
};

/** Attempts made so far; undefined where the account was emptied meanwhile. */
export const findAttempts = async (queries: Queries, id: number): Promise<number | undefined> =>
  (await queries.first<{ attempts: number }>(sql`select attempts from emails where id = ${id}`))?.attempts;

const refusedText = (refusals: readonly EmailRefusal[]): string | null =>
  refusals.length === 0 ? null : JSON.stringify(refusals);

/** The server took it; perhaps not for every address. */
export const reportSent = (
  unit: Unit,
  id: number,
  refusals: readonly EmailRefusal[],
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update emails
    set state = 'sent', attempts = attempts + 1, sent_at = ${now}, next_attempt_at = null,
      error = ${refusals[0] ? `refused ${refusals[0].reply}` : null}, refused = ${refusedText(refusals)}
    where id = ${id}`);

export const reportFailed = (
  unit: Unit,
  id: number,
  {
    attempts,
    failure,
    reply,
    refusals,
    nextAttemptAt,
  }: {
    readonly attempts: number;
    readonly failure: EmailFailure;
    readonly reply: string | null;
    readonly refusals: readonly EmailRefusal[];
    readonly nextAttemptAt: Date | null;
  },
): Promise<number> =>
  unit.run(sql`
    update emails
    set state = ${nextAttemptAt ? 'waiting' : 'failed'}, attempts = ${attempts}, next_attempt_at = ${nextAttemptAt},
      error = ${reply === null ? failure : `${failure} ${reply}`}, refused = ${refusedText(refusals)}
    where id = ${id}`);
