import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { migrationNames, migrationsFolder, migrationText } from './migrate.ts';

const require = createRequire(import.meta.url);
const allTables = { externalTables: [], externalEnums: [] };

let loading: Promise<void> | undefined;

/** The bindings are of one instance: it is made once. */
const loadEngine = async (): Promise<void> => {
  const file = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    './schema_engine_bg.js': { ...bindings },
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
};

/** Prisma's schema engine as WebAssembly: the same that its command line runs, without a binary to download. */
const openEngine = async (url: string) => {
  loading ??= loadEngine();
  await loading;
  const factory = bindMigrationAwareSqlAdapterFactory(
    new PrismaBetterSqlite3({ url, timeout: 10_000 }, { timestampFormat: 'unixepoch-ms' }),
  );
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
};

const migrationsList = () => ({
  baseDir: migrationsFolder,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrationNames().map((name) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: migrationText(name) } },
  })),
});

export const applyMigrations = async (url: string): Promise<readonly string[]> => {
  const engine = await openEngine(url);
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrationsList(),
    filters: allTables,
  });
  return appliedMigrationNames;
};

/** The SQL that leads from an empty database with every migration applied to a schema. */
export const schemaDifference = async (url: string, schema: string): Promise<string> => {
  const engine = await openEngine(url);
  await engine.applyMigrations({ migrationsList: migrationsList(), filters: allTables });
  const { stdout } = await engine.diff({
    from: {
      tag: 'schemaDatasource',
      files: [{ path: 'schema.prisma', content: schema }],
      configDir: migrationsFolder,
    },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
    script: true,
    exitCode: false,
    filters: allTables,
  });
  return stdout ?? '';
};
