import { subscriptionStatuses } from '@pasarela/contracts/subscriptions/subscription-status';
import { StatusBadge } from '#components/status/status-badges.tsx';
import { tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { useLanguage } from '#i18n/use-words.ts';

const colours = { active: 'green', paused: 'orange', canceled: 'red' } as const;

export const SubscriptionStatusBadge = ({ idStatus }: { readonly idStatus: number }) => {
  const [language] = useLanguage();
  const tab = tabOfStatus({ idStatus });
  return <StatusBadge colour={colours[tab]} label={subscriptionStatuses[tab].label[language]} />;
};
