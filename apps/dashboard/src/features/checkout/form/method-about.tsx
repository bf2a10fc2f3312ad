import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { toCentavos } from '@pasarela/contracts/money/money';
import { aplazoTerms } from '@pasarela/contracts/payment-methods/aplazo-plan';
import { isCashMethod, type PayerMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { formatWireDay } from '#components/dates/date-format.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { paymentsText } from '#features/checkout/payments-text.ts';

type MethodAboutProps = {
  readonly checkout: Checkout;
  readonly method: PayerMethod;
};

/** Explains the next step of a method that needs no further input. */
export const MethodAbout = ({ checkout, method }: MethodAboutProps) => {
  const words = useCheckoutWords();
  if (!isCashMethod(method))
    return (
      <p className="figures text-ink-soft">
        {words.aplazoAbout(paymentsText(toCentavos(checkout.amount), aplazoTerms.payments, words))}
      </p>
    );
  const due = addDays(toWireDay(Date.parse(checkout.now)), limits.cashDueDays);
  return (
    <p className="figures text-ink-soft">{words.cashAbout(words.cashShops[method], formatWireDay(due))}</p>
  );
};
