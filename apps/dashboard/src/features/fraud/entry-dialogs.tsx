import { blacklistProblem } from '@pasarela/contracts/fraud/blacklist-rules';
import type { BlacklistEntry } from '@pasarela/contracts/fraud/blacklist-schema';
import {
  type FraudField,
  fraudFieldNames,
  fraudFieldOf,
  fraudFields,
} from '@pasarela/contracts/fraud/fraud-fields';
import { useMutation } from '@tanstack/react-query';
import type { To } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { blacklistKey } from '#api/query-keys.ts';
import { FormField } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Switch } from '#components/ui/inputs.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

type EntryDraft = { readonly field: FraudField; readonly value: string; readonly active: boolean };
type EntryForm = ContractForm<EntryDraft>;

export const emptyEntry: EntryDraft = { field: 'email', value: '', active: true };

/** The number of a card is never stored in a draft, so it has to be typed again. */
export const entryDraft = (initial: EntryDraft, name: string) => ({
  ...fieldsDraft(initial),
  name,
  keep: (entry: EntryDraft) => (entry.field === 'card' ? { ...entry, value: initial.value } : entry),
});

type EntryFormOptions = {
  readonly initial: EntryDraft;
  /** The name of the draft. */
  readonly name: string;
  readonly isUnchanged?: (value: string) => boolean;
  readonly send: (entry: EntryDraft) => Promise<string>;
  readonly onSaved: () => void;
};

/** The form of an entry. What the server says of a saved one is the notice. */
const useEntryForm = ({ initial, name, isUnchanged, send, onSaved }: EntryFormOptions): EntryForm => {
  const [language] = useLanguage();
  const toast = useToast();
  const companyId = useCompanyId();
  const save = useMutation({
    mutationFn: (entry: EntryDraft) => send({ ...entry, value: entry.value.trim() }),
    // The data may contain a card number, so it must not stay in the mutation cache.
    gcTime: 0,
    onSuccess: (text) => {
      toast({ tone: 'success', title: text });
      onSaved();
    },
    meta: { stale: [blacklistKey(companyId)] },
  });
  return useContractForm({
    initial,
    problems: ({ field, value }) => {
      const problem = isUnchanged?.(value) ? undefined : blacklistProblem(field, value);
      return problem ? { value: fieldErrorText(problem, language) } : {};
    },
    send: save.mutateAsync,
    draft: entryDraft(initial, name),
  });
};

/** Three choices side by side, all to be seen before one is taken. */
const EntryTypeChoice = ({ form }: { readonly form: EntryForm }) => {
  const words = useFraudWords().blacklist;
  const [language] = useLanguage();
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
              {...form.register('field')}
              value={field}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {fraudFields[field].label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const modes = { email: 'email', ip: 'decimal', card: 'numeric' } as const satisfies Record<
  FraudField,
  string
>;

type EntryFieldsProps = { readonly form: EntryForm; readonly isFixed?: boolean };

/** Who is listed, and whether the entry is in force. */
const EntryFields = ({ form, isFixed = false }: EntryFieldsProps) => {
  const words = useFraudWords().blacklist;
  const { field, active } = form.values;
  return (
    <>
      <FormField
        form={form}
        name="value"
        label={words.value[field]}
        hint={isFixed ? words.fixedCard : words.hint[field]}
      >
        {(control) => (
          <TextInput
            {...control}
            readOnly={isFixed}
            aria-required={!isFixed}
            inputMode={modes[field]}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </FormField>
      <div className="flex items-center gap-3">
        <Switch
          label={words.isActive}
          checked={active}
          onChange={(isActive) => form.change('active', isActive)}
        />
        <span aria-hidden="true" className="text-14">
          {active ? words.active : words.inactive}
        </span>
      </div>
    </>
  );
};

/** The dialog to add an entry to the blacklist. */
export const AddEntryDialog = ({ page }: { readonly page: To }) => {
  const words = useFraudWords().blacklist;
  const close = useCloseOverlay(page);
  const form = useEntryForm({
    initial: emptyEntry,
    name: 'entry',
    send: ({ field, ...entry }) =>
      callOperation('saveBlacklistEntry', { body: { fieldRulesId: fraudFields[field].id, ...entry } }),
    onSaved: close,
  });
  return (
    <FormDialog
      form={form}
      title={words.addTitle}
      description={words.addText}
      submit={words.submitAdd}
      running={words.adding}
      variant="primary"
      onClose={close}
    >
      <EntryTypeChoice form={form} />
      <EntryFields form={form} />
    </FormDialog>
  );
};

type EditEntryFormProps = { readonly entry: BlacklistEntry; readonly page: To };

const EditEntryForm = ({ entry, page }: EditEntryFormProps) => {
  const words = useFraudWords().blacklist;
  const close = useCloseOverlay(page);
  const { idBlackList, fieldRulesId, value, active } = entry;
  const field = fraudFieldOf(fieldRulesId);
  const isFixed = field === 'card';
  const form = useEntryForm({
    initial: { field, value, active },
    name: `entry ${idBlackList}`,
    // A value taken from a transaction may be longer than a typed one; it stays unchanged.
    isUnchanged: (typed) => isFixed || typed.trim() === value,
    send: (changed) =>
      callOperation('editBlacklistEntry', {
        body: { idBlackList, active: changed.active, ...(isFixed ? {} : { value: changed.value }) },
      }),
    onSaved: close,
  });
  return (
    <FormDialog
      form={form}
      title={words.editTitle}
      description={words.editText}
      submit={words.save}
      running={words.saving}
      variant="primary"
      onClose={close}
    >
      <EntryFields form={form} isFixed={isFixed} />
    </FormDialog>
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
