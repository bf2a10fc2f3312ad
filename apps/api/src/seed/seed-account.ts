import type { Unit } from '#database/queries.ts';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { withoutFraudRules } from './demo-fraud.ts';
import { anyShop, demoBusinesses, type SeededShop } from './demo-people.ts';
import { findKeyOf } from './demo-repository.ts';
import { withoutAudience } from './demo-settings.ts';
import { seedBusiness } from './seed-demo.ts';

/** The shop of a business: its own where it is one of the demo's, else one that sells a little of everything. */
const shopOf = (
  business: { readonly name: string; readonly taxId: string },
  account: CallAccount,
  identifier: string,
): SeededShop => ({
  ...anyShop,
  businessActivity: '',
  paymentType: '',
  ...demoBusinesses.find(({ taxId }) => taxId === business.taxId),
  ...business,
  // Nothing that is drawn for one account is drawn for another.
  number: account.id,
  key: { identifier, password: '' },
});

/** Fills an emptied account with demo data up to now. */
export const seedAccount =
  (dependencies: Dependencies, { scale = 1 } = {}) =>
  async (
    unit: Unit,
    account: CallAccount,
    business: { readonly name: string; readonly taxId: string },
  ): Promise<void> => {
    const key = await findKeyOf(unit, account.id);
    const shop = shopOf(business, account, key?.identifier ?? business.name);
    await withoutAudience(unit, account.id, (audience) =>
      withoutFraudRules(unit, account.id, () =>
        seedBusiness(unit, dependencies, shop, account, dependencies.clock.now(), { scale, audience }),
      ),
    );
  };
