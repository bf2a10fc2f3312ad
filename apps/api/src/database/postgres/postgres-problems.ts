import { CannotStart } from '#errors/cannot-start.ts';
import { isConnectionLost, isOfPostgres } from '../database-errors.ts';
import { withoutPassword } from './postgres-url.ts';

/** An error on opening a database as a `CannotStart` with a clear message; any other error unchanged. */
export const openProblem = (error: unknown, url: string): unknown => {
  const place = withoutPassword(url);
  if (isConnectionLost(error))
    return new CannotStart(
      `No PostgreSQL server answers at ${place} (${error instanceof Error ? error.message : error}). Start it, or mend DATABASE_URL.`,
    );
  if (!isOfPostgres(error)) return error;
  switch (error.code) {
    case '28P01':
    case '28000':
      return new CannotStart(`${place} refuses the user of DATABASE_URL: ${error.message}.`);
    case '3D000':
      return new CannotStart(
        `${place} does not exist. Make it: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'.`,
      );
    case '42501':
      return new CannotStart(`The user of ${place} may not make tables there: ${error.message}.`);
    case '25006':
      return new CannotStart(`${place} is read-only. DATABASE_URL has to name the server that writes.`);
    default:
      return error.code.startsWith('53') || error.code.startsWith('57')
        ? new CannotStart(`${place} cannot be used now: ${error.message}.`)
        : error;
  }
};
