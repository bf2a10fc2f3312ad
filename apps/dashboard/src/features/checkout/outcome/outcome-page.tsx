import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toCentavos } from '@pasarela/contracts/money/money';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { isTransactionStatus, Status } from '@pasarela/contracts/statuses/transaction-status';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { paymentsText } from '#components/money/money-parts.ts';
import { CardLabel, maskedCard } from '#components/payment/card-label.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  CheckoutAmount,
  type CheckoutFact,
  CheckoutFacts,
  CheckoutHeading,
} from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useCheckoutOutcomeWords } from '#features/checkout/outcome/checkout-outcome-words.ts';
import { ReturnToShop } from '#features/checkout/outcome/return-to-shop.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { OutcomeMark } from './outcome-mark.tsx';

/** The facts of the receipt; facts without a value are omitted. */
const useOutcomeFacts = (checkout: Checkout): readonly CheckoutFact[] => {
  const words = useCheckoutOutcomeWords();
  const told = useCheckoutWords();
  const [language] = useLanguage();
  const { card, idPaymentMethod, installments, subscription, currency } = checkout;
  const isReceipt = checkout.state === 'receipt';
  const facts: (CheckoutFact | false)[] = [
    checkout.description !== null && { label: words.description, value: checkout.description },
    { label: words.merchant, value: checkout.merchant.name },
    { label: words.reference, value: checkout.referenceNumber },
    { label: words.transaction, value: checkout.transactionNumber },
    isReceipt &&
      checkout.authorizationCode !== null && {
        label: words.authorizationCode,
        value: checkout.authorizationCode,
      },
    isReceipt && card
      ? { label: words.method, value: <CardLabel text={maskedCard(card)} /> }
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
        value: (
          <span className="inline-block first-letter:uppercase">
            {[
              told.subscription.every[subscription.frequency],
              subscription.numberOfPays !== null && words.payments(subscription.numberOfPays),
            ]
              .filter((part) => part !== false)
              .join(' · ')}
          </span>
        ),
      },
    isReceipt &&
      checkout.amount === 0 &&
      subscription?.firstPaymentDate !== null &&
      subscription?.firstPaymentDate !== undefined && {
        label: words.firstCharge,
        value: formatWireDay(subscription.firstPaymentDate),
      },
    isReceipt &&
      subscription !== null &&
      subscription.nextPaymentDate !== null &&
      // What begins later has said its first charge above.
      subscription.nextPaymentDate !== subscription.firstPaymentDate && {
        label: words.nextCharge,
        value: formatWireDay(subscription.nextPaymentDate),
      },
    {
      label: words.date,
      value: (
        <>
          <Moment at={checkout.paidAt ?? checkout.createdAt} />
          <span className="block text-12 font-normal text-ink-faint">{words.zone}</span>
        </>
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
};

/** The receipt, or the message of a page on which nothing can be paid any more. */
export const OutcomePage = ({ checkout }: CheckoutPartProps) => {
  const words = useCheckoutOutcomeWords();
  const facts = useOutcomeFacts(checkout);
  const status = isTransactionStatus(checkout.statusId) ? checkout.statusId : Status.created;
  const { name } = checkout.merchant;
  // For a subscription that begins later, the card was only verified.
  const isVerification = checkout.amount === 0 && checkout.subscription !== null;
  const { title, body } = isVerification
    ? { title: words.verified, body: words.verifiedBody }
    : words.byStatus[status];
  return (
    <article className="flex flex-col gap-6 print:gap-4">
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <OutcomeMark status={status} />
          <CheckoutHeading>
            <span className="block text-16 font-semibold">{title}</span>
            {!isVerification && <CheckoutAmount checkout={checkout} />}
          </CheckoutHeading>
        </div>
        <div className="flex flex-col gap-1">
          {status === Status.rejected && <p>{checkout.message}</p>}
          <p className="text-ink-soft">
            {body(name)}
            {checkout.state === 'receipt' && checkout.returnUrl === null && ` ${words.mayClose}`}
          </p>
        </div>
      </div>
      <ReturnToShop checkout={checkout} variant="primary" />
      <CheckoutFacts label={words.facts} facts={facts} />
      {checkout.state === 'receipt' && (
        <Button onClick={() => window.print()} className="min-h-11 w-full print:hidden">
          {words.print}
        </Button>
      )}
    </article>
  );
};
