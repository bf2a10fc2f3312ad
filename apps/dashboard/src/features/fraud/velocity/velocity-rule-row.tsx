import { fraudFieldOf, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRangeNames, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import type { VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useId } from 'react';
import { useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { DryRunLine } from './dry-run-line.tsx';
import { readTimeRangeId } from './rule-draft.ts';
import { type RuleForm, useRuleForm } from './use-rule-form.ts';

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
