import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { CannotStart } from '#errors/cannot-start.ts';
import { secretFileOf } from '#security/secret-file.ts';
import { isOfSqlite } from '../database-errors.ts';

const restore =
  'Restore the file and its .secret from a backup, or move it away to begin with an empty database.';

/**
 * Creates a folder and those above it. The `recursive` of Node never returns where a folder that is there refuses another one with
 * ENOENT, as /proc does.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
};

/** Creates the folder of the database file; throws if the folder or the file cannot be read and written. */
export const prepareFolder = (file: string): void => {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new CannotStart(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : error}. DATABASE_URL has to name a file that this user may read and write, in a folder where files can be made.`,
    );
  }
};

const magic = 'SQLite format 3\0';
const headerBytes = 100;

const readHeader = (file: string): Buffer => {
  const header = Buffer.alloc(headerBytes);
  const descriptor = openSync(file, 'r');
  try {
    return header.subarray(0, readSync(descriptor, header, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
};

/** The file length in the header (https://sqlite.org/fileformat2.html#the_database_header); undefined if it is outdated. */
const lengthInHeader = (header: Buffer): number | undefined => {
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const isCurrent = header.readUInt32BE(24) === header.readUInt32BE(92);
  return isCurrent ? header.readUInt32BE(28) * pageSize : undefined;
};

/**
 * Refuses a file that is not an SQLite database or is shorter than its header says. A missing or empty file is a new database, but
 * an empty file with a secret file beside it has lost its data and is refused.
 */
export const refuseDamagedFile = (file: string): void => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new CannotStart(`${file} is no file. DATABASE_URL has to name one.`);
  if (found.size === 0) {
    if (!existsSync(secretFileOf(file))) return;
    throw new CannotStart(
      `${file} is empty although ${secretFileOf(file)} shows that it held data. Restore it from a backup, or remove both files to begin anew.`,
    );
  }
  const header = readHeader(file);
  if (!header.toString('latin1').startsWith(magic) || header.length < headerBytes)
    throw new CannotStart(`${file} is no SQLite database, or its beginning is damaged. ${restore}`);
  // The write-ahead log of a killed process may hold pages that are not in the file yet.
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const expected = lengthInHeader(header);
  if ((log?.size ?? 0) === 0 && expected !== undefined && found.size < expected)
    throw new CannotStart(
      `${file} is damaged: it has ${found.size} bytes of ${expected}, the rest was cut off. ${restore}`,
    );
};

/** An SQLite error on opening a database as a `CannotStart` with a clear message; any other error unchanged. */
export const openProblem = (error: unknown, file: string): unknown => {
  if (!isOfSqlite(error)) return error;
  switch (error.code.split('_').slice(0, 2).join('_')) {
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return new CannotStart(`${file} is damaged (${error.message}). ${restore}`);
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return new CannotStart(`${file} is locked by another process. Stop that one first.`);
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return new CannotStart(
        `${file} cannot be written (${error.message}). It, its folder, and what stands beside it as -wal and -shm have to be this user's.`,
      );
    case 'SQLITE_FULL':
    case 'SQLITE_IOERR':
      return new CannotStart(`The disk of ${file} is full or fails (${error.message}).`);
    default:
      return error;
  }
};

/** Only files up to this many bytes are checked page by page: the check takes about a second per 300 MB. */
const checkedBytes = 64 * 1_024 * 1_024;

/** Refuses a database whose pages are damaged. */
export const refuseDamagedPages = (file: string, connection: Database): void => {
  if (statSync(file).size > checkedBytes) return;
  const found = String(connection.pragma('quick_check(1)', { simple: true }));
  if (found !== 'ok') throw new CannotStart(`${file} is damaged (${found.replace(/\s+/g, ' ')}). ${restore}`);
};
