import { Link, useParams } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { isAddressMissing } from '#components/settings/missing-address.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { deliveriesQuery } from '#features/integration/api/integration-queries.ts';
import { DeliveriesFilters } from '#features/integration/deliveries/deliveries-filters.tsx';
import { deliveries, deliveriesQueryOf } from '#features/integration/deliveries/deliveries-search.ts';
import { DeliveryCard } from '#features/integration/deliveries/delivery-card.tsx';
import { DeliveryDrawer } from '#features/integration/deliveries/delivery-drawer.tsx';
import { useDeliveriesColumns } from '#features/integration/deliveries/use-deliveries-columns.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { WebhooksTabs } from '#features/integration/webhooks/webhooks-tabs.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** The results that were sent or are on their way. */
export const DeliveriesPage = () => {
  const words = useWebhooksWords().deliveries;
  const { idWebhook } = useParams();
  const isMissing = isAddressMissing(useSettings());
  const list = useListSearch(deliveries);
  const result = usePagedQuery(deliveriesQuery(useCompanyId(), deliveriesQueryOf(list.search)));
  const columns = useDeliveriesColumns();
  const address = deliveries.linkTo(list.search);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <WebhooksTabs />
      <ListHeader list={list} result={result} words={words} isPart />
      <DeliveriesFilters list={list} />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idWebhook}
        linkOf={(row) => overlayLink({ ...address, pathname: `${deliveries.path}/${row.idWebhook}` })}
        card={(row) => <DeliveryCard row={row} />}
        empty={
          <StateMessage
            title={words.states.emptyTitle}
            action={
              <Link to={integrationPaths.webhooks} className={buttonClass()}>
                {isMissing ? words.states.toAddresses : words.states.toSample}
              </Link>
            }
          >
            <p>{words.states.emptyText}</p>
          </StateMessage>
        }
      />
      {idWebhook !== undefined && <DeliveryDrawer id={idWebhook} list={address} />}
    </div>
  );
};
