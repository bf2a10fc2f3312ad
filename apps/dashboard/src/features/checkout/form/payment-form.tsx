import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toCentavos } from '@pasarela/contracts/money/money';
import { aplazoTerms } from '@pasarela/contracts/payment-methods/aplazo-plan';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import {
  isCashMethod,
  type PayerMethod,
  PaymentMethod,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { type FormEvent, useEffect, useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { paymentsText } from '#components/money/money-parts.ts';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import { CardFields } from '#features/checkout/card/card-fields.tsx';
import { useCheckoutCardWords } from '#features/checkout/card/checkout-card-words.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import type { KnownOptions } from '#features/checkout/form/use-card-options.ts';
import { cashDueDay, monthlyText, payLabel } from '#features/checkout/payment-text.tsx';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { MethodChoice } from './method-choice.tsx';
import { usePayment } from './use-payment.ts';

type MethodAboutProps = {
  readonly checkout: Checkout;
  readonly method: PayerMethod;
};

/** Explains the next step of a method that needs no further input. */
const MethodAbout = ({ checkout, method }: MethodAboutProps) => {
  const words = useCheckoutWords();
  if (!isCashMethod(method))
    return (
      <p className="figures text-ink-soft">
        {words.aplazoAbout(paymentsText(toCentavos(checkout.amount), aplazoTerms.payments, words))}
      </p>
    );
  return (
    <p className="figures text-ink-soft">{words.cashAbout(words.cashShops[method], cashDueDay(checkout))}</p>
  );
};

type InstallmentsChoiceProps = {
  readonly counts: readonly InstallmentCount[];
  readonly amount: number;
  readonly chosen: InstallmentCount | null;
  readonly onChoose: (count: InstallmentCount | null) => void;
};

/** The choice between one payment and months without interest, with the exact amounts. */
const InstallmentsChoice = ({ counts, amount, chosen, onChoose }: InstallmentsChoiceProps) => {
  const words = useCheckoutCardWords();
  const told = useCheckoutWords();
  const centavos = toCentavos(amount);
  const rows = [
    { count: null, label: words.onePayment, figure: formatMoney(amount) },
    ...counts.map((count) => ({
      count,
      label: words.monthsOf(count),
      figure: monthlyText(centavos, count, told),
    })),
  ];
  const exact = chosen === null ? null : paymentsText(centavos, chosen, told);
  const isUneven = chosen !== null && exact !== monthlyText(centavos, chosen, told);
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 font-medium">{words.months}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {rows.map(({ count, label, figure }) => (
          <label
            key={label}
            className="flex min-h-10 items-center gap-3 px-3 py-1.5 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="months"
              checked={chosen === count}
              onChange={() => onChoose(count)}
              className="outline-none"
            />
            <span className="grow">{label}</span>
            <span className="figures text-ink-soft">{figure}</span>
          </label>
        ))}
      </div>
      <p role="status" className="figures pt-1.5 text-13 text-ink-faint empty:hidden">
        {isUneven && exact}
      </p>
    </fieldset>
  );
};

type CardMonthsProps = {
  readonly checkout: Pick<Checkout, 'amount' | 'installmentCounts'>;
  readonly known: KnownOptions;
  readonly chosen: InstallmentCount | null;
  readonly onChoose: (count: InstallmentCount | null) => void;
};

/** Months without interest that the amount and the card allow, or the reason why there are none. */
const CardMonths = ({ checkout, known, chosen, onChoose }: CardMonthsProps) => {
  const words = useCheckoutCardWords();
  const { tryAgain } = useControlsWords();
  if (checkout.installmentCounts.length === 0) return null;
  switch (known.kind) {
    case 'unknown':
      return null;
    case 'failed':
      return (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
          {words.optionsFailed}
          <Button variant="ghost" size="small" onClick={known.again}>
            {tryAgain}
          </Button>
        </p>
      );
    case 'known': {
      const { funding, installmentCounts } = known.options;
      if (funding === 'debit')
        return (
          <p role="status" className="text-13 text-ink-soft">
            {words.debitNoMonths}
          </p>
        );
      return installmentCounts.length === 0 ? null : (
        <InstallmentsChoice
          counts={installmentCounts}
          amount={checkout.amount}
          chosen={chosen}
          onChoose={onChoose}
        />
      );
    }
  }
};

type AttemptNoticeProps = {
  readonly checkout: Checkout;
  /** The number of attempts on this page, so that each failure is announced even if the text is the same. */
  readonly attempts: number;
};

/** The reason why the last attempt failed, and that the payer can try again. */
const AttemptNotice = ({ checkout, attempts }: AttemptNoticeProps) => {
  const words = useCheckoutWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) place.current?.focus();
  }, [attempts]);
  if (!checkout.mayRetry) return null;
  const { statusId, message } = checkout;
  const isDeclined = statusId === Status.rejected;
  const ofStatus: Readonly<Partial<Record<number, string>>> = words.attemptOf;
  const said = ofStatus[statusId] ?? message;
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className={`flex gap-3 rounded-control px-3 py-2.5 outline-none ${
        isDeclined ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
      }`}
    >
      <Icon name="alert" className="mt-0.5 size-4" />
      <div>
        {isDeclined && <p className="font-semibold">{words.declined}</p>}
        <p className={isDeclined ? 'text-ink' : ''}>
          {said} {isDeclined && words.tryAnother}
        </p>
      </div>
    </div>
  );
};

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
      <MethodChoice checkout={checkout} chosen={method} onChoose={payment.choose}>
        {method === PaymentMethod.creditCard ? (
          <div className="flex flex-col gap-4">
            <CardFields card={card} page={checkout} />
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
      <div className="pay-bar flex flex-col gap-2 tall:bottom-bar tall:-my-2">
        <Button
          type="submit"
          variant="primary"
          busy={isRunning}
          busyLabel={isByCard ? words.paying : words.preparing}
          className="figures min-h-12 w-full text-16 whitespace-normal"
        >
          {isByCard && <Icon name="lock" />}
          {payLabel(checkout, method, words)}
        </Button>
        {checkout.isTwoStepPay && (
          <p className="text-center text-13 text-ink-soft">{words.authorizeHint(checkout.merchant.name)}</p>
        )}
        <BlockingIndicator active={isRunning} />
      </div>
    </form>
  );
};
