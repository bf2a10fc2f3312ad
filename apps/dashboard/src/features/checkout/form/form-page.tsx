import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { lazy, useContext, useEffect, useId, useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { formatDay, formatWireDay } from '#components/dates/date-format.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import { CheckoutAmount, CheckoutHeading, HasMovedContext } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { FormReturn } from '#features/checkout/outcome/form-return.tsx';
import { laterFirstCharge } from '#features/checkout/payment-text.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { useCheckoutAction } from '#features/checkout/use-checkout-action.ts';
import { whenReachable } from '#parts/load-part.ts';
import { PaymentForm } from './payment-form.tsx';

type LeaveCheckoutProps = CheckoutPartProps & {
  /** Called when the page was left and the payer can come back to it. */
  readonly onLeft: () => void;
};

/** The button to leave without paying. It explains the consequence and asks for confirmation in place. */
const LeaveCheckout = ({ checkout, handle, onLeft }: LeaveCheckoutProps) => {
  const words = useCheckoutWords().leave;
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const { running, failure, run } = useCheckoutAction<'leave'>(checkout, handle);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const leave = async () => {
    const left = await run('leave', () =>
      callOperation('leaveCheckout', { params: { token: handle.token } }),
    );
    if (left?.mayRetry) onLeft();
  };
  const keep = () => {
    setAsking(false);
    link.current?.focus();
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        ref={link}
        variant="ghost"
        size="small"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {words.ask}
      </Button>
      {isAsking && (
        <section
          aria-labelledby={questionId}
          onKeyDown={(event) => {
            if (event.key === 'Escape') keep();
          }}
          className="w-full animate-appear rounded-panel border border-line-strong bg-paper p-4"
        >
          <p ref={question} id={questionId} tabIndex={-1} className="font-medium outline-none">
            {words.question}
          </p>
          <p className="figures pt-1 pb-4 text-13 text-ink-soft">
            {checkout.mayReturn && checkout.expiresAt !== null
              ? words.untilDue(formatDay(checkout.expiresAt))
              : words.consequence(checkout.merchant.name)}
          </p>
          <ActionFailure failure={failure} />
          <div className="flex flex-wrap justify-end gap-2 pt-1">
            <Button onClick={keep}>{words.keep}</Button>
            <Button
              variant="danger"
              busy={running !== null}
              busyLabel={words.leaving}
              onClick={() => void leave()}
            >
              {words.confirm}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
};

/** The terms of the subscription: amount, frequency and first charge. */
const SubscriptionTerms = ({ checkout }: { readonly checkout: Checkout }) => {
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

/** Few payers leave: its code is loaded for those. */
const LeftPage = lazy(whenReachable(async () => ({ default: (await import('./left-page.tsx')).LeftPage })));

type PayPageProps = CheckoutPartProps & { readonly onLeft: () => void };

/** The description, the amount and the payment form. */
const PayPage = ({ checkout, handle, onLeft }: PayPageProps) => {
  const words = useCheckoutWords();
  const { description, referenceNumber, statusId, subscription } = checkout;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CheckoutHeading>
          <span className="block break-words text-ink-soft">
            {description ?? (subscription ? words.dueEach : words.due)}
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
