import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '#database/engine/open-database.ts';
import { isPostgres } from '#database/postgres/postgres-url.ts';
import { databaseFile } from '#database/sqlite/sqlite-connections.ts';
import { CannotReset, CannotStart } from '#errors/cannot-start.ts';
import { makePasswordLink } from '#features/accounts/password-links-service.ts';
import { secretFileOf } from '#security/secret-file.ts';
import { momentText } from '#time/moment-text.ts';
import { realClock } from '#time/real-clock.ts';
import type { ResetOptions } from './command-line.ts';
import { settleSecret } from './settle-secret.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The URL of the database that an option names, or of the one in the folder. Throws if there is none yet: none is made here. */
const urlOf = (folder: string, option: string | undefined): string => {
  if (option !== undefined && isPostgres(option)) return option;
  const file = resolve(folder, option?.replace(/^file:/, '') ?? join('.pasarela', 'pasarela.db'));
  if (!existsSync(file))
    throw new CannotReset(`There is no database ${file}. --db names another file, or a URL of PostgreSQL.`);
  return `file:${file}`;
};

/** Prints a link with which a user chooses another password. Throws `CannotReset` where none can be made. */
export const runResetPassword = async (
  { user, db }: ResetOptions,
  environment: Environment,
  place: { readonly folder: string; readonly say: (text: string) => unknown },
): Promise<void> => {
  const url = urlOf(place.folder, db);
  const given = environment.PASARELA_SECRET;
  if (!given && isPostgres(url))
    throw new CannotReset('PASARELA_SECRET is missing: with PostgreSQL it is the one that the servers have.');
  const database = await openDatabase(url);
  try {
    const source = given ? { text: given } : { file: secretFileOf(databaseFile(url)) };
    const secrets = await settleSecret(database, { source, newSecret: false }).catch((error: unknown) => {
      throw error instanceof CannotStart ? new CannotReset(error.message) : error;
    });
    const site =
      environment.PUBLIC_URL?.replace(/\/$/, '') || `http://localhost:${environment.PORT || '3000'}`;
    const link = await makePasswordLink({ database, clock: realClock, secrets }, user, site);
    if (!link) throw new CannotReset(`Nobody who may sign in has the username or the e-mail ${user}.`);
    place.say(
      `${link.url}\nWith this link ${link.userName} chooses a password: once, until ${momentText(link.expiresAt.getTime(), 'en')}, Mexico City time.\n`,
    );
  } finally {
    await database.close();
  }
};
