import type { DemoEntry } from '@pasarela/contracts/accounts/demo-entry';
import { publishedKeyState } from '#core/access/published-key.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { demoBusinesses, demoPassword, demoUsers } from './demo-people.ts';

/** The published API key of the demo. */
export const demoKey = demoBusinesses[0]?.key;

/**
 * The sign-ins that a demo shows to everybody; null where the database does not hold the demo, or somebody has made its key their
 * own.
 */
export const demoEntryOf = async (
  dependencies: Pick<Dependencies, 'database' | 'secrets'>,
): Promise<DemoEntry | null> => {
  if (!demoKey || (await publishedKeyState(dependencies, demoKey)) !== 'works') return null;
  const users = demoUsers.flatMap(({ userName, roles }) =>
    roles[1] && roles[2] ? [{ userName, role: roles[1] }] : [],
  );
  return { password: demoPassword, users };
};
