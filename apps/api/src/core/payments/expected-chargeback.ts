import { disputeAfter } from '@pasarela/contracts/test-cards/test-cards';
import type { WriteContext } from '#core/account/write-context.ts';
import { scheduleWork } from '#core/due-work/due-work-repository.ts';

/** Schedules the chargeback of a sandbox card that the contract lists as disputed. */
export const expectChargeback = (
  { unit, accountId, now }: WriteContext,
  transactionId: number,
): Promise<number> =>
  scheduleWork(unit, {
    accountId,
    kind: 'openChargeback',
    subjectId: transactionId,
    dueAt: new Date(now.getTime() + disputeAfter),
  });
