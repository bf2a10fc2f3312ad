import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { formatWireDay } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { laterFirstCharge } from './pay-label.ts';

/** The terms of the subscription: amount, frequency and first charge. */
export const SubscriptionTerms = ({ checkout }: { readonly checkout: Checkout }) => {
  const words = useCheckoutWords();
  const { subscription, amount } = checkout;
  if (!subscription) return null;
  const { untilCanceled, counted, firstCharge, nextCharge, every } = words.subscription;
  const often = every[subscription.frequency];
  const count = subscription.numberOfPays;
  const first = laterFirstCharge(checkout);
  return (
    <p className="figures text-ink-soft">
      {count === null
        ? untilCanceled(formatMoney(amount), often)
        : counted(
            words.payments(count, formatMoney(amount)),
            often,
            formatMoney(toAmount(toCentavos(amount) * count)),
          )}
      {first !== null && ` ${firstCharge(formatWireDay(first))}`}
      {subscription.nextPaymentDate !== null && ` ${nextCharge(formatWireDay(subscription.nextPaymentDate))}`}
    </p>
  );
};
