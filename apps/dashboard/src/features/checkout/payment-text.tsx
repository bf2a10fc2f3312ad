import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { toCentavos } from '@pasarela/contracts/money/money';
import { aplazoTerms } from '@pasarela/contracts/payment-methods/aplazo-plan';
import { type PayerMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { formatWireDay } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { eachPayment } from '#components/money/money-parts.ts';
import type { checkoutWords } from './checkout-words.ts';

/** The payments in one figure: `6 pagos de hasta $58.42`. */
export const monthlyText = (centavos: number, count: number, words: typeof checkoutWords.es): string =>
  words.payments(count, eachPayment(centavos, count, words));

/** The last day that a reference of now can be paid in cash, as it is written. */
export const cashDueDay = ({ now }: Pick<Checkout, 'now'>): string =>
  formatWireDay(addDays(toWireDay(Date.parse(now)), limits.cashDueDays));

/** What a payer asks first of a method: until when it can be paid, or in which parts. */
export const methodNote = (
  checkout: Pick<Checkout, 'amount' | 'now' | 'installmentCounts' | 'cardFunding'>,
  method: PayerMethod,
  words: typeof checkoutWords.es,
): string => {
  switch (paymentMethods[method].kind) {
    case 'card': {
      const { cardFunding, installmentCounts } = checkout;
      const taken = cardFunding ? words.onlyCards[cardFunding] : words.notes.card;
      const months = installmentCounts.at(-1);
      return months === undefined ? taken : `${taken}\u00a0· ${words.notes.months(months)}`;
    }
    case 'cash':
      return words.notes.cash(cashDueDay(checkout));
    case 'installments': {
      const { payments } = aplazoTerms;
      return words.notes.aplazo(payments, eachPayment(toCentavos(checkout.amount), payments, words));
    }
  }
};

type Payable = Pick<Checkout, 'amount' | 'currency' | 'isTwoStepPay' | 'subscription' | 'now'>;

/** The day of the first charge if it is in the future; until then the card is only verified. */
export const laterFirstCharge = ({
  subscription,
  now,
}: Pick<Checkout, 'subscription' | 'now'>): string | null => {
  const first = subscription?.firstPaymentDate ?? null;
  return first !== null && first > toWireDay(Date.parse(now)) ? first : null;
};

/** The label of the pay button, with the amount. */
export const payLabel = (checkout: Payable, method: PayerMethod, words: typeof checkoutWords.es): string => {
  const amount = `${formatMoney(checkout.amount)} ${checkout.currency}`;
  switch (paymentMethods[method].kind) {
    case 'cash':
      return words.getReference(amount);
    case 'installments':
      return words.goToAplazo(amount);
    case 'card':
      if (checkout.isTwoStepPay) return words.authorize(amount);
      if (!checkout.subscription) return words.pay(amount);
      return laterFirstCharge(checkout) === null ? words.subscribeAndPay(amount) : words.subscribe;
  }
};
