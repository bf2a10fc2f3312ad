import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import {
  emailsOnText,
  isEmailOn,
  type SwitchableEmail,
  switchableEmails,
} from '@pasarela/contracts/emails/email-switches';
import { useId } from 'react';
import { Switch } from '#components/ui/switch.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useUpdateSetting } from '#features/integration/settings/use-update-setting.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The e-mails to customers and users that can be switched on and off, each at once. */
export const EmailsOnForm = () => {
  const words = useIntegrationWords().emailsOn;
  const [language] = useLanguage();
  const { emailsOn } = useSettings();
  const titleId = useId();
  const update = useUpdateSetting('Emails', () => undefined);
  // While a change is being saved, the switches show it already.
  const value = update.isPending ? update.variables : emailsOn;
  const set = (kind: SwitchableEmail, isOn: boolean): void => {
    const others = switchableEmails.filter((name) => name !== kind && isEmailOn(name, value));
    update.mutate(emailsOnText(isOn ? [...others, kind] : others));
  };
  return (
    <section aria-labelledby={titleId} className="flex max-w-xl flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h3 id={titleId} className="text-14 font-semibold">
          {words.title}
        </h3>
        <p className="text-13 text-ink-soft">{words.text}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {switchableEmails.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-2.5">
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
