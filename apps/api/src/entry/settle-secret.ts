import { opensSettings, renewSettings } from '#core/outbox/webhooks/account-settings.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/queries.ts';
import { CannotStart } from '#errors/cannot-start.ts';
import { makeSecretFile, readSecretFile } from '#security/secret-file.ts';
import { deriveSecrets, type Secrets, sameText, secretCheckOf } from '#security/secrets.ts';
import { isEmpty } from '#seed/demo-repository.ts';
import { findSecretCheck, insertSecretCheck, updateSecretCheck } from './secret-check-repository.ts';

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

/** What is said where the secret is not the one that the database was written with, or first opened with. */
const otherSecret = async (read: Queries, place: string): Promise<CannotStart> =>
  new CannotStart(
    (await isEmpty(read))
      ? `The database is empty, and was opened before with another secret than ${place} has. Start with that one. If no other process starts on it, PASARELA_NEW_SECRET=yes for one start takes this one, and nothing is lost.`
      : `The database was written with another secret than ${place} has. Restore the one that belongs to it.\n${costs}`,
  );

/** Whether a secret is that of the installation with a check value; undefined if nothing in the database says so. */
const isOfInstallation = async (
  read: Queries,
  secrets: Secrets,
  check: string | undefined,
): Promise<boolean | undefined> =>
  check === undefined ? opensSettings(read, secrets) : sameText(check, secretCheckOf(secrets));

/** Stores the check value of the secret, so that no process works with another one; of several that start at once, the first does. */
const storeCheck = (database: Database, secrets: Secrets, place: string): Promise<void> =>
  database.unit({ outside: 'first data' }, async (unit) => {
    const check = await findSecretCheck(unit);
    if (check === undefined) await insertSecretCheck(unit, secretCheckOf(secrets));
    else if (!sameText(check, secretCheckOf(secrets))) throw await otherSecret(unit, place);
  });

/**
 * Returns the secret that the database was written with; creates one for an empty database. A database with data is opened with
 * another secret only on explicit request, because its API keys and webhooks would stop working.
 */
export const settleSecret = async (database: Database, { source, newSecret }: Settled): Promise<Secrets> => {
  const known = knownOf(source);
  const place = 'text' in source ? 'PASARELA_SECRET' : source.file;
  if (known.text === undefined && !newSecret && !(await isEmpty(database.read)))
    throw new CannotStart(
      `The database holds data, and the secret that it was written with is ${
        known.isDamaged ? 'damaged' : 'missing'
      }: ${place}. Restore that file from a backup, or set PASARELA_SECRET to what it was.\n${costs}`,
    );
  const secrets = deriveSecrets(known.text ?? made(source));
  const check = await findSecretCheck(database.read);
  const isKnown = await isOfInstallation(database.read, secrets, check);
  if (isKnown === false && !newSecret) throw await otherSecret(database.read, place);
  if (isKnown === false)
    await database.unit({ outside: 'installation' }, async (unit) => {
      await renewSettings(unit, secrets);
      await updateSecretCheck(unit, secretCheckOf(secrets));
    });
  // Not looked for again: what another process has stored meanwhile has to be compared.
  if (check === undefined) await storeCheck(database, secrets, place);
  return secrets;
};
