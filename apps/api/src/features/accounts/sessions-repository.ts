import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Unit } from '#database/queries.ts';
import { sessionId } from '#security/identifiers.ts';

/** Opens a session of a user and answers its id. */
export const openSession = async (
  { prisma }: Unit,
  userId: number,
  environment: EnvironmentName,
  now: Date,
): Promise<string> => {
  const id = sessionId();
  await prisma.session.create({ data: { id, userId, environment, createdAt: now, lastSeenAt: now } });
  return id;
};

/** Ends every session of a user: no token that was given before opens anything. */
export const endSessions = async ({ prisma }: Unit, userId: number, now: Date): Promise<void> => {
  await prisma.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
};
