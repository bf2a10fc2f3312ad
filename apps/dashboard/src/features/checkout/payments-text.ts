import { toAmount } from '@pasarela/contracts/money/money';
import { groupedPayments } from '@pasarela/contracts/payment-methods/equal-payments';
import { formatMoney } from '#components/money/money-format.ts';
import type { checkoutWords } from '#features/checkout/checkout-words.ts';

/** The payments of an amount to the centavo: `4 pagos de $58.42 y 2 pagos de $58.41`. */
export const paymentsText = (centavos: number, count: number, words: typeof checkoutWords.es): string =>
  groupedPayments(centavos, count)
    .map((group) => words.payments(group.count, formatMoney(toAmount(group.amount))))
    .reduce((told, group) => words.paymentsAnd(told, group));

/** The payments in one figure, the greatest amount of them: `6 pagos de $58.42`. */
export const monthlyText = (centavos: number, count: number, words: typeof checkoutWords.es): string => {
  const [{ amount } = { amount: 0 }] = groupedPayments(centavos, count);
  return words.payments(count, formatMoney(toAmount(amount)));
};
