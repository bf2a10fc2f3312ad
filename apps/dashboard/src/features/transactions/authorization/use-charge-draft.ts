import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useState } from 'react';
import { readAmount } from '#components/money/typed-amount.ts';
import {
  type ChargeProblem,
  chargePlan,
  chargeProblem,
} from '#features/transactions/authorization/charge-plan.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

/** The amount that is being typed; it begins with all that was authorized. */
export const useChargeDraft = (transaction: TransactionDetail) => {
  const whole = toAmount(toCentavos(transaction.amount)).toFixed(2);
  const [text, setText] = useDraft('charge', whole, textDraft);
  const [problem, setProblem] = useState<ChargeProblem>();
  const amount = readAmount(text);
  const isGood = chargeProblem(transaction, amount) === undefined;
  return {
    text,
    /** Undefined while it is not an amount that could be charged. */
    amount: isGood ? amount : undefined,
    plan: isGood && amount !== undefined ? chargePlan(transaction, amount) : undefined,
    problem,
    type: (typed: string) => {
      setText(typed);
      setProblem(undefined);
    },
    judge: () => setProblem(chargeProblem(transaction, amount)),
  };
};

export type ChargeDraft = ReturnType<typeof useChargeDraft>;
