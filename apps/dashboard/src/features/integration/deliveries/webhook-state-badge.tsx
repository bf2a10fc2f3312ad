import { type WebhookState, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useLanguage } from '#i18n/use-words.ts';

export const WebhookStateBadge = ({ state }: { readonly state: WebhookState }) => {
  const [language] = useLanguage();
  const { colour, label } = webhookStates[state];
  return <StatusBadge colour={colour} label={label[language]} />;
};
