import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import { type PayerMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { formatMoney } from '#components/money/money-format.ts';
import type { checkoutWords } from '#features/checkout/checkout-words.ts';

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
