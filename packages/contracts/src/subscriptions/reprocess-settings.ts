import { z } from 'zod';
import { AmountSchema } from '../money/money.ts';

/**
 * What `GET /subscription/Settings` holds: `data` is a JSON string of it. A reprocess can be started once attempts were made today,
 * nothing is pending, and none was started today.
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
    /** Active subscriptions whose charge failed today, and what they come to. */
    failedRecords: z.int(),
    failedAmount: AmountSchema,
  })
  .meta({ id: 'ReprocessSettings' });
export type ReprocessSettings = z.output<typeof ReprocessSettingsSchema>;
