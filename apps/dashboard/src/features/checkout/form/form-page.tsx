import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { lazy, useContext, useState } from 'react';
import { CheckoutAmount } from '#features/checkout/checkout-amount.tsx';
import { CheckoutHeading, HasMovedContext } from '#features/checkout/checkout-heading.tsx';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { FormReturn } from '#features/checkout/return/form-return.tsx';
import { whenReachable } from '#parts/load-part.ts';
import { LeaveCheckout } from './leave-checkout.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SubscriptionTerms } from './subscription-terms.tsx';

/** Few payers leave: its code is loaded for those. */
const LeftPage = lazy(whenReachable(async () => ({ default: (await import('./left-page.tsx')).LeftPage })));

type PayPageProps = CheckoutPartProps & { readonly onLeft: () => void };

/** The description, the amount and the payment form. */
const PayPage = ({ checkout, handle, onLeft }: PayPageProps) => {
  const words = useCheckoutWords();
  const { description, merchant, referenceNumber, statusId, subscription } = checkout;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CheckoutHeading>
          <span className="block break-words text-ink-soft">
            {description ?? words.titles.form(merchant.name)}
          </span>
          <CheckoutAmount
            checkout={checkout}
            rhythm={subscription ? words.subscription.every[subscription.frequency] : undefined}
          />
        </CheckoutHeading>
        <SubscriptionTerms checkout={checkout} />
        <p className="text-13 break-words text-ink-faint">
          {words.reference} {referenceNumber}
        </p>
      </div>
      <PaymentForm checkout={checkout} handle={handle} />
      <FormReturn checkout={checkout} variant="ghost" />
      {statusId === Status.created && <LeaveCheckout checkout={checkout} handle={handle} onLeft={onLeft} />}
    </div>
  );
};

/** The form or, after the payer has left, a message with a way back to it. */
export const FormPage = ({ checkout, handle }: CheckoutPartProps) => {
  const hasMoved = useContext(HasMovedContext);
  /** Undefined unless the payer has left the page since it was opened. */
  const [isLeft, setLeft] = useState<boolean>();
  return (
    <HasMovedContext value={hasMoved || isLeft !== undefined}>
      {isLeft ? (
        <LeftPage checkout={checkout} onComeBack={() => setLeft(false)} />
      ) : (
        <PayPage checkout={checkout} handle={handle} onLeft={() => setLeft(true)} />
      )}
    </HasMovedContext>
  );
};
