import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { migrationsFolder } from '#installation/installed-files.ts';

export type Migration = {
  readonly name: string;
  readonly text: string;
  /** The SHA-256 of the text, as Prisma stores it. */
  readonly checksum: string;
};

/** The migrations of a folder in the order in which they are applied. */
export const readMigrations = (folder = migrationsFolder): readonly Migration[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}/migration.sql`, 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
