import { amountLimits, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { RefObject } from 'react';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { unbrokenDestination } from '#components/payment/payment-method-text.ts';
import { Field } from '#components/ui/field.tsx';
import type { ChargeProblem } from '#features/transactions/authorization/charge-plan.ts';
import type { ChargeDraft } from '#features/transactions/authorization/use-charge-draft.ts';
import {
  type authorizationWords,
  useAuthorizationWords,
} from '#features/transactions/authorization-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type ChargeFormProps = {
  readonly id: string;
  readonly transaction: TransactionDetail;
  readonly draft: ChargeDraft;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
};

type ChargeWords = typeof authorizationWords.es.charge;

const chargeProblemText = (
  problem: ChargeProblem,
  { required, problems }: ChargeWords,
  bounds: { readonly min: string; readonly max: string },
): string => {
  if (problem === 'required') return required;
  return problems[problem](problem === 'tooLittle' ? bounds.min : bounds.max);
};

/** The form for the amount to charge, with its consequences. */
export const ChargeForm = ({ id, transaction, draft, field, onSubmit }: ChargeFormProps) => {
  const words = useAuthorizationWords().charge;
  const [language] = useLanguage();
  const { amount, plan, problem } = draft;
  const min = formatMoney(toAmount(amountLimits.min));
  const max = formatMoney(transaction.amount);
  const money = (centavos: number) => formatMoney(toAmount(centavos));
  return (
    <DialogForm
      id={id}
      onSubmit={() => {
        draft.judge();
        if (amount !== undefined) onSubmit();
      }}
    >
      <Field
        label={words.amount}
        hint={words.bounds(min, max)}
        error={problem && chargeProblemText(problem, words, { min, max })}
      >
        {(control) => (
          <AmountInput
            {...control}
            ref={field}
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="min-h-15 text-13 text-ink-soft">
        {amount !== undefined && plan && (
          <>
            {words.sentence(money(amount), max, unbrokenDestination(transaction, language))}{' '}
            {plan.released > 0 ? words.released(money(plan.released)) : words.nothingReleased}{' '}
            {plan.commission !== null &&
              words.deposited(money(amount - plan.commission), money(plan.commission))}
          </>
        )}
      </p>
    </DialogForm>
  );
};
