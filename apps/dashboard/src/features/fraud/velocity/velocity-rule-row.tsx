import { fraudFieldOf, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRangeNames, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import type { DryRunQuery, VelocityDryRun, VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { useBriefWarning } from '#components/form/use-brief-warning.ts';
import { type fraudWords, useFraudWords } from '#components/fraud/fraud-words.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { dryRunQuery, velocityRulesQuery } from '#features/fraud/fraud-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { draftOf, isChanged, type RuleDraft, readRuleValue, readTimeRangeId } from './rule-draft.ts';

/** The state of one rule: changes and saving. An invalid number is reset to the last valid one. */
const useRuleForm = (rule: VelocityRule) => {
  const words = useFraudWords().velocity;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const [begun] = useState(() => draftOf(rule));
  const [draft, setDraft] = useDraft(`rule ${rule.fieldRuleTypesId}`, begun, fieldsDraft(begun));
  const reverted = useBriefWarning(limits.toast);
  const value = readRuleValue(draft.typed);

  const save = useMutation({
    mutationFn: ({ active, timeRangeId }: RuleDraft & { readonly value: number }) => {
      const { fieldRuleTypesId } = rule;
      const changed = { fieldRuleTypesId, active, value: value ?? rule.value, timeRangeId };
      return callOperation('updateVelocityRules', { body: { rules: [changed] } });
    },
    onSuccess: (rules) => {
      client.setQueryData(velocityRulesQuery(companyId).queryKey, rules);
      toast({ tone: 'success', title: words.updated });
    },
    onError: (error) => toast({ tone: 'error', title: words.notUpdated, description: error.message }),
  });

  /** Whether the number is valid; if not, it is reset and the hint shows the reason. */
  const judge = (): boolean => {
    if (value !== undefined) return true;
    setDraft((before) => ({ ...before, typed: String(rule.value) }));
    reverted.warn();
    return false;
  };

  return {
    draft,
    /** The rule with the current changes. */
    value: value ?? rule.value,
    isChanged: isChanged(draft, rule),
    isReverted: reverted.isShown,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    change: (part: Partial<RuleDraft>): void => {
      save.reset();
      reverted.dismiss();
      setDraft((before) => ({ ...before, ...part }));
    },
    judge,
    discard: (): void => setDraft(draftOf(rule)),
    submit: (): void => {
      if (save.isPending || !judge() || value === undefined) return;
      save.mutate({ ...draft, value });
    },
  };
};

type RuleForm = ReturnType<typeof useRuleForm>;

type Words = typeof fraudWords.es.velocity.dryRun;

const periodText = ({ days, attempts, review, declined }: VelocityDryRun[number], words: Words): string => {
  const [span, tried] = [String(days), formatCount(attempts)];
  if (review > 0 && declined > 0) return words.both(span, formatCount(review), formatCount(declined), tried);
  if (review > 0) return words.review(span, formatCount(review), tried);
  return declined > 0 ? words.declined(span, formatCount(declined), tried) : words.nothing(span, tried);
};

const textOf = (periods: VelocityDryRun, words: Words): readonly string[] => {
  if (periods.every(({ attempts }) => attempts === 0)) return [words.none];
  return [
    ...periods.map((period) => periodText(period, words)),
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
      className={`border-l-2 border-line pl-3 text-13 text-ink-soft ${result.isPlaceholderData ? 'opacity-60' : ''}`}
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

const { min, max } = limits.velocityValue;

/** Whether the displayed rule is saved. */
const RuleState = ({ form }: { readonly form: RuleForm }) => {
  const words = useFraudWords().velocity;
  if (form.isChanged)
    return (
      <>
        <span className="text-13 text-ink-soft">{words.unsaved}</span>
        <Button size="small" disabled={form.isSaving} onClick={form.discard}>
          {words.discard}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={form.isSaving} busyLabel={words.saving}>
          {words.save}
        </Button>
      </>
    );
  return (
    form.isSaved && (
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
  const form = useRuleForm(rule);
  const { draft } = form;
  const titleId = useId();
  const noteId = useId();
  const field = fraudFieldOf(rule.fieldRuleTypesId);
  const name = fraudFields[field].label[language];
  useUnsavedChanges(form.isChanged);
  return (
    <li>
      <form
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        className="flex flex-col gap-3 p-4 sm:px-5"
      >
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex items-center gap-3">
            <Switch
              label={name}
              checked={draft.active}
              disabled={form.isSaving}
              onChange={(active) => form.change({ active })}
            />
            <h2 id={titleId} className="font-medium">
              {name}
            </h2>
            <span className={`text-13 ${draft.active ? 'text-success' : 'text-ink-faint'}`}>
              {draft.active ? words.active : words.inactive}
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <RuleState form={form} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 text-14 text-ink-soft">
          <span>{words.upTo}</span>
          <TextInput
            className="w-16"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.value}
            aria-describedby={noteId}
            readOnly={form.isSaving}
            value={draft.typed}
            onChange={(event) => form.change({ typed: event.target.value })}
            onBlur={form.judge}
          />
          <span>{words.attempts[field]}</span>
          <SelectInput
            className="w-32"
            aria-label={words.range}
            disabled={form.isSaving}
            value={draft.timeRangeId}
            onChange={(event) => {
              const timeRangeId = readTimeRangeId(event.target.value);
              if (timeRangeId !== undefined) form.change({ timeRangeId });
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
          {form.isReverted && words.reverted(String(min), String(max))}
        </p>
        <DryRunLine
          fieldRuleTypesId={rule.fieldRuleTypesId}
          value={form.value}
          timeRangeId={draft.timeRangeId}
        />
      </form>
    </li>
  );
};
