import { createHash } from 'node:crypto';
import { type Migration, readMigrations } from '#database/migrations.ts';
import { migratePostgres } from '#database/postgres/migrate-postgres.ts';
import { connectTo } from '#database/postgres/postgres-connections.ts';
import { storedColumns } from '#generated/stored-tables.ts';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';

const tables = Object.keys(storedColumns).sort();

const text = [
  'CREATE TABLE "later_rows" ("account_id" BIGINT NOT NULL, CONSTRAINT "later_rows_pkey" PRIMARY KEY ("account_id"));',
  'ALTER TABLE "later_rows" ADD CONSTRAINT "later_rows_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;',
  ...tables.flatMap((table) => [
    `ALTER TABLE "${table}" ADD COLUMN "later_note" TEXT;`,
    `ALTER TABLE "${table}" ADD COLUMN "later_count" INTEGER NOT NULL DEFAULT 0;`,
  ]),
  'CREATE INDEX "transactions_later_note_idx" ON "transactions"("later_note");',
].join('\n');

/** A migration of a version to come, with all that the rule allows, in every table. */
export const laterMigration: Migration = {
  name: '9999_later',
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
};

/** Migrates a database as the first process of the version to come does, where it meets locks at most so many times. */
export const migrateLater = async (url: string, tries?: number): Promise<void> => {
  const client = await connectTo(url, 'start');
  try {
    const migrations = [...readMigrations(postgresMigrationsFolder), laterMigration];
    await migratePostgres(client, url, migrations, tries);
  } finally {
    await client.end();
  }
};

/** Takes the migration out of the list of those that were applied, so that this version opens the database. Its columns stay. */
export const forgetLater = async (url: string): Promise<void> => {
  const client = await connectTo(url, 'start');
  try {
    await client.query('delete from _prisma_migrations where migration_name = $1', [laterMigration.name]);
  } finally {
    await client.end();
  }
};
