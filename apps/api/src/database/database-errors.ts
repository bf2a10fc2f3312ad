/** The database cannot take the work now: full, read-only, busy for too long, or too much is waiting. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const unavailableCodes = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  unavailableCodes.test(error.code);

export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');
