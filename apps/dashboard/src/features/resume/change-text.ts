import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';

export type Change = { readonly direction: 'up' | 'down' | 'same'; readonly percent: number };

/** How a net compares with the one before it, in percent with one decimal; undefined where the one before is nothing or less. */
export const changeOf = (net: number, before: number): Change | undefined => {
  if (before <= 0) return undefined;
  const percent = Math.round(((net - before) / before) * 1_000) / 10;
  return { direction: percent === 0 ? 'same' : percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
};

/** Whether nothing was sold, booked or begun in the period. */
export const isQuiet = ({ days }: Pick<Summary, 'days'>): boolean =>
  days.every(({ transactions, net, sales }) => transactions === 0 && net === 0 && sales === 0);
