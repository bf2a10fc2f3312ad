import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useState } from 'react';
import { readAmount } from '#components/money/typed-amount.ts';
import { isValidRefundAmount, refundPlan } from '#features/transactions/refund/refund-plan.ts';
import { useAccountNow } from '#sandbox/use-account-clock.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

/** The amount that is being typed, judged by the account's clock; once confirmed for the last time it is sent. */
export const useRefundDraft = (transaction: TransactionDetail) => {
  const now = useAccountNow();
  const plan = refundPlan(transaction, now);
  const whole = toAmount(plan.remaining).toFixed(2);
  const [typed, setTyped] = useDraft('refund', whole, textDraft);
  const [reason, setReason] = useDraft('refundReason', '', textDraft);
  const [note, setNote] = useDraft('refundNote', '', textDraft);
  const [isInvalid, setInvalid] = useState(false);
  const [confirming, setConfirming] = useState<Centavos>();
  // What is fixed follows what remains, whatever was typed before.
  const text = plan.isFixed ? whole : typed;
  const amount = readAmount(text);
  return {
    now,
    plan,
    text,
    amount,
    isInvalid,
    reason,
    note,
    setReason,
    setNote,
    /** The amount that a confirmation is asked for. */
    confirming,
    type: (value: string) => {
      setTyped(value);
      setInvalid(false);
    },
    askToConfirm: () => {
      const isValid = amount !== undefined && isValidRefundAmount(transaction, amount, now);
      setInvalid(!isValid);
      if (isValid && plan.waitsUntil === null) setConfirming(amount);
    },
    reopen: () => setConfirming(undefined),
  };
};
