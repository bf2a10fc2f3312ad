import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import {
  emailsOnText,
  isEmailOn,
  type SwitchableEmail,
  switchableEmails,
} from '@pasarela/contracts/emails/email-switches';
import { charactersOf } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import { settingValue } from '@pasarela/contracts/settings/setting-properties';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CharactersLeft, TextAreaField } from '#components/form/bound-fields.tsx';
import { useSettings } from '#components/settings/settings-query.ts';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Switch } from '#components/ui/inputs.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useIntegrationWords } from '#features/integration/integration-words.ts';
import {
  SectionHeading,
  SettingForm,
  SettingHeading,
  settingClass,
  settingsClass,
  useSetting,
  useUpdateSetting,
} from '#features/integration/setting-form.tsx';
import { LogoForm } from '#features/integration/settings/logo-form.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import type { EmailTags } from './email-tags-state.ts';
import {
  endTag,
  isWrongTag,
  readTags,
  removeTag,
  tagsText,
  takeBackTag,
  typeTag,
} from './email-tags-state.ts';

type EmailTagsInputProps = {
  readonly control: ComponentProps<'input'>;
  readonly state: EmailTags;
  readonly onChange: (state: EmailTags) => void;
};

/** An input with addresses as tags; invalid ones are marked. */
const EmailTagsInput = ({ control, state, onChange }: EmailTagsInputProps) => {
  const words = useIntegrationWords().emails;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-paper p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger">
      <ul aria-label={words.label} className="contents">
        {state.tags.map((tag) => {
          const isWrong = isWrongTag(tag);
          return (
            <li
              key={tag}
              className={`inline-flex max-w-full items-center gap-0.5 rounded-control pl-2 text-13 ${
                isWrong ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink'
              }`}
            >
              <span className="truncate">{tag}</span>
              {isWrong && <span className="shrink-0 pl-1 text-12 font-medium">{words.invalidTag}</span>}
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => {
                  onChange(removeTag(state, tag));
                  input.current?.focus();
                }}
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-control hover:bg-hover pointer-coarse:size-11"
              >
                <Icon name="close" className="size-3" />
              </button>
            </li>
          );
        })}
      </ul>
      <input
        {...control}
        ref={input}
        type="text"
        size={8}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={state.typing}
        onChange={(event) => onChange(typeTag(state, event.target.value))}
        onBlur={() => state.typing !== '' && onChange(endTag(state))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && state.typing.trim() !== '') {
            event.preventDefault();
            onChange(endTag(state));
          }
          if (event.key === 'Backspace' && state.typing === '' && state.tags.length > 0) {
            event.preventDefault();
            onChange(takeBackTag(state));
          }
        }}
        className="min-h-7 min-w-32 grow bg-transparent px-1.5 text-14 outline-none pointer-coarse:min-h-11 pointer-coarse:text-16"
      />
    </div>
  );
};

/** The e-mails to customers and users that can be switched on and off, each at once. */
const EmailsOnForm = () => {
  const words = useIntegrationWords().emailsOn;
  const [language] = useLanguage();
  const { emailsOn } = useSettings();
  const titleId = useId();
  const update = useUpdateSetting('Emails');
  // While a change is being saved, the switches show it already.
  const value = update.isPending ? update.variables : emailsOn;
  const set = (kind: SwitchableEmail, isOn: boolean): void => {
    const others = switchableEmails.filter((name) => name !== kind && isEmailOn(name, value));
    update.mutate(emailsOnText(isOn ? [...others, kind] : others));
  };
  return (
    <section aria-labelledby={titleId} className={settingClass}>
      <SettingHeading id={titleId} title={words.title} text={words.text} />
      <ul className="divide-y divide-line">
        {switchableEmails.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="text-14">{emailKinds[kind].label[language]}</p>
              <p className="text-13 text-ink-soft">{words[kind]}</p>
            </div>
            <Switch
              label={emailKinds[kind].label[language]}
              checked={isEmailOn(kind, value)}
              disabled={update.isPending}
              onChange={(isOn) => set(kind, isOn)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The addresses notified of payments. A single invalid address prevents saving. */
const NotificationEmailsForm = () => {
  const words = useIntegrationWords().emails;
  const { sendsEmails } = useSettings();
  const setting = useSetting('NotificationEmail');
  const { form, problem } = setting;
  const { text } = form.values;
  const [typing, setTyping] = useState<EmailTags>();
  // Typed text counts as a change; without changes, the saved tags are shown.
  const state = typing && tagsText(typing) === text ? typing : readTags(text);
  const isDone = state.typing === '';
  return (
    <SettingForm
      title={words.title}
      text={words.text}
      setting={setting}
      isBlocked={isDone && problem !== undefined}
    >
      <div className="flex flex-col gap-1.5">
        <Field
          label={words.label}
          isLabelHidden
          hint={words.hint}
          error={(isDone && problem) || form.errorOf('text')}
        >
          {(control) => (
            <EmailTagsInput
              control={control}
              state={state}
              onChange={(next) => {
                setTyping(next);
                form.change('text', tagsText(next));
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1.5">
          <p className="text-13 text-ink-soft">
            {sendsEmails ? words.sent : words.kept}{' '}
            <Link to={integrationPaths.emails} className="text-accent underline">
              {words.see}
            </Link>
          </p>
          <CharactersLeft left={limits.notificationEmails - charactersOf(text)} />
        </div>
      </div>
    </SettingForm>
  );
};

/** The text that customers see next to their payment. */
const NotificationTextForm = () => {
  const words = useIntegrationWords().notificationText;
  const setting = useSetting('NotificationText');
  const { form } = setting;
  return (
    <SettingForm title={words.title} text={words.text} setting={setting}>
      <TextAreaField
        form={form}
        name="text"
        label={words.label}
        isLabelHidden
        rows={4}
        left={limits.notificationText - charactersOf(settingValue('NotificationText', form.values.text))}
      />
    </SettingForm>
  );
};

/** General settings: what customers see, and who is notified of payments. */
export const GeneralPage = () => {
  const words = useIntegrationWords();
  return (
    <>
      <SectionHeading title={words.sections.general} />
      <div className={settingsClass}>
        <LogoForm />
        <NotificationTextForm />
        <NotificationEmailsForm />
        <EmailsOnForm />
      </div>
    </>
  );
};
