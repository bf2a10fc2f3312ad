import { z } from 'zod';
import { AmountSchema } from '../money/money.ts';

/**
 * The content of the JSON string in `data` of `GET /subscription/Settings`. A reprocess can start if charges were attempted today,
 * none is pending, and no reprocess was started today.
 */
export const ReprocessSettingsSchema = z
  .object({
    settings: z.object({ IsReprocessSubscriptions: z.boolean() }),
    /** Whether a charge was attempted today. */
    hasAttempts: z.boolean(),
    /** Charges of today that are still to be attempted, those of a reprocess included. */
    pendingRecords: z.int(),
    /** Whether today's reprocess was started. */
    isReprocessed: z.boolean(),
    /** The number of active subscriptions whose charge failed today, and the sum of their amounts. */
    failedRecords: z.int(),
    failedAmount: AmountSchema,
  })
  .meta({ id: 'ReprocessSettings' });
export type ReprocessSettings = z.output<typeof ReprocessSettingsSchema>;
