import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { sessionId } from '#security/identifiers.ts';

/** Opens a session of a user and answers its id. */
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

/** Ends one session: its token opens nothing any more. */
export const endSession = (unit: Unit, id: string, now: Date): Promise<number> =>
  unit.run(sql`update sessions set ended_at = ${now} where id = ${id} and ended_at is null`);

/** Ends every session of a user: no token that was given before opens anything. */
export const endSessions = (unit: Unit, userId: number, now: Date): Promise<number> =>
  unit.run(sql`update sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`);
