import type { Centavos } from '../money/money.ts';

/**
 * Divides an amount into payments of whole centavos that add up to it. The remainder is added as one centavo each to the first
 * payments, so two payments never differ by more than a centavo.
 */
export const equalPayments = (amount: Centavos, count: number): readonly Centavos[] => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount to divide: ${amount}`);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`not a number of payments: ${count}`);
  const over = amount % count;
  const each = (amount - over) / count;
  return Array.from({ length: count }, (_, index) => (index < over ? each + 1 : each));
};

/** Consecutive payments of the same amount. */
export type PaymentGroup = { readonly count: number; readonly amount: Centavos };

/** Equal payments grouped by amount, in centavos. If the total does not divide evenly, the second group is one centavo less. */
export const groupedPayments = (amount: Centavos, count: number): readonly PaymentGroup[] => {
  const over = amount % count;
  const payments = equalPayments(amount, count);
  const groupOf = (at: number, size: number): readonly PaymentGroup[] => {
    const first = payments[at];
    return first === undefined || size === 0 ? [] : [{ count: size, amount: first }];
  };
  return [...groupOf(0, over), ...groupOf(over, count - over)];
};
