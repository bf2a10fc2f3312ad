import type { InboxRow } from '@pasarela/contracts/webhooks/webhook-schema';
import type { To } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Drawer } from '#components/ui/drawer.tsx';
import { NameValueList } from '#components/ui/name-value-list.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { messageType } from '#features/integration/inbox/message-type.ts';
import { VerifiedBadge } from '#features/integration/inbox/verified-badge.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

type InboxDrawerProps = {
  /** Undefined where the page of the list does not have it. */
  readonly message: InboxRow | undefined;
  readonly page: To;
};

/** A message as it arrived. */
export const InboxDrawer = ({ message, page }: InboxDrawerProps) => {
  const words = useWebhooksWords().inbox;
  const close = useCloseOverlay(page);
  const frame = {
    open: true,
    wide: true,
    onOpenChange: (open: boolean) => {
      if (!open) close();
    },
  };
  if (!message) return <Drawer {...frame} title={words.gone} description={words.goneText} />;
  return (
    <Drawer
      {...frame}
      title={messageType(message.body) ?? words.otherMessage}
      description={message.verified ? words.verifiedText : words.notVerifiedText}
    >
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-13 text-ink-soft">
          <VerifiedBadge verified={message.verified} />
          <Moment at={message.receivedAt} />
        </p>
        <TextBlock title={words.body} what={words.copyBody} text={message.body} json />
        <section className="flex flex-col gap-1.5">
          <h3 className="text-12 font-medium text-ink-soft">{words.headers}</h3>
          <NameValueList label={words.headers} values={message.headers} />
        </section>
      </div>
    </Drawer>
  );
};
