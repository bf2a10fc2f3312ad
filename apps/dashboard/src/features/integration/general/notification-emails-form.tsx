import { limits } from '@pasarela/contracts/limits/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { CharactersLeft } from '#components/form/characters-left.tsx';
import { Field } from '#components/ui/field.tsx';
import { EmailTagsInput } from '#features/integration/general/email-tags-input.tsx';
import { type EmailTags, readTags, tagsText } from '#features/integration/general/email-tags-state.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import { SettingForm } from '#features/integration/settings/setting-form.tsx';
import { useSettingDraft } from '#features/integration/settings/use-setting-draft.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';

/** The addresses notified of payments. A single invalid address prevents saving. */
export const NotificationEmailsForm = () => {
  const words = useIntegrationWords().emails;
  const { sendsEmails } = useSettings();
  const draft = useSettingDraft('NotificationEmail');
  const [typing, setTyping] = useState<EmailTags>();
  // Typed text counts as a change; without changes, the saved tags are shown.
  const state = typing && tagsText(typing) === draft.value ? typing : readTags(draft.value);
  const isDone = state.typing === '';
  return (
    <SettingForm title={words.title} text={words.text} draft={draft} isBlocked={isDone && !draft.isGood}>
      <div className="flex flex-col gap-1.5">
        <Field label={words.label} hint={words.hint} error={isDone ? draft.problemText : draft.error}>
          {(control) => (
            <EmailTagsInput
              control={control}
              state={state}
              onChange={(next) => {
                setTyping(next);
                draft.change(tagsText(next));
              }}
            />
          )}
        </Field>
        <CharactersLeft left={limits.notificationEmails - draft.value.length} />
        <p className="text-13 text-ink-soft">
          {sendsEmails ? words.sent : words.kept}{' '}
          <Link to={integrationPaths.emails} className="text-accent underline">
            {words.see}
          </Link>
        </p>
      </div>
    </SettingForm>
  );
};
