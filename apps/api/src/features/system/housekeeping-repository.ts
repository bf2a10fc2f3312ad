import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** Rows of a table that one unit takes away at most: nobody waits long behind it. */
const batch = 200;

export const findAccounts = async (queries: Queries): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly id: number }>(sql`select id from accounts order by id`);
  return rows.map(({ id }) => id);
};

const moreThanBatch = (deleted: readonly number[]): boolean => deleted.some((rows) => rows === batch);

/** Before which moments what an account has kept is over. */
export type OverInAccount = {
  readonly requests: Date;
  readonly webhooks: Date;
  readonly emails: Date;
  readonly idempotency: Date;
  readonly formSessions: Date;
};

/** Takes away what is over for good in an account; answers whether there may be more. */
export const deleteOverInAccount = async (
  unit: Unit,
  accountId: number,
  before: OverInAccount,
): Promise<boolean> => {
  // The oldest are looked at; what an attempt is still to come of stays.
  const oldMessages = sql`
    select id from (
      select id, created_at, next_attempt_at from webhook_messages where account_id = ${accountId} order by id limit ${batch}
    ) oldest
    where created_at < ${before.webhooks} and next_attempt_at is null`;
  await unit.run(sql`
    delete from webhook_attempts where account_id = ${accountId} and message_id in (${oldMessages})`);
  return moreThanBatch([
    await unit.run(
      sql`delete from webhook_messages where account_id = ${accountId} and id in (${oldMessages})`,
    ),
    await unit.run(sql`
      delete from emails where account_id = ${accountId} and id in (
        select id from (
          select id, created_at, next_attempt_at from emails where account_id = ${accountId} order by id limit ${batch}
        ) oldest
        where created_at < ${before.emails} and next_attempt_at is null)`),
    await unit.run(sql`
      delete from request_logs where account_id = ${accountId} and id in (
        select id from request_logs where account_id = ${accountId} and received_at < ${before.requests} limit ${batch})`),
    await unit.run(sql`
      delete from idempotency_records where account_id = ${accountId} and key in (
        select key from idempotency_records
        where account_id = ${accountId} and created_at < ${before.idempotency} limit ${batch})`),
    await unit.run(sql`
      delete from form_sessions where account_id = ${accountId} and session_id in (
        select session_id from form_sessions
        where account_id = ${accountId} and created_at < ${before.formSessions} limit ${batch})`),
  ]);
};

/** Before which moments what is kept of sign-ins is over. */
export type OverOfPeople = {
  readonly sessions: Date;
  readonly failures: Date;
  readonly knownAddresses: Date;
};

/** Takes away what is over of sign-ins; answers whether there may be more. */
export const deleteOverOfPeople = async (unit: Unit, before: OverOfPeople): Promise<boolean> =>
  moreThanBatch([
    await unit.run(sql`
      delete from sessions where id in (
        select id from sessions where created_at < ${before.sessions} limit ${batch})`),
    await unit.run(sql`
      delete from login_failures where subject in (
        select subject from login_failures
        where last_at < ${before.failures} and (locked_until is null or locked_until < ${before.failures})
        limit ${batch})`),
    await unit.run(sql`
      delete from known_addresses where (user_id, subject) in (
        select user_id, subject from known_addresses where last_at < ${before.knownAddresses} limit ${batch})`),
  ]);
