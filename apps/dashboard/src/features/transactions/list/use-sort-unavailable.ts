import { limits } from '@pasarela/contracts/limits';
import { formatCount } from '#components/money/money-format.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

/** Why so many movements cannot be put in the order of a column: that of their dates they have always. */
export const useSortUnavailable = (rows: number) => {
  const words = useWords({ es, en });
  return (by: string): string | undefined =>
    by === 'date' || rows <= limits.sortedRows
      ? undefined
      : words.sortUnavailable(formatCount(limits.sortedRows));
};
