import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { DemoHistory } from '#sandbox/sandbox-reset-service.ts';
import { restoreRules, suspendRules } from './demo-fraud-repository.ts';
import { anyShop, demoBusinesses, type SeededShop } from './demo-people.ts';
import { findKeyOf } from './demo-repository.ts';
import { audienceOf, readSilenced, restoreResults, silenceResults } from './demo-settings.ts';
import { seedBusiness } from './seed-demo.ts';

/** Returns the shop data of a business: its own if it is a demo business, otherwise `anyShop`. */
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
  // The number seeds the random generator, so that no two accounts get the same data.
  number: account.id,
  key: { identifier, password: '' },
});

/**
 * Fills an emptied account with demo data up to now. While months of history are created, no results are sent and no fraud rules
 * apply, because the demo payments are not real events.
 */
export const demoHistory = (dependencies: Dependencies): DemoHistory => ({
  silence: async (unit, accountId) => {
    const rules = await suspendRules(unit, accountId);
    return JSON.stringify({ rules, results: await silenceResults(unit, accountId) });
  },
  play: async (inUnits, account, business, { silenced, milliseconds }) => {
    const key = await findKeyOf(dependencies.database.read, account.id);
    const shop = shopOf(business, account, key?.identifier ?? business.name);
    const audience = audienceOf(readSilenced(silenced).results);
    const history = { business: shop, account, audience };
    await seedBusiness({ inUnits, milliseconds }, dependencies, history, {
      now: dependencies.clock.now(),
      scale: 1,
    });
  },
  wake: async (unit, accountId, silenced) => {
    const { rules, results } = readSilenced(silenced);
    await restoreRules(unit, accountId, rules);
    await restoreResults(unit, accountId, results);
  },
});
