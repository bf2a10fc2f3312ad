import {
  type SettingProperty,
  settingProblem,
  settingValue,
} from '@pasarela/contracts/settings/setting-properties';
import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useUpdateSetting } from '#features/integration/settings/use-update-setting.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';

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

/** The state of one setting: validated by the API's rules and saved separately. */
export const useSettingDraft = (property: SettingProperty) => {
  const [language] = useLanguage();
  const saved = useSettings()[settingFields[property]];
  // Undefined until the user changes the value, so that the saved value is displayed.
  const [draft, setDraft] = useDraft<string | undefined>(property, undefined, textDraft);
  const [isJudged, setJudged] = useState(false);
  const update = useUpdateSetting(property, () => {
    setDraft(undefined);
    setJudged(false);
  });
  const value = draft ?? saved;
  const problem = settingProblem(property, value);
  const hasChanges = draft !== undefined && settingValue(property, draft) !== saved;
  useUnsavedChanges(hasChanges);
  const refused = update.error instanceof CallError ? update.error.fieldErrors[0]?.message : undefined;
  return {
    saved,
    value,
    hasChanges,
    /** Whether the API would accept the value. */
    isGood: problem === undefined,
    isSaving: update.isPending,
    /** The error of the value, shown once saving was tried; `problemText` tells it before that too. */
    error: isJudged && problem ? fieldErrorText(problem.code, language, problem.values) : refused,
    problemText: problem && fieldErrorText(problem.code, language, problem.values),
    change: (text: string) => {
      setDraft(text);
      setJudged(false);
      update.reset();
    },
    discard: () => {
      setDraft(undefined);
      setJudged(false);
      update.reset();
    },
    save: () => {
      setJudged(true);
      if (problem === undefined && hasChanges) update.mutate(settingValue(property, value));
    },
  };
};

export type SettingDraft = ReturnType<typeof useSettingDraft>;
