import { limits } from '@pasarela/contracts/limits';
import type { ListWebhooks } from '@pasarela/contracts/webhooks/webhook-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { deliveriesQuery } from '#features/integration/api/integration-queries.ts';
import { DeliveriesFilters } from '#features/integration/deliveries/deliveries-filters.tsx';
import {
  type DeliveriesSearch,
  defaultDeliveries,
  deliveriesQueryOf,
  isNarrowed,
  readDeliveries,
  writeDeliveries,
} from '#features/integration/deliveries/deliveries-search.ts';
import { DeliveryCard } from '#features/integration/deliveries/delivery-card.tsx';
import { DeliveryDrawer } from '#features/integration/deliveries/delivery-drawer.tsx';
import { useDeliveriesColumns } from '#features/integration/deliveries/use-deliveries-columns.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { WebhooksTabs } from '#features/integration/webhooks/webhooks-tabs.tsx';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

const onFirstPage = (query: ListWebhooks): string => JSON.stringify({ ...query, pageNumber: 1 });
const isQuery = (part: unknown): part is ListWebhooks =>
  typeof part === 'object' && part !== null && 'pageNumber' in part;

const NoDeliveries = ({
  search,
  onChange,
}: {
  readonly search: DeliveriesSearch;
  readonly onChange: (search: DeliveriesSearch) => void;
}) => {
  const words = useWords({ es, en }).deliveries.states;
  if (isNarrowed(search) || search.pageNumber > 1)
    return (
      <StateMessage
        title={words.filteredTitle}
        action={<Button onClick={() => onChange(defaultDeliveries)}>{words.showAll}</Button>}
      >
        <p>{words.filteredText}</p>
      </StateMessage>
    );
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        <Link to={integrationPaths.webhooks} className={buttonClass()}>
          {words.toAddresses}
        </Link>
      }
    >
      <p>{words.emptyText}</p>
    </StateMessage>
  );
};

/** The results that were sent or are on their way. */
export const DeliveriesPage = () => {
  const words = useWords({ es, en }).deliveries;
  const columns = useDeliveriesColumns();
  const companyId = useCompanyId();
  const navigate = useNavigate();
  const { idWebhook } = useParams();
  const search = readDeliveries(new URLSearchParams(useLocation().search));
  const query = deliveriesQueryOf(search);
  const list = useQuery({
    ...deliveriesQuery(companyId, query),
    placeholderData: (rows, before) => {
      const asked = before?.queryKey.at(-1);
      return isQuery(asked) && onFirstPage(asked) === onFirstPage(query) ? rows : undefined;
    },
  });
  const rows = list.data ?? [];
  const total = rows[0]?.maxRows ?? 0;
  const linkTo = (next: DeliveriesSearch) => ({
    pathname: integrationPaths.deliveries,
    search: writeDeliveries(next).toString(),
  });
  const change = (next: DeliveriesSearch) => void navigate(linkTo(next), { preventScrollReset: true });
  return (
    <div className="flex flex-col gap-4">
      <WebhooksTabs />
      <header className="flex items-baseline gap-3">
        <h2 className="text-16 font-semibold">{words.title}</h2>
        <p role="status" className="figures text-14 text-ink-soft">
          {list.isSuccess && words.found(formatCount(total))}
        </p>
      </header>
      <DeliveriesFilters search={search} onChange={change} />
      {list.isError ? (
        <FailedMessage
          title={words.states.failed}
          error={list.error}
          onTryAgain={() => void list.refetch()}
        />
      ) : list.isPending ? (
        <DataTableSkeleton label={words.title} columns={columns} />
      ) : rows.length === 0 ? (
        <NoDeliveries search={search} onChange={change} />
      ) : (
        <div>
          <DataTable
            label={words.title}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.idWebhook}
            linkOf={(row) =>
              overlayLink({
                pathname: `${integrationPaths.deliveries}/${row.idWebhook}`,
                search: writeDeliveries(search).toString(),
              })
            }
            card={(row) => <DeliveryCard row={row} />}
            stale={list.isPlaceholderData}
          />
          <DataTablePages
            page={search.pageNumber}
            pages={Math.ceil(total / limits.rowsOfPage)}
            rows={total}
            linkTo={(pageNumber) => linkTo({ ...search, pageNumber })}
          />
        </div>
      )}
      {idWebhook !== undefined && <DeliveryDrawer id={idWebhook} list={linkTo(search)} />}
    </div>
  );
};
