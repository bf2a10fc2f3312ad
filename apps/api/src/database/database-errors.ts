const unavailableCode = 'DATABASE_UNAVAILABLE';

/** The database cannot accept the work now: it is full, read-only, away, busy for too long, or has too many units waiting. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** What it is known by where it comes from another thread. */
  readonly code = unavailableCode;
}

type CodedError = Error & { readonly code: string };

const hasCode = (error: unknown): error is CodedError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export const isOfSqlite = (error: unknown): error is CodedError =>
  hasCode(error) && error.code.startsWith('SQLITE_');

/** The five characters that PostgreSQL names an error with (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const sqlState = /^[0-9A-Z]{5}$/;
export const isOfPostgres = (error: unknown): error is CodedError =>
  hasCode(error) && sqlState.test(error.code) && 'severity' in error;

const unavailableOnSqlite = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

/**
 * Connections (08), resources such as disk and connections (53), what an operator ends (57), the system below (58), a read-only
 * server (25006), a transaction that took too long (25P03, 25P04), a lock that was waited for too long (55P03), and conflicts that
 * trying again did not solve (40).
 */
const unavailableOnPostgres = /^(08|53|57|58|40)|^25(006|P03|P04)$|^55P03$/;

/**
 * What the server says on a connection that it ends: for its own reasons (08, 57P0), or because of a transaction that took too long.
 * A read-only server (25006) ends nothing, but after a failover the one that writes answers on a new connection.
 */
const endsConnection = /^(08|57P0)|^25(006|P03|P04)$/;

/** What the driver of PostgreSQL says of a connection without the server's word, and what Node says of a socket. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|Query read timeout|Client was closed)/;
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;

export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (lostConnection.test(error.message) || (hasCode(error) && networkCodes.test(error.code)));

/**
 * Whether a statement was prepared before its table got a column, by a later version that has migrated beside this one. Known by the
 * place in the server, whose messages may be translated. On a new connection it is prepared anew.
 */
const isPreparedBefore = (error: unknown): boolean =>
  isOfPostgres(error) &&
  error.code === '0A000' &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

/** Whether a connection is of no more use after an error on it. */
export const needsNewConnection = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isPreparedBefore(error) ||
  (isOfPostgres(error) && endsConnection.test(error.code));

export const isUnavailable = (error: unknown): boolean => {
  if (isConnectionLost(error) || (hasCode(error) && error.code === unavailableCode)) return true;
  if (isOfPostgres(error)) return unavailableOnPostgres.test(error.code) || isPreparedBefore(error);
  return isOfSqlite(error) && unavailableOnSqlite.test(error.code);
};

export const isBusy = (error: unknown): boolean => isOfSqlite(error) && error.code.startsWith('SQLITE_BUSY');

/**
 * Whether the same work may succeed if it is tried again: it met the locks of another transaction, or a migration of a later version,
 * and changed nothing.
 */
export const isTransient = (error: unknown): boolean =>
  isPreparedBefore(error) || (isOfPostgres(error) && /^40(001|P01)$/.test(error.code));

/** Whether a statement was not carried out because an earlier one of its transaction had failed. */
export const isAfterFailure = (error: unknown): boolean => isOfPostgres(error) && error.code === '25P02';

/** Whether a row was refused by a constraint of its table. */
export const isConstraint = (error: unknown): boolean =>
  (isOfSqlite(error) && error.code.startsWith('SQLITE_CONSTRAINT')) ||
  (isOfPostgres(error) && error.code.startsWith('23'));

export const unavailable = (cause: unknown): DatabaseUnavailable =>
  cause instanceof DatabaseUnavailable
    ? cause
    : new DatabaseUnavailable('the database cannot take the work now', { cause });
