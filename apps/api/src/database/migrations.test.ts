import { expect, it } from 'vitest';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';
import { readMigrations } from './migrations.ts';

/** The first line of a migration during which no process of an earlier version may run. */
const alone = /^-- Not beside earlier versions: \S.+\n/;

/** What processes of an earlier version do not notice: they name the columns that they write, and ask for nothing that is gone. */
const additive: readonly RegExp[] = [
  /^create table "\w+" \(/,
  /^create (unique )?index "\w+" on "(?<table>\w+)"/,
  // With a value for the rows of those who do not know it.
  /^alter table "\w+" add column "?\w+"? [a-z]+( default .+| not null default .+)?$/,
  /^alter table "(?<table>\w+)" add constraint "\w+" foreign key /,
];

const statementsOf = (text: string): readonly string[] =>
  text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/** The statements of a migration that an earlier version could notice. */
const noticed = (text: string): readonly string[] => {
  const statements = statementsOf(text);
  const made = new Set(statements.map((statement) => /^create table "(\w+)"/.exec(statement)?.[1]));
  return statements.filter((statement) => {
    const match = additive.map((pattern) => pattern.exec(statement)).find((found) => found !== null);
    if (!match) return true;
    // A key or a unique index can refuse what an earlier version writes, unless the table is new.
    const isRule = statement.startsWith('create unique') || statement.includes(' add constraint ');
    return isRule && !made.has(match.groups?.table);
  });
};

it('lets processes of the version before work on during an upgrade of PostgreSQL, or says that it does not', () => {
  const [, ...later] = readMigrations(postgresMigrationsFolder);
  expect(later.length).toBeGreaterThan(0);
  for (const { name, text } of later)
    expect({ name, noticed: alone.test(text) ? [] : noticed(text) }).toEqual({ name, noticed: [] });
});

it.each([
  ['alter table "emails" drop column "error"', 1],
  ['alter table "emails" add column "tries" INTEGER NOT NULL', 1],
  ['alter table "emails" add column "tries" INTEGER NOT NULL DEFAULT 0', 0],
  ['alter table "emails" add column "note" TEXT', 0],
  ['alter table "emails" rename column "error" to "failure"', 1],
  ['CREATE UNIQUE INDEX "emails_kind" ON "emails"("kind")', 1],
  ['CREATE INDEX "emails_kind" ON "emails"("kind")', 0],
  ['CREATE TABLE "news" ("id" BIGINT); CREATE UNIQUE INDEX "news_id" ON "news"("id")', 0],
])('%s: noticed %i', (text, count) => {
  expect(noticed(text)).toHaveLength(count);
});
