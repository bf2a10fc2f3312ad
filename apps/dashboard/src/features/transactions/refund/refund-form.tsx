import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { formatCountdown } from '#components/dates/countdown-format.ts';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { readAmount } from '#components/money/typed-amount.ts';
import { Field } from '#components/ui/field.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { RefundHint, RefundPlan } from '#features/transactions/refund/refund-plan.ts';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

const Note = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <div className="flex gap-2 rounded-control bg-info-soft px-3 py-2 text-13 text-info">
    <Icon name={icon} className="mt-px size-4" />
    <p>{children}</p>
  </div>
);

type RefundHintsProps = { readonly plan: RefundPlan; readonly now: number };

/** What has to be waited for, as a countdown by the account's clock. */
const RefundHints = ({ plan, now }: RefundHintsProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const waits: Partial<Record<RefundHint, number | null>> = {
    refund_too_early: plan.waitsUntil,
    refund_partial_too_early: plan.partWaitsUntil,
  };
  return plan.hints.map((hint) => {
    const until = waits[hint];
    return (
      <Note key={hint} icon={typeof until === 'number' ? 'clock' : 'info'}>
        {errorCodes[hint].message[language]}
        {typeof until === 'number' && (
          <span role="timer" className="figures block font-medium">
            {words.timeLeft} {formatCountdown(until - now)}
          </span>
        )}
      </Note>
    );
  });
};

type RefundFormProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly plan: RefundPlan;
  readonly now: number;
  readonly text: string;
  readonly min: Centavos;
  readonly problem: string | undefined;
  /** The server's error of the previous attempt. */
  readonly refusal: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** The fields below the amount. */
  readonly children: ReactNode;
};

/** The form for the amount, with its limits and consequences. */
export const RefundForm = (props: RefundFormProps) => {
  const { field, plan, text, min, problem, refusal } = props;
  const words = useRefundsWords();
  const amount = readAmount(text);
  // The consequences are shown only for a valid amount.
  const left = amount === undefined || amount < min ? undefined : plan.remaining - amount;
  const bounds = words.bounds(formatMoney(toAmount(min)), formatMoney(toAmount(plan.remaining)));
  // After the confirmation its buttons are gone, so the field gets the focus. When the dialog opens, the dialog sets the focus.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [field]);
  return (
    <DialogForm id={props.id} onSubmit={props.onSubmit}>
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
      {props.children}
      <p className="text-13 text-ink-soft">
        {left === 0 && `${words.nothingRemains} `}
        {left !== undefined && left > 0 && `${words.remainsAfter(formatMoney(toAmount(left)))} `}
        {words.feesStay}
      </p>
    </DialogForm>
  );
};
