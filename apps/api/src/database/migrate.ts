import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { adapterFactory, databaseFile } from './sqlite-connections.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url));

export const migrationNames = (): readonly string[] =>
  readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export const migrationText = (name: string): string =>
  readFileSync(`${migrationsFolder}/${name}/migration.sql`, 'utf8');

/** The names and checksums that Prisma keeps of what was applied. */
const applied = async (url: string): Promise<ReadonlyMap<string, string>> => {
  const adapter = await adapterFactory(url).connect();
  try {
    const tables = await adapter.queryRaw({
      sql: "select 1 from sqlite_master where name = '_prisma_migrations'",
      args: [],
      argTypes: [],
    });
    if (tables.rows.length === 0) return new Map();
    const { rows } = await adapter.queryRaw({
      sql: 'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
      args: [],
      argTypes: [],
    });
    return new Map(rows.map(([name, checksum]) => [String(name), String(checksum)]));
  } finally {
    await adapter.dispose();
  }
};

const isCurrent = (known: ReadonlyMap<string, string>): boolean =>
  migrationNames().every(
    (name) => known.get(name) === createHash('sha256').update(migrationText(name)).digest('hex'),
  );

/**
 * Applies the migrations that a database lacks. The engine is 5 MB of WebAssembly, so it is loaded only when there is
 * something to do, in a thread that ends with it.
 */
export const migrate = async (url: string): Promise<void> => {
  const file = databaseFile(url);
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && isCurrent(await applied(url))) return;
  const worker = new Worker(new URL('./migrate-worker.ts', import.meta.url), { workerData: { url } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`migration ended with ${code}`)),
    );
  });
};
