import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readMigrations } from '../src/database/migrations.ts';
import { migrationsFolder } from '../src/installation/installed-files.ts';

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

type Engine = Awaited<ReturnType<typeof bindings.SchemaEngine.new>>;

/**
 * The engine asks for the text of a partial index with its name in double quotes, which the driver's SQLite takes for a column: strict
 * about them, as it is built.
 */
const withTextsQuoted = <Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter => {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = (query) =>
    queryRaw({ ...query, sql: query.sql.replace(/(\bname = )"(\w+)"/, "$1'$2'") });
  return adapter;
};

/** Prisma's schema engine as WebAssembly: the same that its command line runs, without a binary to download. */
const withEngine = async <Result>(
  url: string,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> => {
  loading ??= loadEngine();
  await loading;
  const factory = new PrismaBetterSqlite3({ url, timeout: 10_000 }, { timestampFormat: 'unixepoch-ms' });
  const adapters: SqlDriverAdapter[] = [];
  const connect = async <Adapter extends SqlDriverAdapter>(opening: Promise<Adapter>): Promise<Adapter> => {
    const adapter = await opening;
    adapters.push(adapter);
    return withTextsQuoted(adapter);
  };
  const bound = bindMigrationAwareSqlAdapterFactory({
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => connect(factory.connect()),
    connectToShadowDb: () => connect(factory.connectToShadowDb()),
  });
  try {
    return await work(await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, bound));
  } finally {
    // The engine locks the database for as long as its connections are open, and does not close them.
    for (const adapter of adapters) await adapter.dispose();
  }
};

const migrationsList = () => ({
  baseDir: migrationsFolder,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: readMigrations().map(({ name, text }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: text } },
  })),
});

/** Applies what a database lacks, as Prisma's command line does. Answers what that was. */
export const applyMigrations = (url: string): Promise<readonly string[]> =>
  withEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(),
      filters: allTables,
    });
    return appliedMigrationNames;
  });

/** The SQL that leads from a database to a schema. */
export const schemaDifference = (url: string, schema: string): Promise<string> =>
  withEngine(url, async (engine) => {
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
  });
