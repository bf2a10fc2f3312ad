/** The database cannot accept the work now: it is full, read-only, busy for too long, or has too many units waiting. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const unavailableCodes = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

type SqliteError = Error & { readonly code: string };

export const isOfSqlite = (error: unknown): error is SqliteError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_');

export const isUnavailable = (error: unknown): boolean =>
  isOfSqlite(error) && unavailableCodes.test(error.code);

export const isBusy = (error: unknown): boolean => isOfSqlite(error) && error.code.startsWith('SQLITE_BUSY');

/** Whether a row was refused by a constraint of its table. */
export const isConstraint = (error: unknown): boolean =>
  isOfSqlite(error) && error.code.startsWith('SQLITE_CONSTRAINT');
