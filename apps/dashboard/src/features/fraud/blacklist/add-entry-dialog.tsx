import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import { fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { useRef, useState } from 'react';
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
import { EntryTypeChoice } from './entry-type-choice.tsx';
import { EntryValueField } from './entry-value-field.tsx';
import { useSaveEntry } from './use-save-entry.ts';

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
