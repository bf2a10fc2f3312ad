import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import {
  type ResultDestination,
  resultDestinations,
  subscriptionEvents,
  subscriptionEventTypes,
  type WebhookEventType,
  webhookEvents,
} from '@pasarela/contracts/webhooks/webhook-events';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { useSettings } from '#components/settings/settings-query.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput } from '#components/ui/inputs.tsx';
import { DropdownItem, DropdownMenu } from '#components/ui/popups.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { deliveriesKey, deliveriesQuery, deliveryQuery } from '#features/integration/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NewSecretDialog } from '#features/integration/new-secret-dialog.tsx';
import {
  SectionHeading,
  SettingForm,
  SettingHeading,
  SettingUrlField,
  settingClass,
  settingsClass,
  useSetting,
} from '#features/integration/setting-form.tsx';
import { useWebhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { lastAnswerText, lastSentTo } from './last-answer.ts';

/** Sends a sample to one address and opens its delivery. */
const useSendSample = (Property: ResultDestination) => {
  const words = useWebhooksWords();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (Event: WebhookEventType) =>
      callOperation('sendWebhookSample', { body: { Property, Event } }),
    meta: { stale: [[...deliveriesKey(companyId), 'list']] },
    onSuccess: (delivery) => {
      client.setQueryData(deliveryQuery(companyId, delivery.idWebhook).queryKey, delivery);
      return navigate(`${integrationPaths.deliveries}/${delivery.idWebhook}`);
    },
    onError: (error) =>
      toast({ tone: 'error', title: words.addresses.sampleNotSent, description: error.message }),
  });
};

