import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type { CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { Refusal } from '#errors/refusal.ts';
import { findSession, type SignedInRow, updateLastSeen } from './access-repository.ts';
import { readAuthorization } from './authorization-header.ts';
import { EnvironmentSchema } from './call-account.ts';

/** Whether a session was ended, its user disabled, or it was unused or open for too long. */
const isOver = (session: SignedInRow, now: number): boolean =>
  session.endedAt !== null ||
  session.disabledAt !== null ||
  now - session.lastSeenAt.getTime() > limits.sessionIdle ||
  now - session.createdAt.getTime() > limits.sessionLife;

/** Authenticates users of the dashboard by the token of their session. */
export const createSessionAccess = ({
  database,
  clock,
  tokens,
}: Pick<Dependencies, 'database' | 'clock' | 'tokens'>) => {
  /** Updates the session's last use. If the database cannot be written, the update is skipped, so that reads still work. */
  const prolong = async (id: string, lastSeenAt: Date): Promise<void> => {
    try {
      await database.unit({ outside: 'people' }, (unit) => updateLastSeen(unit, id, lastSeenAt));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  };

  return {
    /** Authenticates the user of a dashboard token. Each use extends the session. */
    user: async (header: string | undefined): Promise<CallUser> => {
      if (!header) throw new Refusal('credentials_missing');
      const { scheme, value } = readAuthorization(header);
      const id = scheme === 'bearer' ? tokens.readDashboardToken(value) : undefined;
      const session = id ? await findSession(database.read, id) : undefined;
      const now = clock.now();
      if (!session || isOver(session, now)) throw new Refusal('session_ended');
      if (now - session.lastSeenAt.getTime() > minute) await prolong(session.id, new Date(now));
      return {
        sessionId: session.id,
        userId: session.userId,
        userName: session.userName,
        email: session.email,
        environment: EnvironmentSchema.parse(session.environment),
      };
    },
  };
};
