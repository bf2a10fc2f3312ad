import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { insertApiKey } from '#core/access/access-repository.ts';
import { createIsolatedAccounts } from '#sandbox/isolated-accounts-service.ts';
import { apiKeyIdentifier, apiKeyPassword, randomIdentifiers } from '#security/identifiers.ts';
import { keyedHash } from '#security/secrets.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import type { TestApp } from '../build-test-app.ts';
import { basic } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

/** The id of a business's account. */
export const accountIdOf = async (
  { database }: TestApp,
  businessId: number,
  environment: EnvironmentName = 'Sandbox',
): Promise<number> => (await rowOf(database.read, 'accounts', { businessId, environment })).id;

/** Creates a user with one role in one business and the demo's password; returns the id. */
export const createMember = async (
  { database }: TestApp,
  userName: string,
  role: RoleName,
  businessId: number,
): Promise<number> => {
  const createdAt = new Date(0);
  return database.unit({ outside: 'installation' }, async (unit) => {
    const { passwordHash } = await rowOf(unit, 'users', { userName: 'admin' });
    const person = { userName, email: `${userName}@example.com`, displayName: userName };
    const userId = await unit.insert('users', { ...person, passwordHash, createdAt });
    await unit.insert('memberships', { userId, businessId, role, createdAt });
    return userId;
  });
};

/** Creates an API key; returns it as the `Authorization` header. */
export const createApiKey = async (
  app: TestApp,
  businessId: number,
  environment: EnvironmentName,
): Promise<ReturnType<typeof basic>> => {
  const accountId = await accountIdOf(app, businessId, environment);
  const [identifier, password] = [apiKeyIdentifier(), apiKeyPassword()];
  const secretHash = keyedHash(app.secrets.apiSecret, password);
  await app.database.unit({ outside: 'installation' }, (unit) =>
    insertApiKey(unit, { accountId, identifier, secretHash, createdAt: new Date(0) }),
  );
  return basic(identifier, password);
};

/** Removes the isolated accounts that have expired, as the server's timer does. */
export const removeExpiredAccounts = ({ database, time, secrets, url }: TestApp): Promise<void> =>
  createIsolatedAccounts(
    createDependencies({
      database,
      clock: { now: () => time.now },
      identifiers: randomIdentifiers,
      secrets,
      siteUrl: url,
    }),
  ).removeExpired();
