import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

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
