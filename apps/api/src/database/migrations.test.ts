import { expect, it } from 'vitest';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';
import { noticed, whyAlone } from '../../test/migration-rule.ts';
import { readMigrations } from './migrations.ts';

it('lets processes of the version before work on during an upgrade of PostgreSQL, or says that it does not', () => {
  const [, ...later] = readMigrations(postgresMigrationsFolder);
  expect(later.length).toBeGreaterThan(0);
  for (const { name, text } of later)
    expect({ name, noticed: whyAlone(text) ? [] : noticed(text) }).toEqual({ name, noticed: [] });
});

it.each([
  ['alter table "emails" drop column "error"', 1],
  ['alter table "emails" add column "tries" INTEGER NOT NULL', 1],
  ['alter table "emails" add column "tries" INTEGER NOT NULL DEFAULT 0', 0],
  ['alter table "emails" add column "note" TEXT', 0],
  ['alter table "emails" rename column "error" to "failure"', 1],
  ['CREATE UNIQUE INDEX "emails_kind" ON "emails"("kind")', 1],
  ['CREATE INDEX "emails_kind" ON "emails"("kind")', 0],
  ['INSERT INTO "emails" ("id") SELECT 1', 1],
  ['CREATE TABLE "news" ("id" BIGINT); INSERT INTO "news" ("id") SELECT "id" FROM "emails"', 0],
  ['CREATE TABLE "news" ("id" BIGINT); CREATE UNIQUE INDEX "news_id" ON "news"("id")', 0],
])('%s: noticed %i', (text, count) => {
  expect(noticed(text)).toHaveLength(count);
});
