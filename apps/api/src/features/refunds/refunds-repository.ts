import type { Inserted, Unit } from '#database/queries.ts';

export const insertRefund = (unit: Unit, row: Inserted<'refunds'>): Promise<number> =>
  unit.insert('refunds', row);
