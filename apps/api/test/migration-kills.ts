import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#database/migrate.ts';
import { readMigrations } from '#database/migrations.ts';
import { databaseUrlIn } from './start-server.ts';

const child = fileURLToPath(new URL('./killed-migration.ts', import.meta.url));

/** How many statements migrating takes: each is a point at which the process can end. */
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

/** Migrates a database in a process of its own, which is killed before one of its statements. */
export const killedAt = async (url: string, migrationsFolder: string, statement: number): Promise<void> => {
  const migrating = spawn(process.execPath, [child, url, migrationsFolder, String(statement)], {
    stdio: 'inherit',
  });
  const [code, signal] = await once(migrating, 'exit');
  if (signal !== 'SIGKILL')
    throw new Error(`the migration ended with ${code}, before statement ${statement}`);
};

/** A copy of a database that nobody has open, in a folder of its own. */
export const copyInto = (folder: string, file: string | undefined): string => {
  if (file !== undefined) copyFileSync(file, join(folder, 'pasarela.db'));
  return databaseUrlIn(folder);
};

/** So many whole numbers from 1 to a last one, evenly spread, both ends included. */
export const spread = (last: number, count: number): readonly number[] => [
  ...new Set(
    Array.from(
      { length: count },
      (_, index) => 1 + Math.round(((last - 1) * index) / Math.max(1, count - 1)),
    ),
  ),
];
