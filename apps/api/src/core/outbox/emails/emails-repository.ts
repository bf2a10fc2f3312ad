import type { EmailFailure } from '@pasarela/contracts/emails/email-failures';
import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { EmailRow } from '#generated/stored-tables.ts';

export const insertEmail = (unit: Unit, row: Inserted<'emails'>): Promise<number> =>
  unit.insert('emails', row);

export type EmailKey = Pick<EmailRow, 'accountId' | 'id'>;

/** A due e-mail with the name of the merchant that sends it. */
export type DueEmail = EmailKey &
  Pick<EmailRow, 'recipients' | 'subject' | 'draft' | 'text' | 'html' | 'createdAt'> & {
    readonly merchant: string;
  };

/** The due e-mails of all accounts, longest waiting first. */
export const findDueEmails = (queries: Queries, now: Date, max: number): Promise<DueEmail[]> =>
  queries.all<DueEmail>(sql`
    select e.account_id, e.id, e.recipients, e.subject, e.draft, e.text, e.html, e.created_at, b.name as merchant
    from emails e
      join accounts a on a.id = e.account_id
      join businesses b on b.id = a.business_id
    where e.next_attempt_at <= ${now}
    order by e.next_attempt_at, e.account_id, e.id limit ${max}`);

/**
 * Claims a due e-mail by moving its next attempt to `until`; if this process ends, the e-mail is due again then. Returns false if
 * another process has claimed it.
 */
export const claimEmail = async (
  unit: Unit,
  { accountId, id }: EmailKey,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> =>
  (await unit.run(sql`
    update emails set next_attempt_at = ${until}
    where account_id = ${accountId} and id = ${id} and next_attempt_at <= ${now}`)) === 1;

/** The number of attempts so far; undefined if the account was reset in the meantime. */
export const findAttempts = async (
  queries: Queries,
  { accountId, id }: EmailKey,
): Promise<number | undefined> =>
  (
    await queries.first<{ attempts: number }>(
      sql`select attempts from emails where account_id = ${accountId} and id = ${id}`,
    )
  )?.attempts;

const refusedText = (refusals: readonly EmailRefusal[]): string | null =>
  refusals.length === 0 ? null : JSON.stringify(refusals);

/** Marks an e-mail as sent: the server accepted it for at least one address. Stores the text that was sent. */
export const reportSent = (
  unit: Unit,
  { accountId, id, text, html }: EmailKey & { readonly text: string; readonly html: string },
  refusals: readonly EmailRefusal[],
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update emails
    set state = 'sent', text = ${text}, html = ${html}, draft = null, attempts = attempts + 1, sent_at = ${now}, next_attempt_at = null,
      error = ${refusals[0] ? `refused ${refusals[0].reply}` : null}, refused = ${refusedText(refusals)}
    where account_id = ${accountId} and id = ${id}`);

export const reportFailed = (
  unit: Unit,
  { accountId, id }: EmailKey,
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
    where account_id = ${accountId} and id = ${id}`);

/** A link to choose a password that can still be used, with the address of the user whose password it is. */
export const findOpenLink = (
  queries: Queries,
  id: string,
  now: Date,
): Promise<{ readonly email: string } | undefined> =>
  queries.first(sql`
    select u.email from password_links l join users u on u.id = l.user_id
    where l.id = ${id} and l.used_at is null and l.expires_at > ${now} and u.disabled_at is null`);
