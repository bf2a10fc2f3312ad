import { limits } from '@pasarela/contracts/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { readPage } from '#components/list/list-search-params.ts';
import { formatCount } from '#components/money/money-format.ts';
import { overlayLink, useIsOpen } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { inboxQuery } from '#features/integration/api/integration-queries.ts';
import { ClearInboxDialog } from '#features/integration/inbox/clear-inbox-dialog.tsx';
import { InboxCard } from '#features/integration/inbox/inbox-card.tsx';
import { InboxDrawer } from '#features/integration/inbox/inbox-drawer.tsx';
import { clearInboxPath } from '#features/integration/inbox/inbox-paths.ts';
import { useInboxColumns } from '#features/integration/inbox/use-inbox-columns.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { WebhooksTabs } from '#features/integration/webhooks/webhooks-tabs.tsx';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What the account's own inbox received, and whether it was signed by the account. */
export const InboxPage = () => {
  const words = useWords({ es, en }).inbox;
  const columns = useInboxColumns();
  const companyId = useCompanyId();
  const { urlInbox } = useSettings();
  const { idMessage } = useParams();
  const isClearing = useIsOpen(clearInboxPath);
  const pageNumber = readPage(new URLSearchParams(useLocation().search));
  const list = useQuery({
    ...inboxQuery(companyId, { pageNumber, rowsOfPage: limits.rowsOfPage }),
    placeholderData: keepPreviousData,
  });
  // Production has no inbox.
  if (urlInbox === null) return <Navigate to={integrationPaths.webhooks} replace />;
  const rows = list.data ?? [];
  const total = rows[0]?.maxRows ?? 0;
  const linkTo = (page: number, pathname: string = integrationPaths.inbox) => ({
    pathname,
    search: page > 1 ? `?pageNumber=${page}` : '',
  });
  return (
    <div className="flex flex-col gap-4">
      <WebhooksTabs />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-0.5">
          <div className="flex items-baseline gap-3">
            <h2 className="text-16 font-semibold">{words.title}</h2>
            <p role="status" className="figures text-14 text-ink-soft">
              {list.isSuccess && words.found(formatCount(total))}
            </p>
          </div>
          <p className="max-w-prose text-13 text-ink-soft">{words.text}</p>
          <p className="inline-flex max-w-full items-center gap-1 pt-1">
            <code className="truncate font-mono text-12">{urlInbox}</code>
            <CopyButton value={urlInbox} what={words.copyAddress} />
          </p>
        </div>
        {total > 0 && (
          <Link
            {...overlayLink(linkTo(pageNumber, clearInboxPath))}
            className={buttonClass('secondary', 'small')}
          >
            {words.clear}
          </Link>
        )}
      </header>
      {list.isError ? (
        <FailedMessage title={words.failed} error={list.error} onTryAgain={() => void list.refetch()} />
      ) : list.isPending ? (
        <DataTableSkeleton label={words.title} columns={columns} />
      ) : rows.length === 0 ? (
        <StateMessage
          title={words.emptyTitle}
          action={
            <Link to={pageNumber > 1 ? linkTo(1) : integrationPaths.webhooks} className={buttonClass()}>
              {pageNumber > 1 ? words.firstPage : words.toAddresses}
            </Link>
          }
        >
          <p>{words.emptyText}</p>
        </StateMessage>
      ) : (
        <div>
          <DataTable
            label={words.title}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.idMessage}
            linkOf={(row) => overlayLink(linkTo(pageNumber, `${integrationPaths.inbox}/${row.idMessage}`))}
            card={(row) => <InboxCard row={row} />}
            stale={list.isPlaceholderData}
          />
          <DataTablePages
            page={pageNumber}
            pages={Math.ceil(total / limits.rowsOfPage)}
            rows={total}
            linkTo={(page) => linkTo(page)}
          />
        </div>
      )}
      {isClearing && <ClearInboxDialog page={linkTo(pageNumber)} />}
      {idMessage !== undefined && !isClearing && list.isSuccess && (
        <InboxDrawer
          message={rows.find((row) => String(row.idMessage) === idMessage)}
          page={linkTo(pageNumber)}
        />
      )}
    </div>
  );
};
