import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import {
  type ResultDestination,
  subscriptionEvents,
  subscriptionEventTypes,
  webhookEvents,
} from '@pasarela/contracts/webhooks/webhook-events';
import { Button } from '#components/ui/button.tsx';
import { SettingForm } from '#features/integration/settings/setting-form.tsx';
import { SettingUrlField } from '#features/integration/settings/setting-url-field.tsx';
import { useSettingDraft } from '#features/integration/settings/use-setting-draft.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { SampleButton } from '#features/integration/webhooks/sample-button.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The statuses and events that are told to an address, in words. */
const toldTo = (destination: ResultDestination, language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format([
    ...transactionStatusIds
      .filter((id) => webhookEvents[id].destination === destination)
      .map((id) => transactionStatuses[id].label[language]),
    ...subscriptionEventTypes
      .filter((type) => subscriptionEvents[type].destination === destination)
      .map((type) => subscriptionEvents[type].label[language]),
  ]);

/** One of the three addresses: saved by itself, tried with a sample. */
export const AddressForm = ({ destination }: { readonly destination: ResultDestination }) => {
  const words = useWebhooksWords().addresses;
  const [language] = useLanguage();
  const { urlInbox, allowsPrivateAddresses } = useSettings();
  const draft = useSettingDraft(destination);
  const { title, label } = words.destinations[destination];
  return (
    <SettingForm
      title={title}
      text={words.statuses(toldTo(destination, language))}
      draft={draft}
      action={
        <>
          {urlInbox !== null && draft.value !== urlInbox && (
            <Button variant="ghost" size="small" onClick={() => draft.change(urlInbox)}>
              {words.useInbox}
            </Button>
          )}
          {draft.saved !== '' && !draft.hasChanges && <SampleButton destination={destination} />}
        </>
      }
    >
      <SettingUrlField
        label={label}
        hint={allowsPrivateAddresses ? undefined : words.publicOnly}
        draft={draft}
      />
    </SettingForm>
  );
};
