import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { type FormEvent, useEffect, useRef } from 'react';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import { CardFields } from '#features/checkout/card/card-fields.tsx';
import { CardMonths } from '#features/checkout/card/card-months.tsx';
import { TestCards } from '#features/checkout/card/test-cards.tsx';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { MethodAbout } from './method-about.tsx';
import { MethodChoice } from './method-choice.tsx';
import { payLabel } from './pay-label.ts';
import { usePayment } from './use-payment.ts';

/** The payment form: method, its fields and one button with the amount. */
export const PaymentForm = ({ checkout, handle }: CheckoutPartProps) => {
  const words = useCheckoutWords();
  const payment = usePayment({ checkout, handle });
  const { method, card, isRunning } = payment;
  const form = useRef<HTMLFormElement>(null);
  const toFirstMistake = () =>
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (!(await payment.pay())) requestAnimationFrame(toFirstMistake);
  };
  // The server reported errors of fields.
  useEffect(() => {
    if (Object.keys(card.refusals).length > 0)
      form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [card.refusals]);

  const isByCard = method === PaymentMethod.creditCard;
  return (
    <form ref={form} noValidate aria-busy={isRunning} onSubmit={submit} className="flex flex-col gap-5">
      {payment.failure ? (
        <ActionFailure failure={payment.failure} />
      ) : (
        <AttemptNotice checkout={checkout} attempts={payment.attempts} />
      )}
      <MethodChoice methods={checkout.methods} chosen={method} onChoose={payment.choose}>
        {method === PaymentMethod.creditCard ? (
          <div className="flex flex-col gap-4">
            <CardFields card={card} now={Date.parse(checkout.now)} />
            <CardMonths
              checkout={checkout}
              known={payment.known}
              chosen={payment.months}
              onChoose={payment.chooseMonths}
            />
          </div>
        ) : (
          <MethodAbout checkout={checkout} method={method} />
        )}
      </MethodChoice>
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isRunning}
          busyLabel={isByCard ? words.paying : words.preparing}
          className="figures min-h-12 w-full text-16 whitespace-normal"
        >
          <Icon name="lock" />
          {payLabel(checkout, method, words)}
        </Button>
        {checkout.isTwoStepPay && (
          <p className="text-center text-13 text-ink-soft">{words.authorizeHint(checkout.merchant.name)}</p>
        )}
        <BlockingIndicator active={isRunning} />
      </div>
      {isByCard && <TestCards page={checkout} card={card} />}
    </form>
  );
};
