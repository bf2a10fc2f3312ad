import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { type RefObject, useEffect } from 'react';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { readAmount } from '#components/money/typed-amount.ts';
import { Field } from '#components/ui/field.tsx';
import { RefundHints } from '#features/transactions/refund/refund-hints.tsx';
import type { RefundPlan } from '#features/transactions/refund/refund-plan.ts';
import { refundsWords as en } from '#i18n/en/refunds.ts';
import { refundsWords as es } from '#i18n/es/refunds.ts';
import { useWords } from '#i18n/use-words.ts';

type RefundFormProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly plan: RefundPlan;
  readonly now: number;
  readonly text: string;
  readonly min: Centavos;
  readonly problem: string | undefined;
  /** What the server said when it refused the refund before. */
  readonly refusal: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
};

/** The amount, what bounds it, and what follows from it. */
export const RefundForm = (props: RefundFormProps) => {
  const { field, plan, text, min, problem, refusal } = props;
  const words = useWords({ es, en });
  const amount = readAmount(text);
  // What follows is told of an amount that can be refunded, not of a slip.
  const left = amount === undefined || amount < min ? undefined : plan.remaining - amount;
  const bounds = words.bounds(formatMoney(toAmount(min)), formatMoney(toAmount(plan.remaining)));
  // Back from the confirmation, whose buttons are gone. When the dialog opens it begins here by itself.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [field]);
  return (
    <form
      id={props.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      className="flex flex-col gap-4"
    >
      {refusal !== undefined && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      <RefundHints plan={plan} now={props.now} />
      <Field label={words.amount} hint={plan.isFixed ? undefined : bounds} error={problem}>
        {(control) => (
          <AmountInput
            {...control}
            ref={field}
            readOnly={plan.isFixed}
            value={text}
            onChange={(event) => props.onType(event.target.value)}
          />
        )}
      </Field>
      <p className="text-13 text-ink-soft">
        {left === 0 && `${words.nothingRemains} `}
        {left !== undefined && left > 0 && `${words.remainsAfter(formatMoney(toAmount(left)))} `}
        {words.feesStay}
      </p>
    </form>
  );
};
