import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { groupedPayments } from '@pasarela/contracts/payment-methods/equal-payments';
import { formatMoney } from './money-format.ts';

export type PartsWords = {
  readonly payments: (count: number, amount: string) => string;
  readonly paymentsAnd: (first: string, second: string) => string;
};

/** The payments of an amount to the centavo: `4 pagos de $58.42 y 2 pagos de $58.41`. */
export const paymentsText = (amount: Centavos, count: number, words: PartsWords): string =>
  groupedPayments(amount, count)
    .map((group) => words.payments(group.count, formatMoney(toAmount(group.amount))))
    .reduce((told, group) => words.paymentsAnd(told, group));

/** The greatest of the payments of an amount, which are a centavo apart at most. */
export const greatestPayment = (amount: Centavos, count: number): string => {
  const [first] = groupedPayments(amount, count);
  return formatMoney(toAmount(first?.amount ?? 0));
};
