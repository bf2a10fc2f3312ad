import { limits } from '@pasarela/contracts/limits/limits';
import { formatCount } from '#components/money/money-format.ts';
import { listWords as en } from '#i18n/en/list.ts';
import { listWords as es } from '#i18n/es/list.ts';
import { useWords } from '#i18n/use-words.ts';

/** The reason for which a column cannot order so many rows. Only the column `always` orders any number of them. */
export const useSortLimit = (always: string, rows = 0) => {
  const words = useWords({ es, en }).sort;
  return (by: string): string | undefined =>
    by === always || rows <= limits.sortedRows ? undefined : words.tooMany(formatCount(limits.sortedRows));
};