/** Sends a sample of what an address is told. */
const SampleButton = ({ destination }: { readonly destination: ResultDestination }) => {
  const words = useWebhooksWords().addresses;
  const [language] = useLanguage();
  const sample = useSendSample(destination);
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="small" busy={sample.isPending} busyLabel={words.sending}>
          {words.sendSample}
          <Icon name="chevronDown" className="size-3.5" />
        </Button>
      }
    >
      {toldTo(destination, language).map(({ type, label }) => (
        <DropdownItem key={type} onSelect={() => sample.mutate(type)}>
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
};

/** The statuses and events that are told to an address. */
const toldTo = (destination: ResultDestination, language: Language) => [
  ...transactionStatusIds
    .filter((id) => webhookEvents[id].destination === destination)
    .map((id) => ({ type: webhookEvents[id].type, label: transactionStatuses[id].label[language] })),
  ...subscriptionEventTypes
    .filter((type) => subscriptionEvents[type].destination === destination)
    .map((type) => ({ type, label: subscriptionEvents[type].label[language] })),
];

/** More than these are shown on request. */
const mostTold = 6;

/** What an address receives. */
const Told = ({ destination }: { readonly destination: ResultDestination }) => {
  const words = useWebhooksWords().addresses;
  const [language] = useLanguage();
  const told = toldTo(destination, language);
  const list = (
    <ul aria-label={words.receives} className="text-12 text-ink-faint">
      {told.map(({ type, label }) => (
        <li key={type} className="inline not-last:after:content-[',_']">
          {label}
        </li>
      ))}
    </ul>
  );
  if (told.length <= mostTold) return list;
  return (
    <details className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 text-12 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <Icon name="chevronRight" className="size-3.5 group-open:rotate-90" />
        {words.receivesCount(told.length)}
      </summary>
      <div className="pt-1.5">{list}</div>
    </details>
  );
};

/** So many of the newest messages are looked at; an address that none of them was sent to says nothing. */
const lookedAt = 50;

type LastDeliveryProps = { readonly destination: ResultDestination; readonly url: string };

/** When an address was last sent something, and what it answered. */
const LastDelivery = ({ destination, url }: LastDeliveryProps) => {
  const words = useWebhooksWords().addresses;
  const [language] = useLanguage();
  const newest = useQuery(deliveriesQuery(useCompanyId(), { pageNumber: 1, rowsOfPage: lookedAt }));
  const last = lastSentTo(newest.data ?? [], { destination, url });
  if (!last?.lastAttemptAt) return null;
  return (
    <p className="figures text-13 text-ink-soft">
      {words.lastSent(formatMoment(last.lastAttemptAt, language))}
      {' · '}
      <Link
        to={`${integrationPaths.deliveries}/${last.idWebhook}`}
        className={`underline ${last.lastFailure === null ? 'text-accent' : 'text-danger'}`}
      >
        {lastAnswerText(last, language)}
      </Link>
    </p>
  );
};

/** One of the three addresses: saved by itself, tried with a sample. */
const AddressForm = ({ destination }: { readonly destination: ResultDestination }) => {
  const words = useWebhooksWords().addresses;
  const { urlInbox, allowsPrivateAddresses } = useSettings();
  const setting = useSetting(destination);
  const { form, saved } = setting;
  const { title, label, copied } = words.destinations[destination];
  return (
    <SettingForm
      title={title}
      text={words.purposes[destination]}
      setting={setting}
      action={
        <>
          {urlInbox !== null && form.values.text !== urlInbox && (
            <Button variant="ghost" size="small" onClick={() => form.change('text', urlInbox)}>
              {words.useInbox}
            </Button>
          )}
          {saved !== '' && !form.hasChanges && (
            <>
              <SampleButton destination={destination} />
              <LastDelivery destination={destination} url={saved} />
            </>
          )}
        </>
      }
      told={<Told destination={destination} />}
    >
      <SettingUrlField
        label={label}
        copied={copied}
        hint={allowsPrivateAddresses ? undefined : words.publicOnly}
        setting={setting}
      />
    </SettingForm>
  );
};

/** What lies over the addresses. */
const rollSecretPath = `${integrationPaths.webhooks}/roll-secret`;

/** How a merchant's server checks a result: with the reference library of Standard Webhooks, on the body as it arrived. */
const verificationSnippet = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PASARELA_WEBHOOK_SECRET);

app.post('/resultados', express.text({ type: '*/*' }), (request, response) => {
  const { type, data } = webhook.verify(request.body, request.headers);
  response.sendStatus(204);
});`;

/** What results are signed with, and how the signature is checked. */
const SigningSection = () => {
  const words = useWebhooksWords().signing;
  const { webhookSecret, previousSecretUntil } = useSettings();
  return (
    <section aria-labelledby="signing" className={settingClass}>
      <SettingHeading id="signing" title={words.title} text={words.text} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <code className="font-mono text-13">{webhookSecret}</code>
          <Link {...overlayLink(rollSecretPath)} className={buttonClass('secondary', 'small')}>
            {words.roll}
          </Link>
        </div>
        {previousSecretUntil !== null && (
          <p className="max-w-prose text-13 text-ink-soft">
            {words.previousUntil} <Moment at={previousSecretUntil} />
          </p>
        )}
        <div className="w-full">
          <TextBlock title={words.snippet} what={words.copySnippet} text={verificationSnippet} />
        </div>
      </div>
    </section>
  );
};

/** For how many hours the present secret can stay valid beside the new one; 0 ends it at once. */
const choices = [0, 1, 24, 72] as const;
const usual = 24;

/** Changes what results are signed with, and says for how long the present secret stays valid. */
const RollSecretDialog = () => {
  const words = useWebhooksWords().signing;
  const [hours, setHours] = useState<number>(usual);
  return (
    <NewSecretDialog
      page={integrationPaths.webhooks}
      title={words.roll}
      description={words.consequence}
      submit={words.confirm}
      variant="danger"
      words={words}
      make={() => callOperation('rollWebhookSecret', { body: { keepPreviousHours: hours } })}
      secretsOf={({ webhookSecret }) => [
        { title: words.secret, what: words.copySecret, value: webhookSecret },
      ]}
    >
      <Field label={words.keep} hint={hours === 0 ? words.endsAtOnce : words.bothSign}>
        {(control) => (
          <SelectInput
            {...control}
            value={String(hours)}
            onChange={(event) => setHours(Number(event.target.value))}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {words.keepFor(count)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </NewSecretDialog>
  );
};

/** The result addresses and the signing secret. */
export const AddressesPage = () => {
  const words = useWebhooksWords();
  const isRolling = useIsOpen(rollSecretPath);
  return (
    <>
      <SectionHeading title={words.addresses.title} text={words.addresses.text} />
      <div className={settingsClass}>
        {resultDestinations.map((destination) => (
          <AddressForm key={destination} destination={destination} />
        ))}
        <SigningSection />
      </div>
      {isRolling && <RollSecretDialog />}
    </>
  );
};
