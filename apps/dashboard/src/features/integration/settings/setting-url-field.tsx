import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { SettingDraft } from '#features/integration/settings/use-setting-draft.ts';

type SettingUrlFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly draft: SettingDraft;
};

/** A setting that is an address. */
export const SettingUrlField = ({ label, hint, draft }: SettingUrlFieldProps) => (
  <Field label={label} hint={hint} error={draft.error}>
    {(control) => (
      <TextInput
        {...control}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.value}
        onChange={(event) => draft.change(event.target.value)}
      />
    )}
  </Field>
);
