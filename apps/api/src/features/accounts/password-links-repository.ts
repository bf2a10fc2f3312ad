import { limits } from '@pasarela/contracts/limits/limits';
import type { PasswordLinkPurpose } from '@pasarela/contracts/users/user-schema';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { NewRows, PasswordLinkRow } from '#generated/stored-tables.ts';
import { passwordLinkId } from '#security/password-links.ts';

/** A user that a link is made for. */
export type LinkedUser = { readonly id: number; readonly userName: string; readonly email: string };

/** The user with a user name or an e-mail (in lower case), if they may sign in. */
export const findUserNamed = (queries: Queries, name: string): Promise<LinkedUser | undefined> =>
  queries.first<LinkedUser>(sql`
    select id, user_name, email from users
    where (user_name = ${name} or email = ${name}) and disabled_at is null
    order by case when user_name = ${name} then 0 else 1 end limit 1`);

export const insertLink = (unit: Unit, link: NewRows['password_links']): Promise<number> =>
  unit.run(sql`
    insert into password_links (id, user_id, purpose, created_at, expires_at, handled_at)
    values (${link.id}, ${link.userId ?? null}, ${link.purpose}, ${link.createdAt}, ${link.expiresAt}, ${link.handledAt ?? null})`);

/** Makes the link of a new user's invitation; its e-mail is written afterwards. */
export const inviteUser = (unit: Unit, userId: number, createdAt: Date): Promise<number> =>
  insertLink(unit, {
    id: passwordLinkId(),
    userId,
    purpose: 'invitation',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.invitationLife),
  });

/** A link that can be used, with its user. */
export type OpenLink = LinkedUser & { readonly purpose: PasswordLinkPurpose };

export const findOpenLink = (queries: Queries, linkId: string, now: Date): Promise<OpenLink | undefined> =>
  queries.first<OpenLink>(sql`
    select u.id, u.user_name, u.email, l.purpose from password_links l join users u on u.id = l.user_id
    where l.id = ${linkId} and l.used_at is null and l.expires_at > ${now} and u.disabled_at is null`);

/** Marks a link as used; false if somebody else has used it in the meantime. */
export const useLink = async (unit: Unit, linkId: string, now: Date): Promise<boolean> =>
  (await unit.run(
    sql`update password_links set used_at = ${now} where id = ${linkId} and used_at is null`,
  )) === 1;

/** Voids all links of a user that were not used: their password or address has changed. */
export const voidLinks = (unit: Unit, userId: number, now: Date): Promise<number> =>
  unit.run(sql`update password_links set used_at = ${now} where user_id = ${userId} and used_at is null`);

/** A link whose e-mail is still to be written. */
export type UnhandledLink = Pick<PasswordLinkRow, 'id' | 'userId' | 'purpose' | 'createdAt' | 'expiresAt'>;

/** The links whose e-mails are still to be written, oldest first. */
export const findUnhandledLinks = (queries: Queries, max: number): Promise<UnhandledLink[]> =>
  queries.all<UnhandledLink>(sql`
    select id, user_id, purpose, created_at, expires_at from password_links
    where handled_at is null order by created_at, id limit ${max}`);

/** Marks a link as handled; false if another process has done so. */
export const markHandled = async (unit: Unit, linkId: string, now: Date): Promise<boolean> =>
  (await unit.run(
    sql`update password_links set handled_at = ${now} where id = ${linkId} and handled_at is null`,
  )) === 1;

/** Deletes a link that is not sent to anybody. */
export const dropLink = (unit: Unit, linkId: string): Promise<number> =>
  unit.run(sql`delete from password_links where id = ${linkId} and handled_at is null`);

/** The number of links of a forgotten password that were sent to a user since a time. */
export const countSentResets = async (queries: Queries, userId: number, since: Date): Promise<number> =>
  (
    await queries.first<{ total: number }>(sql`
      select count(*) as total from password_links
      where user_id = ${userId} and purpose = 'reset' and handled_at is not null and created_at > ${since}`)
  )?.total ?? 0;

/**
 * The account whose outbox holds the e-mails to a user: of the first business that they may enter, the account of production, which
 * no reset empties, if it has one. Undefined if they may enter none.
 */
export const findMailAccount = async (queries: Queries, userId: number): Promise<number | undefined> =>
  (
    await queries.first<{ id: number }>(sql`
      select a.id from memberships m join accounts a on a.business_id = m.business_id
      where m.user_id = ${userId} and m.disabled_at is null
      order by m.business_id, case when a.environment = 'Production' then 0 else 1 end limit 1`)
  )?.id;
