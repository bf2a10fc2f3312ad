import type { Checkout, PayerMethod } from '@pasarela/contracts/checkouts/checkout-schema';
import { addDays, toWireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import { toCentavos } from '@pasarela/contracts/money';
import { aplazoTerms } from '@pasarela/contracts/payment-methods/aplazo-plan';
import type { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { formatWireDay } from '#components/dates/date-format.ts';
import { paymentsText } from '#features/checkout/payments-text.ts';
import { checkoutWords as en } from '#i18n/en/checkout.ts';
import { checkoutWords as es } from '#i18n/es/checkout.ts';
import { useWords } from '#i18n/use-words.ts';
import { methodNames } from './method-choice.tsx';

type MethodAboutProps = {
  readonly checkout: Checkout;
  readonly method: Exclude<PayerMethod, typeof PaymentMethod.creditCard>;
};

/** What happens after choosing a way that asks for nothing here. */
export const MethodAbout = ({ checkout, method }: MethodAboutProps) => {
  const words = useWords({ es, en });
  const name = methodNames[method];
  if (name === 'aplazo')
    return (
      <p className="figures text-ink-soft">
        {words.aplazoAbout(paymentsText(toCentavos(checkout.amount), aplazoTerms.payments, words))}
      </p>
    );
  const due = addDays(toWireDay(Date.parse(checkout.now)), limits.cashDueDays);
  return (
    <p className="figures text-ink-soft">{words.cashAbout(words.cashShops[name], formatWireDay(due))}</p>
  );
};
