import type { Unit } from '#database/queries.ts';
import { scheduleSettlement } from '#features/settlements/settlements-service.ts';

/** The work that an account always has before it: its next settlement. Written when it is made, and when it is emptied. */
export const ensureAccountWork = async (unit: Unit, accountId: number, now: Date): Promise<void> => {
  await scheduleSettlement(unit, accountId, now);
};
