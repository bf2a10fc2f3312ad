import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite3, { type Database as Connection } from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '#installation/installed-files.ts';
import { applyMigrations, schemaDifference } from '../../../scripts/schema-engine.ts';
import { copyTemplate } from '../../../test/database-templates.ts';
import { fillFirstInstallation } from '../../../test/first-installation.ts';
import { copyInto, killedAt, spread, statementsOf } from '../../../test/migration-kills.ts';
import { databaseUrlIn } from '../../../test/start-server.ts';
import { sizeOf } from '../../../test/test-size.ts';
import { type Migration, readMigrations } from '../migrations.ts';
import { migrate } from './migrate.ts';
import { databaseFile } from './sqlite-connections.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => {
  made += 1;
  const path = join(folder, String(made));
  mkdirSync(path);
  return path;
};

const opened = <Result>(url: string, work: (connection: Connection) => Result): Result => {
  const connection = new BetterSqlite3(databaseFile(url));
  try {
    return work(connection);
  } finally {
    connection.close();
  }
};

type Kept = Readonly<Record<string, readonly unknown[]>>;

/** For tables some of whose columns a later migration moved: the join that reads them from both tables. */
const moved: Readonly<Record<string, string>> = {
  accounts: 'accounts left join (select * from account_states) on account_id = id',
};

const keptIn = (url: string, columnsOf: (table: string) => readonly string[] | undefined): Kept =>
  opened(url, (connection) => {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(connection.pragma('foreign_key_check')).toEqual([]);
    const tables = connection
      .prepare<[], { readonly name: string }>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_%' escape '\\'",
      )
      .all();
    return Object.fromEntries(
      tables.flatMap(({ name }) => {
        const columns = columnsOf(name);
        if (columns?.length === 0) return [];
        const shown = columns?.map((column) => `"${column}"`).join(', ') ?? '*';
        const has = (column: string): boolean =>
          connection.prepare(`select 1 from pragma_table_info('${name}') where name = ?`).get(column) !==
          undefined;
        const from = columns?.every(has) === false ? moved[name] : `"${name}"`;
        const rows = connection.prepare(`select ${shown} from ${from}`).raw().all();
        return [[name, rows.map((row) => JSON.stringify(row)).toSorted()]];
      }),
    );
  });

const columnsIn = (url: string): ReadonlyMap<string, readonly string[]> =>
  opened(
    url,
    (connection) =>
      new Map(
        connection
          .prepare<[], { readonly name: string; readonly columns: string }>(
            `select m.name, json_group_array(c.name) as columns from sqlite_master m join pragma_table_info(m.name) c
             where m.type = 'table' group by m.name`,
          )
          .all()
          .map(({ name, columns }) => [name, JSON.parse(columns) as string[]]),
      ),
  );

const appliedIn = (url: string): readonly unknown[] =>
  opened(url, (connection) =>
    connection
      .prepare('select migration_name from _prisma_migrations where finished_at is not null order by rowid')
      .pluck()
      .all(),
  );

const names = readMigrations().map(({ name }) => name);

describe('the history of a database', () => {
  it("is Prisma's own: its engine finds nothing left to do and no difference to the schema", async () => {
    const url = databaseUrlIn(newFolder());
    await migrate(url);
    expect(appliedIn(url)).toEqual(names);
    expect(await applyMigrations(url)).toEqual([]);
    const schema = fileURLToPath(new URL('../../../../../prisma/schema.prisma', import.meta.url));
    expect(await schemaDifference(url, readFileSync(schema, 'utf8'))).not.toContain(';');
  });

  it('is continued where its engine has begun it', async () => {
    const url = databaseUrlIn(newFolder());
    await applyMigrations(url);
    expect(await statementsOf(url, migrationsFolder)).toBeLessThan(10);
    expect(appliedIn(url)).toEqual(names);
  });
});

describe('a migration', () => {
  const good: Migration = { name: '1_good', text: 'create table a (id integer primary key);', checksum: '1' };
  const followedBy = (text: string): readonly Migration[] => [good, { name: '2_bad', text, checksum: '2' }];
  const tablesIn = (url: string) =>
    opened(url, (connection) =>
      connection.prepare("select name from sqlite_master where type = 'table'").pluck().all(),
    );

  it('that fails in the middle leaves everything as it was, and says which it is', async () => {
    const url = databaseUrlIn(newFolder());
    await expect(
      migrate(url, { migrations: followedBy('create table b (id); insert into c values (1);') }),
    ).rejects.toThrow(
      /2_bad could not be applied to .*pasarela\.db, which is as it was before: no such table: c/,
    );
    expect(tablesIn(url)).toEqual(['_prisma_migrations', 'a']);
    expect(appliedIn(url)).toEqual(['1_good']);
    await migrate(url, { migrations: followedBy('create table b (id);') });
    expect(appliedIn(url)).toEqual(['1_good', '2_bad']);
  });

  it('makes a table anew although others point to it', async () => {
    const url = databaseUrlIn(newFolder());
    const rebuild = `
      create table b (a_id integer not null references a (id) on delete cascade);
      insert into a values (1); insert into b values (1);
      pragma foreign_keys=off;
      create table new_a (id integer primary key, more text); insert into new_a (id) select id from a;
      drop table a; alter table new_a rename to a;
      pragma foreign_keys=on;`;
    await migrate(url, { migrations: followedBy(rebuild) });
    expect(opened(url, (connection) => connection.prepare('select * from b').all())).toEqual([{ a_id: 1 }]);
  });

  it('is refused where it leaves a row that points nowhere', async () => {
    const url = databaseUrlIn(newFolder());
    const orphan = 'create table b (a_id integer references a (id)); insert into b values (7);';
    await expect(migrate(url, { migrations: followedBy(orphan) })).rejects.toThrow(
      /2_bad would leave 1 rows that point nowhere, the first in b/,
    );
    expect(tablesIn(url)).toEqual(['_prisma_migrations', 'a']);
  });

  it('of another program is left alone', async () => {
    const file = join(folder, 'theirs.db');
    const theirs = new BetterSqlite3(file);
    theirs.exec('create table orders (id integer primary key); insert into orders values (1)');
    theirs.close();
    await expect(migrate(`file:${file}`)).rejects.toThrow(`${file} is the database of another program.`);
    const after = new BetterSqlite3(file);
    expect(after.prepare("select name from sqlite_master where type = 'table'").all()).toEqual([
      { name: 'orders' },
    ]);
    after.close();
  });

  it('of a newer version is left alone', async () => {
    const url = databaseUrlIn(newFolder());
    await migrate(url, { migrations: followedBy('create table b (id);') });
    await expect(migrate(url, { migrations: [good] })).rejects.toThrow(/newer version of Pasarela \(2_bad\)/);
  });
});

