import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useState } from 'react';
import { readAmount } from '#components/money/typed-amount.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

const min = 1;

/** Why and how much, while it is being typed; it begins with all that is left of the payment. */
export const useDisputeDraft = (transaction: TransactionDetail) => {
  const max = toCentavos(transaction.amount) - toCentavos(transaction.refundedAmount);
  const [reason, setReason] = useState<ChargebackReason>('unrecognized');
  const [text, setText] = useDraft('dispute', toAmount(max).toFixed(2), textDraft);
  const [isAsked, setAsked] = useState(false);
  const typed = readAmount(text);
  const amount = typed !== undefined && typed >= min && typed <= max ? typed : undefined;
  return {
    min,
    max,
    reason,
    text,
    /** Undefined while it is not an amount that could be disputed. */
    amount,
    isWrong: isAsked && amount === undefined,
    chooseReason: setReason,
    type: (value: string): void => {
      setText(value);
      setAsked(false);
    },
    judge: (): void => setAsked(true),
  };
};

export type DisputeDraft = ReturnType<typeof useDisputeDraft>;
