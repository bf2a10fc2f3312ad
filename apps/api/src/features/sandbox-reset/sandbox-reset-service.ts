import type {
  ResetSandbox,
  SandboxContents,
  SandboxResetSchema,
} from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import type { z } from 'zod';
import type { Unit } from '#database/queries.ts';
import type { RequestRecorder } from '#features/request-log/request-recorder-service.ts';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { invalidFields } from '#http/refusal.ts';
import { ensureAccountWork } from '#sandbox/account-work.ts';
import { refuseProduction } from '#sandbox/refuse-production.ts';
import {
  countContents,
  emptyAccount,
  findBusiness,
  type ResetBusiness,
  thinOut,
} from './sandbox-reset-repository.ts';

/** Fills an emptied account with the demo data of its business, up to now. */
type SeedAccount = (unit: Unit, account: CallAccount, business: ResetBusiness) => Promise<void>;

type Parts = {
  readonly recorder: RequestRecorder;
  readonly seedAccount: SeedAccount;
};

/** What one unit takes away without keeping anybody waiting: well below a second. */
const mostInUnit = 10_000;

/**
 * Empties a sandbox account and fills it again in one unit: nobody ever sees it half full. An account of very many payments is
 * thinned out before, a little at a time, so that others can go on writing meanwhile.
 */
export const createSandboxResetService = (
  { database, clock }: Dependencies,
  { recorder, seedAccount }: Parts,
) => {
  return {
    contents: async (account: CallAccount): Promise<SandboxContents> => {
      refuseProduction(account);
      await recorder.flush();
      return countContents(database.read, account.id);
    },

    reset: async (
      account: CallAccount,
      { confirm, reseed }: ResetSandbox,
    ): Promise<z.output<typeof SandboxResetSchema>> => {
      refuseProduction(account);
      const business = await findBusiness(database.read, account.businessId);
      if (confirm !== business.name.trim())
        throw invalidFields([{ field: 'confirm', code: 'not_the_name', values: { name: business.name } }]);
      // What was recorded before would otherwise be written into the empty account.
      await recorder.flush();
      const contents = await countContents(database.read, account.id);
      if (contents.transactions + contents.requests > mostInUnit)
        while (await database.unit((unit) => thinOut(unit, account.id)));
      return database.unit(async (unit) => {
        await emptyAccount(unit, account.id);
        await ensureAccountWork(unit, account.id, new Date(clock.now()));
        if (reseed) await seedAccount(unit, { ...account, clockOffset: 0 }, business);
        const { transactions } = await countContents(unit, account.id);
        return { emptied: contents, seeded: transactions };
      });
    },
  };
};

export type SandboxResetService = ReturnType<typeof createSandboxResetService>;
