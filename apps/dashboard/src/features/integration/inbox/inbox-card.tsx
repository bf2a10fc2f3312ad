import type { InboxRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { Moment } from '#components/dates/moment.tsx';
import { messageType } from '#features/integration/inbox/message-type.ts';
import { VerifiedBadge } from '#features/integration/inbox/verified-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

/** A message on a phone: what it is, whether it is ours, when it came. */
export const InboxCard = ({ row }: { readonly row: InboxRow }) => {
  const words = useWebhooksWords().inbox;
  return (
    <>
      <code className="block truncate font-mono text-13 font-medium">
        {messageType(row.body) ?? words.otherMessage}
      </code>
      <span className="flex items-center justify-between gap-3 pt-1 text-13 text-ink-soft">
        <VerifiedBadge verified={row.verified} />
        <Moment at={row.receivedAt} />
      </span>
    </>
  );
};
