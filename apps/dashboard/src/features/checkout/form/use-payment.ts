import type { Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import type { InstallmentCount } from '@pasarela/contracts/payment-methods/installments';
import { type PayerMethod, PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { useEffect, useState } from 'react';
import type { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { cardPayment, cardRefusals, declineAtField } from '#features/checkout/card/card-payment.ts';
import { type CardDraftHandle, useCardDraft } from '#features/checkout/card/use-card-draft.ts';
import { type KnownOptions, useCardOptions } from '#features/checkout/form/use-card-options.ts';
import type { CheckoutPartProps } from '#features/checkout/use-checkout.ts';
import { useCheckoutAction } from '#features/checkout/use-checkout-action.ts';

const isCard = (method: PayerMethod): boolean => method === PaymentMethod.creditCard;

/** Drops a chosen number of months that the current card does not allow. */
const allowedMonths = (known: KnownOptions, months: InstallmentCount | null): InstallmentCount | null =>
  months !== null && known.kind === 'known' && known.options.installmentCounts.includes(months)
    ? months
    : null;

export type Payment = {
  readonly method: PayerMethod;
  readonly choose: (method: PayerMethod) => void;
  readonly card: CardDraftHandle;
  readonly known: KnownOptions;
  readonly months: InstallmentCount | null;
  readonly chooseMonths: (months: InstallmentCount | null) => void;
  readonly isRunning: boolean;
  /** The server's error that belongs to no field. */
  readonly failure: CallError | null;
  readonly attempts: number;
  /** Submits the form; returns false if it has errors. */
  readonly pay: () => Promise<boolean>;
};

/** The form's state and its attempts. Card data is used only in the call that pays. */
export const usePayment = ({ checkout, handle }: CheckoutPartProps): Payment => {
  const { methods, installmentCounts } = checkout;
  const [wanted, choose] = useState<PayerMethod | undefined>(methods[0]);
  const method = methods.find((id) => id === wanted) ?? methods[0] ?? PaymentMethod.creditCard;
  const card = useCardDraft();
  const [wantedMonths, chooseMonths] = useState<InstallmentCount | null>(null);
  const known = useCardOptions(
    handle.token,
    card.draft.number,
    isCard(method) && installmentCounts.length > 0,
  );
  const months = allowedMonths(known, wantedMonths);
  const [attempts, setAttempts] = useState(0);
  const { running, failure, run } = useCheckoutAction<'pay'>(checkout, handle);
  const { refuse, forgetCode } = card;
  const refusals = cardRefusals(failure?.fieldErrors ?? []);

  useEffect(() => {
    if (failure) refuse(cardRefusals(failure.fieldErrors).fields);
  }, [failure, refuse]);

  const afterwards = (found: Checkout | null) => {
    if (found?.state !== 'form') return;
    forgetCode();
    refuse(declineAtField(found));
    setAttempts((made) => made + 1);
  };
  const pay = async (): Promise<boolean> => {
    if (isCard(method) && card.check() !== undefined) return false;
    const body: PayCheckout = isCard(method) ? cardPayment(card.draft, months) : { idPaymentMethod: method };
    afterwards(
      await run('pay', () => callOperation('payCheckout', { params: { token: handle.token }, body })),
    );
    return true;
  };

  const isAtFields = Object.keys(refusals.fields).length > 0 && refusals.others.length === 0;
  return {
    method,
    choose,
    card,
    known,
    months,
    chooseMonths,
    isRunning: running !== null,
    failure: isAtFields ? null : failure,
    attempts,
    pay,
  };
};
