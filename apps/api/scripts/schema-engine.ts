import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readMigrations } from '../src/database/migrations.ts';
import { isPostgres } from '../src/database/postgres/postgres-url.ts';
import { migrationsFolder, postgresMigrationsFolder } from '../src/installation/installed-files.ts';

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

/** Statements of the engine that the adapters do not take as they are, and what to send in their place. */
const corrections: readonly (readonly [asked: RegExp, sent: string])[] = [
  // SQLite: the name of a partial index stands in double quotes, which a strict SQLite takes for a column.
  [/(\bname = )"(\w+)"/, "$1'$2'"],
  // PostgreSQL: the single characters of the catalogue are a type that the adapter refuses to answer with.
  // PostgreSQL 18 lists what is not null among the constraints, which the engine does not know.
  [/contype NOT IN \('p', 'u', 'f'\)/, "contype NOT IN ('p', 'u', 'f', 'n')"],
  [/\bcontype(?=\s+as\b)/gi, 'contype::text'],
  [/\bcon\.(confdeltype|confupdtype)\b/g, 'con.$1::text as $1'],
];

const corrected = <Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter => {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = (query) => {
    const text = corrections.reduce((sent, [asked, instead]) => sent.replace(asked, instead), query.sql);
    return queryRaw({ ...query, sql: text });
  };
  return adapter;
};

/** Prisma's schema engine as WebAssembly: the same that its command line runs, without a binary to download. */
const withEngine = async <Result>(
  url: string,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> => {
  loading ??= loadEngine();
  await loading;
  const factory = isPostgres(url)
    ? new PrismaPg({ connectionString: url })
    : new PrismaBetterSqlite3({ url, timeout: 10_000 }, { timestampFormat: 'unixepoch-ms' });
  const adapters: SqlDriverAdapter[] = [];
  const connect = async <Adapter extends SqlDriverAdapter>(opening: Promise<Adapter>): Promise<Adapter> => {
    const adapter = await opening;
    adapters.push(adapter);
    return corrected(adapter);
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

/** The folder of an engine's migrations, and what Prisma calls the engine. */
const kindOf = (url: string) =>
  isPostgres(url)
    ? { folder: postgresMigrationsFolder, provider: 'postgresql' }
    : { folder: migrationsFolder, provider: 'sqlite' };

/** The schema for the engine of a URL: there is one description of the tables, and only its provider differs. */
const schemaFor = (url: string, schema: string): string =>
  schema.replace('provider = "sqlite"', `provider = "${kindOf(url).provider}"`);

const migrationsList = (url: string) => ({
  baseDir: kindOf(url).folder,
  lockfile: { path: 'migration_lock.toml', content: `provider = "${kindOf(url).provider}"\n` },
  shadowDbInitScript: '',
  migrationDirectories: readMigrations(kindOf(url).folder).map(({ name, text }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: text } },
  })),
});

/** Applies what a database lacks, as Prisma's command line does. Answers what that was. */
export const applyMigrations = (url: string): Promise<readonly string[]> =>
  withEngine(url, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(url),
      filters: allTables,
    });
    return appliedMigrationNames;
  });

/** The SQL that leads from a database to a schema. */
export const schemaDifference = (url: string, schema: string): Promise<string> =>
  withEngine(url, async (engine) => {
    const content = schemaFor(url, schema);
    const { stdout } = await engine.diff({
      from: {
        tag: 'schemaDatasource',
        files: [{ path: 'schema.prisma', content }],
        configDir: kindOf(url).folder,
      },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
      script: true,
      exitCode: false,
      filters: allTables,
    });
    return stdout ?? '';
  });
