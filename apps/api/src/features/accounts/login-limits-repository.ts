import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LoginFailureRow } from '#generated/stored-tables.ts';

export const findFailures = (queries: Queries, subject: string): Promise<LoginFailureRow | undefined> =>
  queries.first<LoginFailureRow>(sql`select * from login_failures where subject = ${subject}`);

/** Adds one failed attempt; the count restarts at 1 if the last failure is older than `since`. Locks at `max` failures. */
export const countFailure = async (
  unit: Unit,
  subject: string,
  at: { readonly now: Date; readonly since: Date; readonly lockUntil: Date; readonly max: number },
): Promise<void> => {
  await unit.run(sql`
    insert into login_failures (subject, count, last_at, locked_until) values (${subject}, 1, ${at.now}, null)
    on conflict (subject) do update set
      count = case when login_failures.last_at < ${at.since} then 1 else login_failures.count + 1 end,
      last_at = ${at.now}`);
  await unit.run(sql`
    update login_failures set locked_until = ${at.lockUntil}, count = 0 where subject = ${subject} and count >= ${at.max}`);
};

/** Resets the failure count of a subject. A lock that is still active is kept until it ends. */
export const forgetFailures = (unit: Unit, subject: string, now: Date): Promise<number> =>
  unit.run(sql`
    delete from login_failures where subject = ${subject} and (locked_until is null or locked_until <= ${now})`);

/** A user and a network address; `subject` is the keyed hash of the user name and the address. */
type UserAddress = { readonly userId: number; readonly subject: string };

/** Returns whether the user has signed in from this address since the given time. */
export const isKnownAddress = async (
  queries: Queries,
  { userId, subject }: UserAddress,
  since: Date,
): Promise<boolean> => {
  const row = await queries.first<{ readonly subject: string }>(sql`
    select subject from known_addresses where user_id = ${userId} and subject = ${subject} and last_at >= ${since}`);
  return row !== undefined;
};

export const rememberAddress = (unit: Unit, { userId, subject }: UserAddress, now: Date): Promise<number> =>
  unit.run(sql`
    insert into known_addresses (user_id, subject, last_at) values (${userId}, ${subject}, ${now})
    on conflict (user_id, subject) do update set last_at = excluded.last_at`);

/** Deletes all known addresses of a user. */
export const forgetAddresses = (unit: Unit, userId: number): Promise<number> =>
  unit.run(sql`delete from known_addresses where user_id = ${userId}`);
