import { subscriptionEvents, subscriptionEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import { webhookStateNames, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { SubscriptionFilterChip, TransactionFilterChip } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import type { List } from '#components/list/use-list-search.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import type { DeliveriesSearch } from '#features/integration/deliveries/deliveries-search.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

export const DeliveriesFilters = ({ list }: { readonly list: List<DeliveriesSearch> }) => {
  const words = useWebhooksWords().deliveries.filters;
  const [language] = useLanguage();
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <ChoiceFilterChip
        label={words.state}
        all={words.all}
        value={search.state}
        choices={webhookStateNames.map((name) => ({
          value: name,
          label: webhookStates[name].label[language],
          start: <StatusDot colour={webhookStates[name].colour} />,
        }))}
        onChange={(state) => filter({ state })}
      />
      <TransactionFilterChip
        value={search.idTransaction}
        onChange={(idTransaction) => filter({ idTransaction })}
      />
      <ChoiceFilterChip
        label={words.event}
        all={words.allEvents}
        value={search.event}
        choices={subscriptionEventTypes.map((type) => ({
          value: type,
          label: subscriptionEvents[type].label[language],
        }))}
        onChange={(event) => filter({ event })}
      />
      <SubscriptionFilterChip
        value={search.idSubscription}
        onChange={(idSubscription) => filter({ idSubscription })}
      />
    </ListFilters>
  );
};
