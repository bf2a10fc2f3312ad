import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { CannotStart } from '#errors/cannot-start.ts';
import { hashPassword } from '#security/passwords.ts';
import { insertBusiness, insertUser, isEmpty } from './demo-repository.ts';

type FirstAdmin = { readonly userName: string; readonly password: string; readonly business: string };

/** Creates the first business and its Admin from the configuration, in an empty database without the demo. */
export const createFirstAdmin = async (
  { database, clock, secrets }: Dependencies,
  admin: FirstAdmin | undefined,
): Promise<void> => {
  if (!(await isEmpty(database.read))) return;
  if (!admin)
    throw new CannotStart(
      'The database is empty and PASARELA_DEMO is off: set PASARELA_ADMIN_USER, PASARELA_ADMIN_PASSWORD (12 characters or more) and PASARELA_BUSINESS.',
    );
  const now = new Date(clock.now());
  const passwordHash = await hashPassword(admin.password);
  const userName = admin.userName.toLowerCase();
  await database.unit({ outside: 'first data' }, async (unit) => {
    // Checked again inside the unit, because another process may have filled the database in the meantime.
    if (!(await isEmpty(unit))) return;
    const business = { name: admin.business, businessActivity: '', paymentType: '', taxId: '' };
    const { id, sandbox } = await insertBusiness(unit, business, now);
    // The settings contain encrypted values, by which a later start can tell whether it has the same secret.
    await ensureSettings(unit, secrets, sandbox);
    const email = `${userName}@localhost`;
    const user = { userName, displayName: admin.userName, email, passwordHash, createdAt: now };
    await insertUser(unit, user, [{ businessId: id, role: 'Admin' }]);
  });
};
