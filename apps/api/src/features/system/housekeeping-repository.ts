import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** Rows that one unit takes away at most: nobody waits long behind it. */
const batch = 200;

/** Takes away what is over for good; answers whether there may be more. */
export const deleteOver = async (
  unit: Unit,
  before: {
    readonly requests: Date;
    readonly webhooks: Date;
    readonly emails: Date;
    readonly idempotency: Date;
    readonly formSessions: Date;
    readonly sessions: Date;
    readonly failures: Date;
    readonly knownAddresses: Date;
  },
): Promise<boolean> => {
  // Written in the order of time as well; what an attempt is still to come of stays.
  const oldMessages = sql`
    select id from (select id, created_at, next_attempt_at from webhook_messages order by id limit ${batch})
    where created_at < ${before.webhooks} and next_attempt_at is null`;
  await unit.run(sql`
    delete from webhook_attempts where (account_id, message_id) in (
      select account_id, id from webhook_messages where id in (${oldMessages}))`);
  const deleted = [
    await unit.run(sql`delete from webhook_messages where id in (${oldMessages})`),
    await unit.run(sql`
      delete from emails where id in (
        select id from (select id, created_at, next_attempt_at from emails order by id limit ${batch})
        where created_at < ${before.emails} and next_attempt_at is null)`),
    // They were written in the order of time: the oldest are looked at, and no index is needed.
    await unit.run(sql`
      delete from request_logs where id in (
        select id from (select id, received_at from request_logs order by id limit ${batch})
        where received_at < ${before.requests})`),
    await unit.run(sql`
      delete from idempotency_records where (account_id, key) in (
        select account_id, key from idempotency_records where created_at < ${before.idempotency} limit ${batch})`),
    await unit.run(sql`
      delete from form_sessions where (account_id, session_id) in (
        select account_id, session_id from form_sessions where created_at < ${before.formSessions} limit ${batch})`),
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
  ];
  return deleted.some((rows) => rows === batch);
};
