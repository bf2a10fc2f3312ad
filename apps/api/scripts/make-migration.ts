import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/database/engine/open-database.ts';
import { readMigrations } from '../src/database/migrations.ts';
import { migrationsFolder, postgresMigrationsFolder } from '../src/installation/installed-files.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { schemaDifference } from './schema-engine.ts';

// Writes the migrations of both engines that lead from their newest ones to prisma/schema.prisma:
//   pnpm migration:new add-subscriptions
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('usage: pnpm migration:new <name-in-kebab-case>');

const schema = readFileSync(fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url)), 'utf8');

/** Migrates an empty database with what is there, and writes what it lacks. */
const writeNext = async (url: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await (await openDatabase(url)).close();
  const script = await schemaDifference(url, schema);
  if (!script.includes(';')) {
    process.stdout.write(`The migrations of ${folder} already lead to the schema.\n`);
    return;
  }
  const number = String(readMigrations(folder).length + 1).padStart(4, '0');
  const target = join(folder, `${number}_${name}`);
  mkdirSync(target);
  writeFileSync(join(target, 'migration.sql'), script);
  process.stdout.write(`${target}/migration.sql\n`);
};

const temporary = mkdtempSync(join(tmpdir(), 'pasarela-migration-'));
const server = await startPostgres();
try {
  await writeNext(`file:${join(temporary, 'shadow.db')}`, migrationsFolder);
  await writeNext(await server.create('shadow'), postgresMigrationsFolder);
} finally {
  await server.stop();
  rmSync(temporary, { recursive: true, force: true });
}
