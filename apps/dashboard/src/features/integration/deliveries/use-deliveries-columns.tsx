import type { WebhookRow, WebhookSort } from '@pasarela/contracts/webhooks/webhook-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { eventText, subjectText } from '#features/integration/deliveries/event-text.ts';
import { WebhookStateBadge } from '#features/integration/deliveries/webhook-state-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

export const useDeliveriesColumns = (): readonly DataTableColumn<WebhookRow, WebhookSort>[] => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  return [
    {
      name: 'event',
      heading: words.columns.event,
      skeleton: 'w-28',
      cell: (row) => <StackedText text={eventText(row, language)} below={subjectText(row, words)} isMain />,
    },
    {
      name: 'url',
      heading: words.columns.url,
      skeleton: 'w-40',
      className: 'w-full max-w-0',
      cell: (row) => <span className="block truncate font-mono text-12 text-ink-soft">{row.url}</span>,
    },
    {
      name: 'state',
      heading: words.columns.state,
      skeleton: 'w-20',
      cell: (row) => (
        <>
          <WebhookStateBadge state={row.state} />
          <span className="figures block pt-0.5 pl-2 text-12 whitespace-nowrap text-ink-faint">
            {words.attempts(row.attempts)}
          </span>
        </>
      ),
    },
    {
      name: 'created',
      sort: 'created',
      heading: words.columns.created,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.createdAt} />,
    },
  ];
};
