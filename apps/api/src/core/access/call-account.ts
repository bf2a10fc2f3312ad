import { environmentNames } from '@pasarela/contracts/accounts/environments';
import { z } from 'zod';
import type { CallAccount } from '#core/account/caller.ts';
import type { KnownAccount } from './access-repository.ts';

export const EnvironmentSchema = z.enum(environmentNames);

/** The account of a call, from a row that has it. */
export const callAccount = (row: Omit<KnownAccount, 'id'>, id: number): CallAccount => ({
  id,
  businessId: row.businessId,
  environment: EnvironmentSchema.parse(row.environment),
  clockOffset: row.clockOffset,
});
