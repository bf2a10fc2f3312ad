import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { Moment } from '#components/dates/moment.tsx';
import { eventText, subjectText } from '#features/integration/deliveries/event-text.ts';
import { WebhookStateBadge } from '#features/integration/deliveries/webhook-state-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** A delivery on a phone: event and state, transaction and time. */
export const DeliveryCard = ({ row }: { readonly row: WebhookRow }) => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="truncate font-medium">{eventText(row, language)}</span>
        <WebhookStateBadge state={row.state} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">{subjectText(row, words)}</span>
        <Moment at={row.createdAt} />
      </span>
    </>
  );
};
