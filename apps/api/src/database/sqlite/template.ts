import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { templateFile } from '#installation/installed-files.ts';
import { migrate } from './migrate.ts';

/** Writes a migrated database without rows to a file that does not exist. */
export const writeTemplate = async (file: string): Promise<void> => {
  await migrate(`file:${file}`);
  const connection = new BetterSqlite3(file);
  // One file that can be copied, without a write-ahead log beside it.
  connection.pragma('journal_mode = DELETE');
  connection.close();
};

/**
 * Begins a new database with a copy of the template, where the installation has one and nothing is at the place of the database
 * yet. The copy appears whole and on disk, or not at all.
 */
export const copyTemplate = (file: string, template = templateFile): void => {
  if (!existsSync(template) || existsSync(file) || existsSync(`${file}-wal`)) return;
  const making = `${file}.${process.pid}.new`;
  try {
    copyFileSync(template, making);
    const descriptor = openSync(making, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
    linkSync(making, file);
  } catch {
    // Another process was first, or the disk knows no links: the migrations make the same tables.
  } finally {
    rmSync(making, { force: true });
  }
};
