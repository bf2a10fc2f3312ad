import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import { type FraudField, fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { useId, useRef, useState } from 'react';
import type { To } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useDraft } from '#session/use-draft.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { type EntryDraft, emptyEntry, entryDraft } from './entry-draft.ts';
import { entryErrors } from './entry-errors.ts';
import { EntryValueField } from './entry-value-field.tsx';
import { useSaveEntry } from './use-save-entry.ts';

type EntryTypeChoiceProps = {
  readonly chosen: FraudField;
  readonly onChoose: (field: FraudField) => void;
};

/** Three choices side by side, all to be seen before one is taken. */
const EntryTypeChoice = ({ chosen, onChoose }: EntryTypeChoiceProps) => {
  const words = useFraudWords().blacklist;
  const [language] = useLanguage();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{words.type}</legend>
      <div className="grid grid-cols-[2fr_1fr_1fr] overflow-hidden rounded-control border border-line-strong bg-paper">
        {fraudFieldNames.map((field) => (
          <label
            key={field}
            className="relative flex min-h-9 items-center justify-center border-l border-line-strong px-2 text-center text-14 first:border-l-0 hover:bg-hover has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={field}
              checked={chosen === field}
              onChange={() => onChoose(field)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {fraudFields[field].label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The dialog to add an entry to the blacklist. */
export const AddEntryDialog = ({ page }: { readonly page: To }) => {
  const words = useFraudWords().blacklist;
  const [language] = useLanguage();
  const close = useCloseOverlay(page);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft('entry', emptyEntry, entryDraft);
  const [isJudged, setJudged] = useState(false);
  const save = useSaveEntry(
    ({ field, value, active }: EntryDraft) =>
      callOperation('saveBlacklistEntry', {
        body: { fieldRulesId: fraudFields[field].id, value: value.trim(), active },
      }),
    close,
  );
  const problem = blacklistProblem(draft.field, draft.value);
  const refused = entryErrors(save.error);
  const change = (part: Partial<EntryDraft>) => {
    save.reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <EntryDialog
      title={words.addTitle}
      description={words.addText}
      submit={words.submitAdd}
      running={words.adding}
      isRunning={save.isPending}
      refusal={refused.refusal}
      active={draft.active}
      onActive={(active) => change({ active })}
      onClose={close}
      onSubmit={() => {
        setJudged(true);
        if (problem) input.current?.focus();
        else save.mutate(draft);
      }}
    >
      <EntryTypeChoice
        chosen={draft.field}
        onChoose={(field) => {
          setJudged(false);
          change({ field });
        }}
      />
      <EntryValueField
        field={draft.field}
        value={draft.value}
        input={input}
        error={isJudged && problem ? fieldErrorText(problem, language) : refused.value}
        onType={(value) => change({ value })}
      />
    </EntryDialog>
  );
};
