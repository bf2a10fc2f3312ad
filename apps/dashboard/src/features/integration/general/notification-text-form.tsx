import { limits } from '@pasarela/contracts/limits/limits';
import { settingValue } from '@pasarela/contracts/settings/setting-properties';
import { CharactersLeft } from '#components/form/characters-left.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import { SettingForm } from '#features/integration/settings/setting-form.tsx';
import { useSettingDraft } from '#features/integration/settings/use-setting-draft.ts';

/** The text that customers see next to their payment. */
export const NotificationTextForm = () => {
  const words = useIntegrationWords().notificationText;
  const draft = useSettingDraft('NotificationText');
  return (
    <SettingForm title={words.title} text={words.text} draft={draft}>
      <div className="flex flex-col gap-1.5">
        <Field label={words.label} error={draft.error}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={draft.value}
              onChange={(event) => draft.change(event.target.value)}
            />
          )}
        </Field>
        <CharactersLeft
          left={limits.notificationText - settingValue('NotificationText', draft.value).length}
        />
      </div>
    </SettingForm>
  );
};
