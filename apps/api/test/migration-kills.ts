import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '#database/migrations.ts';
import { migrate } from '#database/sqlite/migrate.ts';
import { databaseUrlIn } from './start-server.ts';

const child = fileURLToPath(new URL('./killed-migration.ts', import.meta.url));

/** The number of statements of a migration: the process may be killed before each. */
export const statementsOf = async (url: string, migrationsFolder: string): Promise<number> => {
  let statements = 0;
  await migrate(url, {
    migrations: readMigrations(migrationsFolder),
    onStatement: () => {
      statements += 1;
    },
  });
  return statements;
};

/** Migrates a database in a separate process, which is killed before one of its statements. */
export const killedAt = async (url: string, migrationsFolder: string, statement: number): Promise<void> => {
  const migrating = spawn(process.execPath, [child, url, migrationsFolder, String(statement)], {
    stdio: 'inherit',
  });
  const [code, signal] = await once(migrating, 'exit');
  if (signal !== 'SIGKILL')
    throw new Error(`the migration ended with ${code}, before statement ${statement}`);
};

/** Copies a closed database into a folder; returns the URL of the copy. */
export const copyInto = (folder: string, file: string | undefined): string => {
  if (file !== undefined) copyFileSync(file, join(folder, 'pasarela.db'));
  return databaseUrlIn(folder);
};

/** Whole numbers from 1 to `last`, evenly spread, both ends included. */
export const spread = (last: number, count: number): readonly number[] => [
  ...new Set(
    Array.from(
      { length: count },
      (_, index) => 1 + Math.round(((last - 1) * index) / Math.max(1, count - 1)),
    ),
  ),
];
