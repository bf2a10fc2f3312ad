import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CannotStart } from '#errors/cannot-start.ts';
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

/** Refuses a database that has other tables than this version of the product, older or newer ones. */
export const refuseOtherVersion = (
  place: string,
  finished: ReadonlySet<string>,
  migrations: readonly Migration[],
): void => {
  const names = migrations.map(({ name }) => name);
  const unknown = [...finished].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CannotStart(
      `${place} was written by a newer version of Pasarela (${unknown.join(', ')}). Move it with that version.`,
    );
  const missing = names.filter((name) => !finished.has(name));
  if (finished.size > 0 && missing.length > 0)
    throw new CannotStart(
      `${place} was written by an older version of Pasarela: ${missing.join(', ')} is missing. Start this version on it once, stop it, and move it then.`,
    );
  if (finished.size === 0) throw new CannotStart(`${place} holds no installation of Pasarela.`);
};
