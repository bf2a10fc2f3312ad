import {
  type SettingProperty,
  settingProblem,
  settingValue,
} from '@pasarela/contracts/settings/setting-properties';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { settingsQuery, useSettings } from '#components/settings/settings-query.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useIntegrationWords } from '#features/integration/integration-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Where each property stands among the settings. */
const settingFields = {
  Logo: 'urlLogo',
  NotificationText: 'notificationText',
  NotificationEmail: 'notificationEmail',
  Success: 'urlResponseSuccess',
  Error: 'urlResponseError',
  Default: 'urlResponseDefault',
  Emails: 'emailsOn',
} as const satisfies Record<SettingProperty, keyof Settings>;

const addresses: readonly SettingProperty[] = ['Success', 'Error', 'Default'];

/** Saves one property and says how it ended, in the specification's words. */
export const useUpdateSetting = (property: SettingProperty) => {
  const words = useIntegrationWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const isAddress = addresses.includes(property);
  return useMutation({
    mutationFn: (Value: string) => callOperation('updateSetting', { body: { Property: property, Value } }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery(companyId).queryKey, settings);
      toast({ tone: 'success', title: isAddress ? words.urlUpdated : words.updated });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: isAddress ? words.urlNotUpdated : words.notUpdated,
        description: error.message,
      }),
  });
};

type SettingDraft = { readonly text: string };

const settingDraft = fieldsDraft<SettingDraft>({ text: '' });

/** One setting: validated by the API's rules and saved separately. */
export const useSetting = (property: SettingProperty) => {
  const [language] = useLanguage();
  const saved = useSettings()[settingFields[property]];
  const update = useUpdateSetting(property);
  const problemOf = (text: string): string | undefined => {
    const problem = settingProblem(property, text);
    return problem && fieldErrorText(problem.code, language, problem.values);
  };
  const form: ContractForm<SettingDraft> = useContractForm({
    initial: { text: saved },
    problems: ({ text }: SettingDraft) => ({ text: problemOf(text) }),
    send: async ({ text }) => {
      const value = settingValue(property, text);
      if (value !== saved) await update.mutateAsync(value);
      form.reset({ text: value });
    },
    fieldOf: () => 'text',
    draft: { ...settingDraft, name: property },
    asksBeforeLeaving: true,
  });
  return { form, saved, wasSaved: update.isSuccess, problem: problemOf(form.values.text) };
};

type Setting = ReturnType<typeof useSetting>;

type SettingFormProps = {
  readonly title: string;
  readonly text: string;
  readonly setting: Setting;
  /** The present value cannot be saved. */
  readonly isBlocked?: boolean;
  readonly children: ReactNode;
  /** Shown next to the buttons. */
  readonly action?: ReactNode;
  /** More of what the setting is for. */
  readonly told?: ReactNode;
};

/** Says that something is not saved yet, or that it just was; at rest there is nothing to say. */
const SavedState = ({ setting: { form, saved, wasSaved } }: { readonly setting: Setting }) => {
  const words = useIntegrationWords().states;
  if (form.hasChanges) return <span className="text-warning">{words.unsaved}</span>;
  if (saved === '') return <span>{words.unset}</span>;
  if (!wasSaved) return null;
  return (
    <span className="inline-flex items-center gap-1 text-success">
      <Icon name="check" className="size-3.5" />
      {words.saved}
    </span>
  );
};

/** A setting: its purpose, and its control beside it where there is room. */
export const settingClass =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]';

/** Settings below each other. */
export const settingsClass = 'divide-y divide-line *:py-7 *:first:pt-0 *:last:pb-0';

type SectionHeadingProps = { readonly title: string; readonly text?: string };

/** The heading of a section, as its lists have it: on a phone the tab above says it. */
export const SectionHeading = ({ title, text }: SectionHeadingProps) => (
  <header className={`flex flex-col gap-1 ${text === undefined ? 'sm:pb-5' : 'pb-7'}`}>
    <h2 className="text-16 font-semibold max-sm:sr-only">{title}</h2>
    {text !== undefined && <p className="max-w-3xl text-14 text-ink-soft max-sm:text-13">{text}</p>}
  </header>
);

type SettingHeadingProps = { readonly id: string; readonly title: string; readonly text: string };

export const SettingHeading = ({ id, title, text }: SettingHeadingProps) => (
  <div className="flex flex-col gap-0.5">
    <h3 id={id} className="text-14 font-semibold">
      {title}
    </h3>
    <p className="text-13 text-ink-soft">{text}</p>
  </div>
);

/** One setting: its purpose, its control and whether it is saved. */
export const SettingForm = ({
  title,
  text,
  setting,
  isBlocked = false,
  children,
  action,
  told,
}: SettingFormProps) => {
  const words = useIntegrationWords();
  const titleId = useId();
  const { form, saved } = setting;
  return (
    <Form form={form} aria-labelledby={titleId} className={settingClass}>
      <div className="flex flex-col gap-1.5">
        <SettingHeading id={titleId} title={title} text={text} />
        {told}
      </div>
      <div className="flex flex-col gap-3">
        {children}
        {/* It takes no room while there is nothing to do and nothing to say. */}
        <div className="flex min-h-9 flex-wrap items-center gap-2 has-[>:only-child:empty]:-mt-3 has-[>:only-child:empty]:min-h-0">
          {/* If no value is set yet, saving an empty one shows what is missing. */}
          {(form.hasChanges || form.isSending || saved === '') && (
            <Button
              type="submit"
              variant={form.hasChanges ? 'primary' : 'secondary'}
              size="small"
              disabled={isBlocked}
              busy={form.isSending}
              busyLabel={words.saving}
            >
              {words.save}
            </Button>
          )}
          {form.hasChanges && !form.isSending && (
            <Button variant="ghost" size="small" onClick={() => form.reset()}>
              {words.discard}
            </Button>
          )}
          {action}
          <p role="status" className="text-13 text-ink-faint empty:-ml-2">
            <SavedState setting={setting} />
          </p>
        </div>
      </div>
    </Form>
  );
};

type SettingUrlFieldProps = {
  readonly label: string;
  /** Where the heading of the setting says it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly setting: Setting;
  /** The name of the address with its article, where it can be copied: the field may show a part of it. */
  readonly copied?: string;
};

/** A setting that is an address. */
export const SettingUrlField = ({ setting, copied, ...field }: SettingUrlFieldProps) => (
  <FormField form={setting.form} name="text" isLabelHidden {...field}>
    {(control) => (
      <TextInput
        {...control}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        end={
          copied !== undefined &&
          setting.form.values.text !== '' && (
            <CopyButton
              value={setting.form.values.text}
              what={copied}
              className="bg-paper font-sans pointer-coarse:min-h-10!"
            />
          )
        }
        className="font-mono pointer-fine:[&_input]:text-13 [&_input]:text-ellipsis"
      />
    )}
  </FormField>
);
