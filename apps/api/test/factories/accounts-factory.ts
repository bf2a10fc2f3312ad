import { randomBytes } from 'node:crypto';
import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { keyedHash } from '#security/secrets.ts';
import type { TestApp } from '../build-test-app.ts';
import { basic } from '../operation-calls.ts';

/** The id of an account. */
export const accountIdOf = async (
  { database }: TestApp,
  businessId: number,
  environment: EnvironmentName = 'Sandbox',
): Promise<number> =>
  (await database.read.prisma.account.findFirstOrThrow({ where: { businessId, environment } })).id;

/** A user with one role in one business and no other, who signs in with the demo's password; answers the id. */
export const createMember = async (
  { database }: TestApp,
  userName: string,
  role: RoleName,
  businessId: number,
): Promise<number> => {
  const createdAt = new Date(0);
  return database.unit(async ({ prisma }) => {
    const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { userName: 'admin' } });
    const { id } = await prisma.user.create({
      select: { id: true },
      data: {
        userName,
        email: `${userName}@example.com`,
        displayName: userName,
        passwordHash,
        createdAt,
        memberships: { create: { businessId, role, createdAt } },
      },
    });
    return id;
  });
};

/** A payment-API key of an account, as the header that it is sent in. */
export const createApiKey = async (
  app: TestApp,
  businessId: number,
  environment: EnvironmentName,
): Promise<ReturnType<typeof basic>> => {
  const accountId = await accountIdOf(app, businessId, environment);
  const [identifier, password] = [randomBytes(9).toString('hex'), randomBytes(18).toString('hex')];
  const secretHash = keyedHash(app.secrets.apiSecret, password);
  await app.database.unit(({ prisma }) =>
    prisma.apiKey.create({
      data: { accountId, identifier, secretHash, createdAt: new Date(0) },
      select: { id: true },
    }),
  );
  return basic(identifier, password);
};
