import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import {
  type ResultDestination,
  sampleStatuses,
  subscriptionEvents,
  subscriptionEventTypes,
} from '@pasarela/contracts/webhooks/webhook-events';
import { Button } from '#components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useSendSample } from '#features/integration/webhooks/use-send-sample.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** Sends a sample to an address. Where subscriptions are told of too, a menu says of what. */
export const SampleButton = ({ destination }: { readonly destination: ResultDestination }) => {
  const words = useWebhooksWords().addresses;
  const [language] = useLanguage();
  const sample = useSendSample(destination);
  const events = subscriptionEventTypes.filter(
    (type) => subscriptionEvents[type].destination === destination,
  );
  const shared = {
    variant: 'ghost',
    size: 'small',
    busy: sample.isPending,
    busyLabel: words.sending,
  } as const;
  if (events.length === 0)
    return (
      <Button {...shared} onClick={() => sample.mutate(undefined)}>
        {words.sendSample}
      </Button>
    );
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button {...shared}>
          {words.sendSample}
          <Icon name="chevronDown" className="size-3.5" />
        </Button>
      }
    >
      <DropdownItem onSelect={() => sample.mutate(undefined)}>
        {transactionStatuses[sampleStatuses[destination]].label[language]}
      </DropdownItem>
      {events.map((type) => (
        <DropdownItem key={type} onSelect={() => sample.mutate(type)}>
          {subscriptionEvents[type].label[language]}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
};
