import type { Dependencies } from '#http/dependencies.ts';
import { hashPassword } from '#security/passwords.ts';
import type { Config } from '../config.ts';
import { insertBusiness, insertUser, isEmpty } from './demo-repository.ts';

/** A deployment without the demo begins with one business and its owner, from the configuration. */
export const createFirstAdmin = async (
  { database, clock }: Dependencies,
  admin: Config['firstAdmin'],
): Promise<void> => {
  if (!(await isEmpty(database.read))) return;
  if (!admin)
    throw new Error(
      'The database is empty and PASARELA_DEMO is off: set PASARELA_ADMIN_USER, PASARELA_ADMIN_PASSWORD (12 characters or more) and PASARELA_BUSINESS.',
    );
  const now = new Date(clock.now());
  const passwordHash = await hashPassword(admin.password);
  const userName = admin.userName.toLowerCase();
  await database.unit(async (unit) => {
    const business = { name: admin.business, businessActivity: '', paymentType: '', taxId: '' };
    const { id } = await insertBusiness(unit, business, now);
    const user = { userName, displayName: admin.userName, email: `${userName}@localhost`, passwordHash };
    await insertUser(unit, user, [{ businessId: id, role: 'Admin' }], now);
  });
};
