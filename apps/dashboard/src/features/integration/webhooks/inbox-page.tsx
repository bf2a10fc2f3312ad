import type { InboxRow, InboxSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, type To, useParams } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { listAddress, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { SortPlace } from '#components/list/sort-menu.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink, useCloseOverlay, useIsOpen } from '#components/overlay/use-overlay.ts';
import { isAddressMissing, useSettings } from '#components/settings/settings-query.ts';
import { StatusBadge } from '#components/status/status-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { inboxQuery } from '#features/integration/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { NameValueList } from '#features/integration/webhooks/name-value-list.tsx';
import { useWebhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { readMessage } from './inbox-message.ts';

/** Whether the signature of a received message is the account's. */
const VerifiedBadge = ({ verified }: { readonly verified: boolean }) => {
  const words = useWebhooksWords().inbox;
  return (
    <StatusBadge colour={verified ? 'green' : 'red'} label={verified ? words.verified : words.notVerified} />
  );
};

type InboxDrawerProps = {
  /** Undefined where the page of the list does not have it. */
  readonly message: InboxRow | undefined;
  readonly page: To;
};

/** A message as it arrived. */
const InboxDrawer = ({ message, page }: InboxDrawerProps) => {
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
      title={readMessage(message.body).type ?? words.otherMessage}
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

const useInboxColumns = (): readonly DataTableColumn<InboxRow, InboxSort>[] => {
  const words = useWebhooksWords().inbox;
  return [
    {
      name: 'type',
      heading: words.columns.type,
      skeleton: 'w-40',
      cell: (row) => (
        <code className="font-mono text-13 font-medium">
          {readMessage(row.body).type ?? words.otherMessage}
        </code>
      ),
    },
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-40',
      className: 'w-full max-w-0',
      cell: (row) => (
        <StackedText
          text={readMessage(row.body).reference ?? '–'}
          below={<code className="font-mono">{row.webhookId ?? words.noId}</code>}
        />
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

/** Takes everything out of the inbox; deliveries keep their own record. */
const ClearInboxDialog = ({ page }: { readonly page: To }) => {
  const words = useWebhooksWords().inbox;
  const toast = useToast();
  const companyId = useCompanyId();
  const close = useCloseOverlay(page);
  const clear = useMutation({
    mutationFn: () => callOperation('clearInbox', {}),
    onSuccess: ({ removed }) => {
      toast({ tone: 'success', title: words.cleared(removed) });
      close();
    },
    onError: (error) => toast({ tone: 'error', title: words.notCleared, description: error.message }),
    meta: { stale: [['inbox', companyId]] },
  });
  return (
    <ConsequenceDialog
      title={words.clear}
      description={words.clearText}
      submit={words.clear}
      running={words.clearing}
      variant="danger"
      isRunning={clear.isPending}
      refusal={clear.error?.message}
      onConfirm={() => clear.mutate()}
      onClose={close}
    />
  );
};

/** A message on a phone: what it is, whether it is ours, when it came. */
const InboxCard = ({ row }: { readonly row: InboxRow }) => {
  const words = useWebhooksWords().inbox;
  return (
    <RowCard
      main={<code className="font-mono text-12">{readMessage(row.body).type ?? words.otherMessage}</code>}
      state={<VerifiedBadge verified={row.verified} />}
      below={
        readMessage(row.body).reference ?? (
          <code className="font-mono text-12 wrap-anywhere">{row.webhookId ?? words.noId}</code>
        )
      }
      at={<Moment at={row.receivedAt} />}
    />
  );
};

/** The address of the inbox. */
const inbox = listAddress({
  path: integrationPaths.inbox,
  filters: {},
  sorts: { received: 'desc' } satisfies Record<InboxSort, 'desc'>,
  sortedBy: 'received',
});

const inboxQueryOf = (search: SearchOf<typeof inbox>) => pageQuery(search);

/** What lies over the inbox besides its messages. */
const clearInboxPath = `${integrationPaths.inbox}/clear`;

/** What the account's own inbox received, and whether it was signed by the account. */
export const InboxPage = () => {
  const words = useWebhooksWords().inbox;
  const columns = useInboxColumns();
  const settings = useSettings();
  const { urlInbox } = settings;
  const { idMessage } = useParams();
  const isClearing = useIsOpen(clearInboxPath);
  const list = useListSearch(inbox);
  const result = usePagedQuery(inboxQuery(useCompanyId(), inboxQueryOf(list.search)));
  // Production has no inbox.
  if (urlInbox === null) return <Navigate to={integrationPaths.webhooks} replace />;
  const address = inbox.linkTo(list.search);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <div className="flex flex-col gap-2 sm:gap-1.5">
        <ListHeader
          list={list}
          result={result}
          words={words}
          isPart="named"
          explanation={words.text}
          actions={
            totalsOf(result.data).rows > 0 && (
              <Link
                {...overlayLink({ ...address, pathname: clearInboxPath })}
                className={buttonClass('secondary', 'small')}
              >
                {words.clear}
              </Link>
            )
          }
        />
        <div className="flex items-center gap-1 text-ink-soft max-sm:min-h-11 peer-data-on-next-line:pr-9">
          <code className="truncate font-mono text-12">{urlInbox}</code>
          <CopyButton value={urlInbox} what={words.copyAddress} />
          <SortPlace isShort />
        </div>
      </div>
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idMessage}
        linkOf={(row) => overlayLink({ ...address, pathname: `${inbox.path}/${row.idMessage}` })}
        card={(row) => <InboxCard row={row} />}
        empty={
          <StateMessage
            title={words.emptyTitle}
            action={
              <Link to={integrationPaths.webhooks} className={buttonClass()}>
                {isAddressMissing(settings) ? words.toAddresses : words.toSample}
              </Link>
            }
          >
            <p>{words.emptyText}</p>
          </StateMessage>
        }
      />
      {isClearing && <ClearInboxDialog page={address} />}
      {idMessage !== undefined && !isClearing && result.isSuccess && (
        <InboxDrawer
          message={result.data.find((row) => String(row.idMessage) === idMessage)}
          page={address}
        />
      )}
    </div>
  );
};
