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

/** What each payment of an amount is, or is at most where they are a centavo apart: `$58.42`, `hasta $58.42`. */
export const eachPayment = (
  amount: Centavos,
  count: number,
  { upTo }: { readonly upTo: (amount: string) => string },
): string => {
  const [first, ...others] = groupedPayments(amount, count);
  const greatest = formatMoney(toAmount(first?.amount ?? 0));
  return others.length === 0 ? greatest : upTo(greatest);
};
