import { isNextOutcome, type NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import type { Unit } from '#database/queries.ts';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { refuseProduction } from '#sandbox/refuse-production.ts';
import { findNextOutcome, updateNextOutcome } from './next-outcome-repository.ts';

type Chosen = NextOutcome | 'none';

/** A payment uses up what was chosen for it. */
export const takeNextOutcome = (unit: Unit, accountId: number): Promise<number> =>
  updateNextOutcome(unit, accountId, null);

/** What the simulated acquirer is to answer to the next payment; the payment itself takes it and clears it. */
export const createNextOutcomeService = ({ database }: Dependencies) => ({
  read: async (account: CallAccount): Promise<{ readonly outcome: Chosen }> => {
    refuseProduction(account);
    const row = await findNextOutcome(database.read, account.id);
    return { outcome: isNextOutcome(row?.nextOutcome) ? row.nextOutcome : 'none' };
  },

  choose: async (account: CallAccount, outcome: Chosen): Promise<{ readonly outcome: Chosen }> => {
    refuseProduction(account);
    const kept = outcome === 'none' ? null : outcome;
    await database.unit((unit) => updateNextOutcome(unit, account.id, kept));
    return { outcome };
  },
});

export type NextOutcomeService = ReturnType<typeof createNextOutcomeService>;