describe('what an earlier version left half applied', () => {
  /** Leaves the state of an engine that was killed while it applied a migration without a transaction. */
  const half = (url: string, finished: readonly string[], unfinished: string): void =>
    opened(url, (connection) => {
      connection.exec(`
        create table if not exists _prisma_migrations (id text primary key, checksum text, finished_at datetime,
          migration_name text not null, logs text, rolled_back_at datetime, started_at datetime, applied_steps_count integer);
        create table businesses (id integer primary key);`);
      const note = connection.prepare(
        'insert into _prisma_migrations (id, migration_name, finished_at) values (?, ?, ?)',
      );
      for (const name of finished) note.run(name, name, 1);
      note.run(unfinished, unfinished, null);
    });

  it('is removed and made again where it was the first migration', async () => {
    const url = databaseUrlIn(newFolder());
    half(url, [], names[0] ?? '');
    await migrate(url);
    expect(appliedIn(url)).toEqual(names);
  });

  it('asks for the backup where there is data', async () => {
    const url = databaseUrlIn(newFolder());
    half(url, names.slice(0, 1), names[1] ?? '');
    await expect(migrate(url)).rejects.toThrow(/is half upgraded: .* interrupted in 0002.*Restore a backup/);
  });
});

describe('killed at any statement', () => {
  /** A later version whose migration rebuilds tables that others refer to, in the way Prisma generates it. */
  const nextVersion = (url: string): string => {
    const target = newFolder();
    cpSync(migrationsFolder, target, { recursive: true });
    const rebuilt = ['accounts', 'transactions'];
    const text = opened(url, (connection) =>
      rebuilt.flatMap((table) => {
        const [create, ...indexes] = connection
          .prepare<[string], string>(
            'select sql from sqlite_master where tbl_name = ? and sql is not null order by type desc',
          )
          .pluck()
          .all(table);
        const columns = (columnsIn(url).get(table) ?? []).map((column) => `"${column}"`).join(', ');
        return [
          String(create).replace(`"${table}" (`, `"new_${table}" ("added" TEXT,`),
          `INSERT INTO "new_${table}" (${columns}) SELECT ${columns} FROM "${table}"`,
          `DROP TABLE "${table}"`,
          `ALTER TABLE "new_${table}" RENAME TO "${table}"`,
          ...indexes,
        ];
      }),
    );
    mkdirSync(join(target, '9999_next-version'));
    writeFileSync(
      join(target, '9999_next-version', 'migration.sql'),
      `PRAGMA defer_foreign_keys=ON;\nPRAGMA foreign_keys=OFF;\n${text.join(';\n')};\nPRAGMA foreign_keys=ON;\n`,
    );
    return target;
  };

  const first = { file: undefined as string | undefined, migrations: migrationsFolder, before: {} as Kept };
  const upgrade = { ...first };
  const rebuild = { ...first };
  beforeAll(async () => {
    const oldest = databaseUrlIn(newFolder());
    await migrate(oldest, { migrations: readMigrations().slice(0, 1) });
    opened(oldest, fillFirstInstallation);
    Object.assign(upgrade, { file: databaseFile(oldest), before: keptIn(oldest, () => undefined) });
    const url = databaseUrlIn(newFolder());
    copyTemplate(inject('databaseTemplates'), databaseFile(url), 0.02);
    Object.assign(rebuild, {
      file: databaseFile(url),
      before: keptIn(url, () => undefined),
      migrations: nextVersion(url),
    });
  });

  it.for([
    ['a first start', first],
    ['an upgrade of the oldest version', upgrade],
    ['an upgrade that makes tables anew', rebuild],
  ] as const)(
    '%s is brought to its end by the next start, and nothing is lost',
    async ([what, { ...given }], { task }) => {
      const whole = copyInto(newFolder(), given.file);
      const columns = given.file === undefined ? new Map() : columnsIn(whole);
      const statements = await statementsOf(whole, given.migrations);
      const points = spread(statements, sizeOf({ small: 3, full: statements }));
      for (const statement of points) {
        const path = newFolder();
        const url = copyInto(path, given.file);
        await killedAt(url, given.migrations, statement);
        await migrate(url, { migrations: readMigrations(given.migrations) });
        expect([statement, appliedIn(url)]).toEqual([statement, appliedIn(whole)]);
        expect(keptIn(url, (table) => columns.get(table) ?? [])).toEqual(given.before);
        rmSync(path, { recursive: true });
      }
      Object.assign(task.meta, {
        figures: `${what}: killed at ${points.length} of ${statements} statements`,
      });
    },
  );
});
