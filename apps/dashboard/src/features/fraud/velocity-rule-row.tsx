import { fraudFieldOf, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import {
  type TimeRangeId,
  timeRangeIds,
  timeRangeNames,
  timeRanges,
} from '@pasarela/contracts/fraud/time-ranges';
import { isVelocityValue } from '@pasarela/contracts/fraud/velocity-rules';
import type { DryRunQuery, VelocityDryRun, VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Form } from '#components/form/bound-fields.tsx';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { type fraudWords, useFraudWords } from '#components/fraud/fraud-words.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput, Switch } from '#components/ui/inputs.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { dryRunQuery, velocityRulesQuery } from '#features/fraud/fraud-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

const { min, max } = limits.velocityValue;

/** The displayed rule; the number as typed. */
type RuleDraft = {
  readonly active: boolean;
  readonly typed: string;
  readonly timeRangeId: TimeRangeId;
};

const draftOf = ({ active, value, timeRangeId }: VelocityRule): RuleDraft => ({
  active,
  typed: String(value),
  timeRangeId,
});

/** The typed number; undefined if no rule can have it. */
export const readRuleValue = (typed: string): number | undefined => {
  const text = typed.trim();
  const value = Number(text);
  return /^\d{1,2}$/.test(text) && isVelocityValue(value) ? value : undefined;
};

export const readTimeRangeId = (text: string): TimeRangeId | undefined =>
  timeRangeIds.find((id) => String(id) === text);

/** The form of one rule. A number that no rule can have is replaced by the last valid one, and the reason is said. */
const useRuleForm = (rule: VelocityRule) => {
  const words = useFraudWords().velocity;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const { fieldRuleTypesId } = rule;
  const save = useMutation({
    mutationFn: ({ active, typed, timeRangeId }: RuleDraft) => {
      const value = readRuleValue(typed) ?? rule.value;
      return callOperation('updateVelocityRules', {
        body: { rules: [{ fieldRuleTypesId, active, value, timeRangeId }] },
      });
    },
    onSuccess: (rules) => {
      client.setQueryData(velocityRulesQuery(companyId).queryKey, rules);
      toast({ tone: 'success', title: words.updated });
    },
    onError: (error) => toast({ tone: 'error', title: words.notUpdated, description: error.message }),
  });
  const initial = draftOf(rule);
  const form = useContractForm<RuleDraft>({
    initial,
    send: save.mutateAsync,
    draft: { ...fieldsDraft(initial), name: `rule ${fieldRuleTypesId}` },
    warnsFor: limits.toast,
    asksBeforeLeaving: true,
  });
  const value = readRuleValue(form.values.typed) ?? rule.value;
  const settle = (): void => {
    const isRead = readRuleValue(form.values.typed) !== undefined;
    form.change('typed', String(value));
    if (!isRead) form.warn('typed', words.reverted(String(min), String(max)));
  };
  return {
    form,
    /** The number that the rule would have. */
    value,
    isSaved: save.isSuccess,
    settle,
    submit: (event?: FormEvent): void => {
      const isRead = readRuleValue(form.values.typed) !== undefined;
      settle();
      if (isRead) form.submit(event);
      else event?.preventDefault();
    },
  };
};

type Words = typeof fraudWords.es.velocity.dryRun;

const periodText = ({ days, attempts, review, declined }: VelocityDryRun[number], words: Words): string => {
  const [span, tried] = [String(days), formatCount(attempts)];
  if (review > 0 && declined > 0) return words.both(span, formatCount(review), formatCount(declined), tried);
  if (review > 0) return words.review(span, formatCount(review), tried);
  return declined > 0 ? words.declined(span, formatCount(declined), tried) : words.nothing(span, tried);
};

const textOf = (periods: VelocityDryRun, words: Words): readonly string[] => {
  if (periods.every(({ attempts }) => attempts === 0)) return [words.none];
  // Nothing in the longest period is nothing in the others.
  const stops = periods.some(({ review, declined }) => review + declined > 0);
  const told = stops ? periods : periods.toSorted((one, other) => other.days - one.days).slice(0, 1);
  return [
    ...told.map((period) => periodText(period, words)),
    ...(periods.every(({ complete }) => complete)
      ? []
      : [words.incomplete(formatCount(limits.dryRunAttempts))]),
  ];
};

/** The number of past payments that the displayed rule would have stopped. */
const DryRunLine = (query: DryRunQuery) => {
  const words = useFraudWords().velocity.dryRun;
  const result = useQuery(dryRunQuery(useCompanyId(), query));
  const lines = result.isSuccess
    ? textOf(result.data, words)
    : [result.isError ? words.failed : words.loading];
  return (
    <div
      className={`border-l-2 border-line pl-3 text-13 text-ink-soft xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:mt-2 xl:self-start ${result.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p className="text-12 font-medium">{words.title}</p>
      <div role="status">
        {lines.map((line) => (
          <p key={line} className="figures">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
};

/** Whether the displayed rule is saved. */
const RuleState = ({
  form,
  isSaved,
}: {
  readonly form: ContractForm<RuleDraft>;
  readonly isSaved: boolean;
}) => {
  const words = useFraudWords().velocity;
  if (form.hasChanges)
    return (
      <>
        <span className="text-13 text-ink-soft">{words.unsaved}</span>
        <Button size="small" disabled={form.isSending} onClick={() => form.reset()}>
          {words.discard}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={form.isSending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </>
    );
  return (
    isSaved && (
      <span className="inline-flex items-center gap-1.5 text-13 text-success">
        <Icon name="check" className="size-3.5" />
        {words.saved}
      </span>
    )
  );
};

/** One rule: whether it is active, its number of attempts, its time range, and the result of the dry run. */
export const VelocityRuleRow = ({ rule }: { readonly rule: VelocityRule }) => {
  const words = useFraudWords().velocity;
  const [language] = useLanguage();
  const { form, value, isSaved, settle, submit } = useRuleForm(rule);
  const { active, timeRangeId } = form.values;
  const typed = form.register('typed');
  const titleId = useId();
  const noteId = useId();
  const field = fraudFieldOf(rule.fieldRuleTypesId);
  const name = fraudFields[field].label[language];
  return (
    <li>
      <Form
        form={{ ...form, submit }}
        aria-labelledby={titleId}
        className="grid content-start gap-x-8 gap-y-3 p-4 sm:px-5 xl:grid-cols-[35rem_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr]"
      >
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex items-center gap-3">
            <Switch
              label={name}
              checked={active}
              disabled={form.isSending}
              onChange={(isActive) => form.change('active', isActive)}
            />
            <h2 id={titleId} className={`font-medium ${active ? '' : 'text-ink-soft'}`}>
              {name}
            </h2>
            <span className={`text-13 ${active ? 'text-success' : 'text-ink-faint'}`}>
              {active ? words.active : words.inactive}
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <RuleState form={form} isSaved={isSaved} />
          </div>
        </div>
        <div
          className={`grid grid-cols-[auto_4rem_auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-2 text-14 sm:grid-cols-[auto_4rem_minmax(15rem,auto)_8rem] sm:justify-start ${active ? 'text-ink-soft' : 'text-ink-faint'}`}
        >
          <span>{words.upTo}</span>
          <TextInput
            className="w-16"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.value}
            aria-describedby={noteId}
            readOnly={form.isSending}
            {...typed}
            onBlur={settle}
          />
          <span className="contents sm:flex sm:gap-x-1">
            {/* On a phone the sentence has no room on one line: what is counted stands above. */}
            <span className="max-sm:order-first max-sm:col-span-full max-sm:first-letter:uppercase">
              {words.attempts[field]}
            </span>
            <span>{words.within}</span>
          </span>
          <SelectInput
            className="w-32"
            aria-label={words.range}
            disabled={form.isSending}
            value={timeRangeId}
            onChange={(event) => {
              const chosen = readTimeRangeId(event.target.value);
              if (chosen !== undefined) form.change('timeRangeId', chosen);
            }}
          >
            {timeRangeNames.map((range) => (
              <option key={range} value={timeRanges[range].id}>
                {timeRanges[range].label[language]}
              </option>
            ))}
          </SelectInput>
        </div>
        <p id={noteId} role="status" className="text-13 text-danger empty:hidden">
          {form.errorOf('typed')}
        </p>
        <DryRunLine fieldRuleTypesId={rule.fieldRuleTypesId} value={value} timeRangeId={timeRangeId} />
      </Form>
    </li>
  );
};
