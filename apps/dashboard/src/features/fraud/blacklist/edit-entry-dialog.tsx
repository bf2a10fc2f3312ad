import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import type { BlacklistEntry } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldOf } from '@pasarela/contracts/fraud/fraud-fields';
import { useRef, useState } from 'react';
import type { To } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { entryErrors } from './entry-errors.ts';
import { EntryValueField } from './entry-value-field.tsx';
import { useSaveEntry } from './use-save-entry.ts';

type EditEntryDialogProps = { readonly entry: BlacklistEntry; readonly page: To };

const EditEntryForm = ({ entry, page }: EditEntryDialogProps) => {
  const words = useFraudWords().blacklist;
  const [language] = useLanguage();
  const close = useCloseOverlay(page);
  const input = useRef<HTMLInputElement>(null);
  const [begun] = useState({ value: entry.value, active: entry.active });
  const [draft, setDraft] = useDraft(`entry ${entry.idBlackList}`, begun, fieldsDraft(begun));
  const [isJudged, setJudged] = useState(false);
  const field = fraudFieldOf(entry.fieldRulesId);
  const isFixed = field === 'card';
  const save = useSaveEntry(
    ({ value, active }: typeof draft) =>
      callOperation('editBlacklistEntry', {
        body: { idBlackList: entry.idBlackList, active, ...(isFixed ? {} : { value: value.trim() }) },
      }),
    close,
  );
  // A value taken from a transaction may be longer than a typed one; it stays unchanged.
  const problem =
    isFixed || draft.value.trim() === entry.value ? undefined : blacklistProblem(field, draft.value);
  const refused = entryErrors(save.error);
  const change = (part: Partial<typeof draft>) => {
    save.reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <EntryDialog
      title={words.editTitle}
      description={words.editText}
      submit={words.save}
      running={words.saving}
      isRunning={save.isPending}
      refusal={refused.refusal}
      active={draft.active}
      onActive={(active) => change({ active })}
      onClose={close}
      initialFocus={input}
      onSubmit={() => {
        setJudged(true);
        if (problem) input.current?.focus();
        else save.mutate(draft);
      }}
    >
      <EntryValueField
        field={field}
        value={draft.value}
        input={input}
        isReadOnly={isFixed}
        error={isJudged && problem ? fieldErrorText(problem, language) : refused.value}
        onType={(value) => change({ value })}
      />
    </EntryDialog>
  );
};

const EntryGone = ({ page }: { readonly page: To }) => {
  const words = useFraudWords().blacklist;
  const close = useCloseOverlay(page);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={words.editTitle}
      description={words.gone}
      footer={<BackButton onClick={close} />}
    />
  );
};

/** The dialog to edit an entry of the current page of the list. `entry` is undefined if the page does not contain it. */
export const EditEntryDialog = ({
  entry,
  page,
}: {
  readonly entry: BlacklistEntry | undefined;
  readonly page: To;
}) =>
  entry ? <EditEntryForm key={entry.idBlackList} entry={entry} page={page} /> : <EntryGone page={page} />;
