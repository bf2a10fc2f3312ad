import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';

/** The name of the address's parameter; the call's own. */
const periodParameter = 'periodo';

/** The period that the address names, the running one where it names none, and none where there is none of that name. */
export const chosenPeriod = (
  periods: readonly StatementPeriodRow[],
  search: URLSearchParams,
): StatementPeriodRow | undefined => {
  const named = search.get(periodParameter);
  return named === null ? periods[0] : periods.find(({ value }) => value === named);
};

/** The address of a period; the running one needs no name. */
export const periodSearch = (periods: readonly StatementPeriodRow[], value: string): string =>
  value === periods[0]?.value ? '?' : `?${periodParameter}=${value}`;
