import { businessDayNumber, endOfDay, startOfDay, type WireDay } from '@pasarela/contracts/dates/dates';
import type { DayTotal } from '#core/ledger/ledger-repository.ts';
import { addUpSales, findSaleDays, type SaleDay } from '#core/transactions/sale-days-repository.ts';
import type { Queries } from '#database/queries.ts';
import { daysBetween } from './summary.ts';

/**
 * What was sold on the days from `first` to `last`, by payment method. A day whose counted amounts are not what the ledger has for its
 * sales is added up from the ledger: a version that did not count sold on it.
 */
export const salesOfDays = async (
  queries: Queries,
  accountId: number,
  { first, last }: { readonly first: WireDay; readonly last: WireDay },
  booked: readonly DayTotal[],
): Promise<SaleDay[]> => {
  const range = { first: businessDayNumber(startOfDay(first)), last: businessDayNumber(startOfDay(last)) };
  const counted = Map.groupBy(await findSaleDays(queries, accountId, range), ({ day }) => day);
  const sold = new Map(booked.filter(({ kind }) => kind === 'sale').map(({ day, amount }) => [day, amount]));
  const sales: SaleDay[] = [];
  for (const wireDay of daysBetween(first, last)) {
    const day = businessDayNumber(startOfDay(wireDay));
    const own = counted.get(day) ?? [];
    const isComplete = own.reduce((sum, { amount }) => sum + amount, 0) === (sold.get(day) ?? 0);
    if (isComplete) sales.push(...own);
    else {
      const span = { from: new Date(startOfDay(wireDay)), until: new Date(endOfDay(wireDay)) };
      const addedUp = await addUpSales(queries, accountId, span);
      sales.push(...addedUp.map((method) => ({ day, ...method })));
    }
  }
  return sales;
};
