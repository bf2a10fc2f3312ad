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
export const endSession = async ({ prisma }: Unit, id: string, now: Date): Promise<void> => {
  // A user who was removed meanwhile has no sessions left: `update` would fail, `updateMany` changes nothing.
  await prisma.session.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });
};

/** Ends every session of a user: no token that was given before opens anything. */
export const endSessions = async ({ prisma }: Unit, userId: number, now: Date): Promise<void> => {
  await prisma.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
};
