import type { Unit } from '#database/queries.ts';
import type { RealClock } from '#time/account-clock.ts';
import { findOffset } from './clock-repository.ts';

/**
 * The moment of an account's clock at which a unit of work changes something. It is read inside the unit: a clock that was
 * moved meanwhile is never behind what is written.
 */
export const accountMoment = async (unit: Unit, clock: RealClock, accountId: number): Promise<Date> =>
  new Date(clock.now() + (await findOffset(unit, accountId)));
