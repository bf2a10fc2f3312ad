import type { DemoEntry } from '@pasarela/contracts/accounts/demo-entry';
import { findKeyByIdentifier } from '#core/access/access-repository.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { keyedHash, sameText } from '#security/secrets.ts';
import { demoBusinesses, demoPassword, demoUsers } from './demo-people.ts';

/** The published API key of the demo, with whether its password is still the published one; undefined if there is no such key. */
export const findDemoKey = async ({ database, secrets }: Pick<Dependencies, 'database' | 'secrets'>) => {
  const key = demoBusinesses[0]?.key;
  const kept = key && (await findKeyByIdentifier(database.read, key.identifier))?.secretHash;
  if (!key || !kept) return undefined;
  return { ...key, isPublished: sameText(keyedHash(secrets.apiSecret, key.password), kept) };
};

/**
 * The sign-ins that a demo shows to everybody; null where the database does not hold the demo, or somebody has made its key their
 * own.
 */
export const demoEntryOf = async (
  dependencies: Pick<Dependencies, 'database' | 'secrets'>,
): Promise<DemoEntry | null> => {
  const key = await findDemoKey(dependencies);
  if (!key?.isPublished) return null;
  const users = demoUsers.flatMap(({ userName, roles }) =>
    roles[1] && roles[2] ? [{ userName, role: roles[1] }] : [],
  );
  return { password: demoPassword, users };
};
