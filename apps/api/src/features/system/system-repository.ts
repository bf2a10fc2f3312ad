import { oneOf, oneOfRows } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** The maximum number of rows of a table that one unit deletes, so that other writes wait only briefly. */
const batch = 200;

export const findAccounts = async (queries: Queries): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly id: number }>(sql`select id from accounts order by id`);
  return rows.map(({ id }) => id);
};

const moreThanBatch = (deleted: readonly number[]): boolean => deleted.some((rows) => rows === batch);

/** The times before which rows of an account are deleted. */
type OverInAccount = {
  readonly previousSecrets: Date;
  readonly requests: Date;
  readonly webhooks: Date;
  readonly emails: Date;
  readonly idempotency: Date;
  readonly formSessions: Date;
};

/** Deletes expired rows of an account; returns whether there may be more. */
export const deleteOverInAccount = async (
  unit: Unit,
  accountId: number,
  before: OverInAccount,
): Promise<boolean> => {
  // Of the oldest messages, only those without a pending attempt are deleted.
  const oldMessages = sql`
    select id from (
      select id, created_at, next_attempt_at from webhook_messages where account_id = ${accountId} order by id limit ${batch}
    ) oldest
    where created_at < ${before.webhooks} and next_attempt_at is null`;
  await unit.run(sql`
    delete from webhook_attempts where account_id = ${accountId} and ${oneOf(sql`message_id`, oldMessages)}`);
  await unit.run(sql`
    update account_settings set previous_secret = null, previous_secret_until = null
    where account_id = ${accountId} and previous_secret_until <= ${before.previousSecrets}`);
  const oldEmails = sql`
    select id from (
      select id, created_at, next_attempt_at from emails where account_id = ${accountId} order by id limit ${batch}
    ) oldest
    where created_at < ${before.emails} and next_attempt_at is null`;
  const oldRequests = sql`
    select id from request_logs where account_id = ${accountId} and received_at < ${before.requests} limit ${batch}`;
  const oldRecords = sql`
    select key from idempotency_records where account_id = ${accountId} and created_at < ${before.idempotency} limit ${batch}`;
  const oldForms = sql`
    select session_id from form_sessions
    where account_id = ${accountId} and created_at < ${before.formSessions} limit ${batch}`;
  return moreThanBatch([
    await unit.run(
      sql`delete from webhook_messages where account_id = ${accountId} and ${oneOf(sql`id`, oldMessages)}`,
    ),
    await unit.run(sql`delete from emails where account_id = ${accountId} and ${oneOf(sql`id`, oldEmails)}`),
    await unit.run(
      sql`delete from request_logs where account_id = ${accountId} and ${oneOf(sql`id`, oldRequests)}`,
    ),
    await unit.run(
      sql`delete from idempotency_records where account_id = ${accountId} and ${oneOf(sql`key`, oldRecords)}`,
    ),
    await unit.run(
      sql`delete from form_sessions where account_id = ${accountId} and ${oneOf(sql`session_id`, oldForms)}`,
    ),
  ]);
};

/** The times before which sign-in data is deleted. */
type OverOfPeople = {
  readonly sessions: Date;
  readonly failures: Date;
  readonly knownAddresses: Date;
  readonly passwordLinks: Date;
};

/** Deletes expired sign-in data; returns whether there may be more. */
export const deleteOverOfPeople = async (unit: Unit, before: OverOfPeople): Promise<boolean> => {
  const oldSessions = sql`select id from sessions where created_at < ${before.sessions} limit ${batch}`;
  const oldFailures = sql`
    select subject from login_failures
    where last_at < ${before.failures} and (locked_until is null or locked_until < ${before.failures})
    limit ${batch}`;
  const oldAddresses = sql`last_at < ${before.knownAddresses} limit ${batch}`;
  const oldLinks = sql`select id from password_links where expires_at < ${before.passwordLinks} limit ${batch}`;
  return moreThanBatch([
    await unit.run(sql`delete from sessions where ${oneOf(sql`id`, oldSessions)}`),
    await unit.run(sql`delete from login_failures where ${oneOf(sql`subject`, oldFailures)}`),
    await unit.run(
      sql`delete from known_addresses where ${oneOfRows(sql`known_addresses`, sql`user_id, subject`, oldAddresses)}`,
    ),
    await unit.run(sql`delete from password_links where ${oneOf(sql`id`, oldLinks)}`),
  ]);
};

/** Runs a trivial query, which fails if the database cannot be read. */
export const readAnything = (queries: Queries): Promise<object | undefined> =>
  queries.first(sql`select 1 as alive`);
