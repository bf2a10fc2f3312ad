import { type Centavos, toAmount } from '@pasarela/contracts/money';
import type { FormEvent } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { RefundHints } from '#features/transactions/refund/refund-hints.tsx';
import { type RefundPlan, readRefundAmount } from '#features/transactions/refund/refund-plan.ts';
import { refundsWords as en } from '#i18n/en/refunds.ts';
import { refundsWords as es } from '#i18n/es/refunds.ts';
import { useWords } from '#i18n/use-words.ts';

type RefundFormProps = {
  readonly id: string;
  readonly plan: RefundPlan;
  readonly now: number;
  readonly text: string;
  readonly least: Centavos;
  readonly problem: string | undefined;
  /** What the server said when it refused the refund before. */
  readonly refusal: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/** The amount, what bounds it, and what follows from it. */
export const RefundForm = ({
  id,
  plan,
  now,
  text,
  least,
  problem,
  refusal,
  onType,
  onSubmit,
}: RefundFormProps) => {
  const words = useWords({ es, en });
  const amount = readRefundAmount(text);
  const left = amount === undefined ? plan.remaining : plan.remaining - amount;
  const bounds = words.bounds(formatMoney(toAmount(least)), formatMoney(toAmount(plan.remaining)));
  return (
    <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {refusal !== undefined && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {refusal}
        </p>
      )}
      <RefundHints plan={plan} now={now} />
      <Field label={words.amount} hint={plan.isFixed ? undefined : bounds} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="decimal"
            min={toAmount(least)}
            max={toAmount(plan.remaining)}
            step="0.01"
            start="$"
            readOnly={plan.isFixed}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <p className="text-13 text-ink-soft">
        {left > 0 ? words.remainsAfter(formatMoney(toAmount(left))) : words.nothingRemains} {words.feesStay}
      </p>
    </form>
  );
};
