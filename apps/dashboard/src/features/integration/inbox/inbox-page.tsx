import { Link, Navigate, useParams } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { totalsOf, usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { isAddressMissing } from '#components/settings/missing-address.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { inboxQuery } from '#features/integration/api/integration-queries.ts';
import { ClearInboxDialog } from '#features/integration/inbox/clear-inbox-dialog.tsx';
import { InboxCard } from '#features/integration/inbox/inbox-card.tsx';
import { InboxDrawer } from '#features/integration/inbox/inbox-drawer.tsx';
import { clearInboxPath } from '#features/integration/inbox/inbox-paths.ts';
import { inbox, inboxQueryOf } from '#features/integration/inbox/inbox-search.ts';
import { useInboxColumns } from '#features/integration/inbox/use-inbox-columns.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { WebhooksTabs } from '#features/integration/webhooks/webhooks-tabs.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';

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
      <WebhooksTabs />
      <ListHeader
        list={list}
        result={result}
        words={words}
        isPart
        explanation={
          <>
            <p>{words.text}</p>
            <p className="inline-flex max-w-full items-center gap-1 pt-1">
              <code className="truncate font-mono text-12">{urlInbox}</code>
              <CopyButton value={urlInbox} what={words.copyAddress} />
            </p>
          </>
        }
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
