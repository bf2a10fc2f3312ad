import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { copyTemplate, writeTemplate } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-template-'));
const template = join(folder, 'template.db');
beforeAll(() => writeTemplate(template));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that a database without an account holds: tables, indexes, migrations, and rows that a migration writes. */
const contentOf = (file: string) => {
  const connection = new BetterSqlite3(file, { readonly: true });
  try {
    const schema = connection
      .prepare('select type, name, tbl_name, sql from sqlite_master order by name')
      .all();
    const tables = connection
      .prepare<[], { readonly name: string }>(
        "select name from sqlite_master where type = 'table' order by name",
      )
      .all();
    const rows = tables
      .filter(({ name }) => name !== '_prisma_migrations')
      .map(({ name }) => [name, connection.prepare(`select * from "${name}"`).all()]);
    const migrations = connection
      .prepare(
        'select migration_name, checksum, applied_steps_count from _prisma_migrations order by migration_name',
      )
      .all();
    const pragmas = ['user_version', 'application_id', 'encoding', 'page_size', 'auto_vacuum'].map((name) =>
      connection.pragma(name),
    );
    return { schema, rows, migrations, pragmas };
  } finally {
    connection.close();
  }
};

it('a copy of the template is what migrating makes, and migrating leaves it as it is', async () => {
  const [copied, migrated] = [join(folder, 'copied.db'), join(folder, 'migrated.db')];
  copyTemplate(copied, template);
  await migrate(`file:${migrated}`);
  expect(contentOf(copied)).toEqual(contentOf(migrated));
  await migrate(`file:${copied}`);
  expect(contentOf(copied)).toEqual(contentOf(migrated));
  expect(contentOf(copied).migrations.length).toBeGreaterThan(3);
});

it('never replaces a file, not even an empty one, nor one whose log is left', () => {
  for (const [name, content] of [
    ['held.db', 'data'],
    ['empty.db', ''],
    ['logged.db-wal', 'log'],
  ] as const) {
    const file = join(folder, name);
    writeFileSync(file, content);
    copyTemplate(file.replace(/-wal$/, ''), template);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
  expect(readdirSync(folder)).not.toContain('logged.db');
});

it('leaves nothing of its own behind, and nothing at all where there is no template', () => {
  const before = readdirSync(folder);
  copyTemplate(join(folder, 'other.db'), join(folder, 'missing.db'));
  expect(readdirSync(folder)).toEqual(before);
  copyTemplate(join(folder, 'other.db'), template);
  expect(readdirSync(folder).toSorted()).toEqual([...before, 'other.db'].toSorted());
});
