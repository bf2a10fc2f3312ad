import { Status } from '@pasarela/contracts/transactions/transaction-status';
import { CheckoutAmount } from '#features/checkout/checkout-amount.tsx';
import { CheckoutHeading } from '#features/checkout/checkout-heading.tsx';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { checkoutWords as en } from '#i18n/en/checkout.ts';
import { checkoutWords as es } from '#i18n/es/checkout.ts';
import { useWords } from '#i18n/use-words.ts';
import { LeaveCheckout } from './leave-checkout.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SubscriptionTerms } from './subscription-terms.tsx';

/** What is paid and how much, and the form. */
export const FormPage = ({ checkout, handle }: CheckoutPartProps) => {
  const words = useWords({ es, en });
  const { description, merchant, referenceNumber, statusId } = checkout;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CheckoutHeading>
          <span className="block break-words text-ink-soft">
            {description ?? words.titles.form(merchant.name)}
          </span>
          <CheckoutAmount checkout={checkout} />
        </CheckoutHeading>
        <SubscriptionTerms checkout={checkout} />
        <p className="text-13 break-words text-ink-faint">
          {words.reference} {referenceNumber}
        </p>
      </div>
      <PaymentForm checkout={checkout} handle={handle} />
      {statusId === Status.created && <LeaveCheckout checkout={checkout} handle={handle} />}
    </div>
  );
};
