import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { charactersOf } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import { amountLimits, type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { refundReasonNames, refundReasons } from '@pasarela/contracts/refunds/refund-reasons';
import { useEffect } from 'react';
import { formatCountdown } from '#components/dates/time-left.ts';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { firstControlOf } from '#components/form/form-dialog.tsx';
import type { ContractForm } from '#components/form/use-contract-form.ts';
import { AmountInput } from '#components/money/amount-input.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { MoneySums } from '#components/payment/money-sums.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput, TextArea } from '#components/ui/inputs.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import type { RefundHint, RefundPlan } from './refund-plan.ts';
import { useRefundsWords } from './refunds-words.ts';

type RefundHintsProps = { readonly plan: RefundPlan; readonly now: number };

/** What has to be waited for, as a countdown by the account's clock. */
const RefundHints = ({ plan, now }: RefundHintsProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const waits: Partial<Record<RefundHint, number | null>> = {
    refund_too_early: plan.waitsUntil,
    refund_partial_too_early: plan.partWaitsUntil,
  };
  const isWaiting = plan.hints.some((hint) => typeof waits[hint] === 'number');
  if (plan.hints.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-control bg-info-soft px-3 py-2 text-13 text-info">
      <Icon name={isWaiting ? 'clock' : 'info'} className="mt-px size-4" />
      <div className="flex flex-col gap-1">
        {plan.hints.map((hint) => {
          const until = waits[hint];
          return (
            <p key={hint}>
              {errorCodes[hint].message[language]}
              {typeof until === 'number' && (
                <span role="timer" className="figures block font-medium">
                  {words.timeLeft} {formatCountdown(until - now)}
                </span>
              )}
            </p>
          );
        })}
      </div>
    </div>
  );
};

/** What is typed and chosen; reason and note are empty where nothing is said. */
export type RefundDraft = { readonly amount: string; readonly reason: string; readonly note: string };

type RefundFormProps = {
  readonly id: string;
  readonly form: ContractForm<RefundDraft>;
  readonly plan: RefundPlan;
  readonly now: number;
  readonly amount: Centavos | undefined;
  /** The fee of the payment with its IVA, in pesos. */
  readonly fee: number;
  /** Where it goes back to. */
  readonly destination: string;
};

/** The least height of what becomes of the amount: of the whole nothing changes, of a part a second sentence may come and go. */
const refundHeight = ({ isFixed }: RefundPlan, fee: number): string => {
  if (isFixed) return '';
  return fee > 0 ? 'min-h-26' : 'min-h-23';
};

/** The form of a refund: the amount, with its limits and consequences, and why it is given back, which nobody has to say. */
export const RefundForm = ({ id, form, plan, now, amount, fee, destination }: RefundFormProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const money = (centavos: Centavos) => formatMoney(toAmount(centavos));
  const min = Math.min(amountLimits.min, plan.remaining);
  const isPossible = amount !== undefined && amount >= min && amount <= plan.remaining;
  const sums = isPossible
    ? [
        { label: words.goesBack(destination), sum: amount },
        { label: words.deducted, sum: -amount, isOutcome: true },
      ]
    : [];
  const left = isPossible ? plan.remaining - amount : 0;
  const notes = isPossible
    ? [
        ...(fee > 0 ? [words.feeStays(formatMoney(fee))] : []),
        ...(left > 0 ? [words.remains(money(left))] : []),
      ]
    : [];
  const bounds = words.bounds(money(min), money(plan.remaining));
  const { element } = form;
  // After the confirmation its buttons are gone, so the form gets the focus. When the dialog opens, the dialog sets the focus.
  useEffect(() => {
    if (document.activeElement === document.body) firstControlOf({ element }).current?.focus();
  }, [element]);
  return (
    <Form form={form} id={id} autoComplete="off" className="flex flex-col gap-4">
      <RefusalText text={form.refusal} className="" />
      <RefundHints plan={plan} now={now} />
      <FormField form={form} name="amount" label={words.amount} hint={plan.isFixed ? undefined : bounds}>
        {(control) =>
          plan.isFixed ? (
            <AmountInput {...control} key="fixed" readOnly value={money(plan.remaining).replace('$', '')} />
          ) : (
            <AmountInput {...control} key="typed" />
          )
        }
      </FormField>
      <MoneySums sums={sums} notes={notes} className={refundHeight(plan, fee)} />
      <FormField form={form} name="reason" label={words.reason} optional>
        {(control) => (
          <SelectInput {...control}>
            <option value="">{words.noReason}</option>
            {refundReasonNames.map((name) => (
              <option key={name} value={name}>
                {refundReasons[name][language]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField
        form={form}
        name="note"
        label={words.note}
        optional
        hint={words.noteHint(Math.max(0, limits.refundNote - charactersOf(form.values.note)))}
      >
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
    </Form>
  );
};

/** Messages that mean a failure although the call succeeded (REFUND-21 to REFUND-24). */
const failureBeginnings: readonly string[] = [
  errorCodes.transaction_in_process.message.en,
  errorCodes.transaction_in_process.message.es,
  '1003',
  'Unexpected character encountered',
  'INVALID_DATA',
];

const refundedStatuses: readonly string[] = ['Refund', 'PartialRefund'];

/** Whether an answered refund was made. */
export const isRefundMade = (status: string, message: string): boolean =>
  refundedStatuses.includes(status) && !failureBeginnings.some((beginning) => message.startsWith(beginning));
