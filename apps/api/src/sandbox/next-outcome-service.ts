import { isNextOutcome, type NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { findNextOutcome, updateNextOutcome } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';

type Chosen = NextOutcome | 'none';

/** The answer that the simulated acquirer gives to the next payment. That payment uses it up. */
export const createNextOutcomeService = ({ database }: Dependencies) => ({
  read: async (account: CallAccount): Promise<{ readonly outcome: Chosen }> => {
    refuseProduction(account);
    const row = await findNextOutcome(database.read, account.id);
    return { outcome: isNextOutcome(row?.nextOutcome) ? row.nextOutcome : 'none' };
  },

  choose: async (account: CallAccount, outcome: Chosen): Promise<{ readonly outcome: Chosen }> => {
    refuseProduction(account);
    const kept = outcome === 'none' ? null : outcome;
    await database.unit({ account: account.id }, (unit) => updateNextOutcome(unit, account.id, kept));
    return { outcome };
  },
});

export type NextOutcomeService = ReturnType<typeof createNextOutcomeService>;
