import { opensSettings, renewSettings } from '#core/outbox/webhooks/account-settings.ts';
import type { Database } from '#database/database.ts';
import { CannotStart } from '#errors/cannot-start.ts';
import { makeSecretFile, readSecretFile } from '#security/secret-file.ts';
import { deriveSecrets, type Secrets } from '#security/secrets.ts';
import { isEmpty } from '#seed/demo-repository.ts';

const costs = `To start without it, set PASARELA_NEW_SECRET=yes for one start. That cannot be undone, and ends what hung on the old secret:
  - everybody is signed out, and tokens of the payment API stop working;
  - the passwords of all API keys are void until each is made anew under Integration;
  - webhooks are signed with new secrets, and the public keys of form sessions have to be made again;
  - cards on a blacklist are no longer recognized.
Payments, the ledger, users and their passwords stay.`;

const readKept = (file: string): ReturnType<typeof readSecretFile> => {
  try {
    return readSecretFile(file);
  } catch (error) {
    throw new CannotStart(
      `The secret ${file} cannot be read: ${error instanceof Error ? error.message : error}. It has to be this user's.`,
    );
  }
};

const makeKept = (file: string): string => {
  try {
    return makeSecretFile(file);
  } catch (error) {
    throw new CannotStart(
      `The secret ${file} cannot be written: ${error instanceof Error ? error.message : error}.`,
    );
  }
};

/** Where the secret is: in the configuration, or in a file, which is made for an empty database. */
type SecretSource = { readonly text: string } | { readonly file: string };

type Settled = { readonly source: SecretSource; readonly newSecret: boolean };

const knownOf = (
  source: SecretSource,
): { readonly text: string | undefined; readonly isDamaged: boolean } => {
  if ('text' in source) return { text: source.text, isDamaged: false };
  const kept = readKept(source.file);
  return { text: kept?.whole ? kept.text : undefined, isDamaged: kept !== undefined && !kept.whole };
};

const made = (source: SecretSource): string => ('text' in source ? source.text : makeKept(source.file));

/**
 * Returns the secret that the database was written with; creates one for an empty database. A database with data is opened with
 * another secret only on explicit request, because its API keys and webhooks would stop working.
 */
export const settleSecret = async (database: Database, { source, newSecret }: Settled): Promise<Secrets> => {
  const known = knownOf(source);
  const place = 'text' in source ? 'PASARELA_SECRET' : source.file;
  if (await isEmpty(database.read)) return deriveSecrets(known.text ?? made(source));

  if (known.text === undefined && !newSecret)
    throw new CannotStart(
      `The database holds data, and the secret that it was written with is ${
        known.isDamaged ? 'damaged' : 'missing'
      }: ${place}. Restore that file from a backup, or set PASARELA_SECRET to what it was.\n${costs}`,
    );
  const secrets = deriveSecrets(known.text ?? made(source));
  if ((await opensSettings(database.read, secrets)) !== false) return secrets;
  if (!newSecret)
    throw new CannotStart(
      `The database was written with another secret than ${place} has. Restore the one that belongs to it.\n${costs}`,
    );
  await database.unit({ outside: 'installation' }, (unit) => renewSettings(unit, secrets));
  return secrets;
};
