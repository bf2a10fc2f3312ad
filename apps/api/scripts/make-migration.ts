import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../src/database/migrate.ts';
import { readMigrations } from '../src/database/migrations.ts';
import { migrationsFolder } from '../src/installation/installed-files.ts';
import { schemaDifference } from './schema-engine.ts';

// Writes the migration that leads from the newest one to prisma/schema.prisma:
//   pnpm migration:new add-subscriptions
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('usage: pnpm migration:new <name-in-kebab-case>');

const folder = mkdtempSync(join(tmpdir(), 'pasarela-migration-'));
try {
  mkdirSync(migrationsFolder, { recursive: true });
  const url = `file:${join(folder, 'shadow.db')}`;
  const schema = readFileSync(
    fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url)),
    'utf8',
  );
  await migrate(url);
  const script = await schemaDifference(url, schema);
  if (!script.includes(';')) process.stdout.write('The migrations already lead to the schema.\n');
  else {
    const number = String(readMigrations().length + 1).padStart(4, '0');
    const target = join(migrationsFolder, `${number}_${name}`);
    mkdirSync(target);
    writeFileSync(join(target, 'migration.sql'), script);
    process.stdout.write(`${target}/migration.sql\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
