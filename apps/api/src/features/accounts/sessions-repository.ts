import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { sessionId } from '#security/identifiers.ts';

/** Opens a session for a user and returns its id. */
export const openSession = async (
  unit: Unit,
  userId: number,
  environment: EnvironmentName,
  now: Date,
): Promise<string> => {
  const id = sessionId();
  await unit.run(sql`
    insert into sessions (id, user_id, environment, created_at, last_seen_at)
    values (${id}, ${userId}, ${environment}, ${now}, ${now})`);
  return id;
};

/** Ends one session; its token is no longer valid. */
export const endSession = (unit: Unit, id: string, now: Date): Promise<number> =>
  unit.run(sql`update sessions set ended_at = ${now} where id = ${id} and ended_at is null`);

/** Ends every session of a user; all tokens issued before are no longer valid. */
export const endSessions = (unit: Unit, userId: number, now: Date): Promise<number> =>
  unit.run(sql`update sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`);
