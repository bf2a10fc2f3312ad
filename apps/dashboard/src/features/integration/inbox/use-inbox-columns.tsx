import type { InboxRow, InboxSort } from '@pasarela/contracts/webhooks/webhook-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { messageType } from '#features/integration/inbox/message-type.ts';
import { VerifiedBadge } from '#features/integration/inbox/verified-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

export const useInboxColumns = (): readonly DataTableColumn<InboxRow, InboxSort>[] => {
  const words = useWebhooksWords().inbox;
  return [
    {
      name: 'type',
      heading: words.columns.type,
      skeleton: 'w-40',
      cell: (row) => (
        <code className="font-mono text-13 font-medium">{messageType(row.body) ?? words.otherMessage}</code>
      ),
    },
    {
      name: 'id',
      heading: words.columns.id,
      skeleton: 'w-40',
      className: 'w-full max-w-0',
      cell: (row) => (
        <code className="block truncate font-mono text-12 text-ink-soft">{row.webhookId ?? words.noId}</code>
      ),
    },
    {
      name: 'signature',
      heading: words.columns.signature,
      skeleton: 'w-24',
      cell: (row) => <VerifiedBadge verified={row.verified} />,
    },
    {
      name: 'received',
      sort: 'received',
      heading: words.columns.received,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.receivedAt} />,
    },
  ];
};
