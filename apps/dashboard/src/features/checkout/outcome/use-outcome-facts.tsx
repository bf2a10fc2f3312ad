import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toCentavos } from '@pasarela/contracts/money/money';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { CardText } from '#features/checkout/card-text.tsx';
import type { CheckoutFact } from '#features/checkout/checkout-facts.tsx';
import { useCheckoutOutcomeWords } from '#features/checkout/checkout-outcome-words.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { paymentsText } from '#features/checkout/payments-text.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The facts of the receipt; facts without a value are omitted. */
export const useOutcomeFacts = (checkout: Checkout): readonly CheckoutFact[] => {
  const words = useCheckoutOutcomeWords();
  const told = useCheckoutWords();
  const [language] = useLanguage();
  const { card, idPaymentMethod, installments, subscription, currency } = checkout;
  const isReceipt = checkout.state === 'receipt';
  const facts: (CheckoutFact | false)[] = [
    { label: words.merchant, value: checkout.merchant.name },
    checkout.description !== null && { label: words.description, value: checkout.description },
    { label: words.reference, value: checkout.referenceNumber },
    { label: words.transaction, value: checkout.transactionNumber },
    isReceipt &&
      checkout.authorizationCode !== null && {
        label: words.authorizationCode,
        value: checkout.authorizationCode,
      },
    isReceipt && card
      ? { label: words.method, value: <CardText card={card} /> }
      : isReceipt &&
        idPaymentMethod !== null &&
        isPaymentMethod(idPaymentMethod) && {
          label: words.method,
          value: paymentMethods[idPaymentMethod].label[language],
        },
    isReceipt &&
      installments !== null && {
        label: words.months,
        value: paymentsText(toCentavos(checkout.amount), installments, told),
      },
    checkout.refundedAmount > 0 && {
      label: words.refunded,
      value: <Money amount={checkout.refundedAmount} currency={currency} />,
    },
    isReceipt &&
      subscription !== null && {
        label: words.frequency,
        value: told.subscription.every[subscription.frequency],
      },
    isReceipt &&
      checkout.amount === 0 &&
      subscription?.firstPaymentDate !== null &&
      subscription?.firstPaymentDate !== undefined && {
        label: words.firstCharge,
        value: formatWireDay(subscription.firstPaymentDate),
      },
    { label: words.date, value: <Moment at={checkout.paidAt ?? checkout.createdAt} /> },
  ];
  return facts.filter((fact) => fact !== false);
};
