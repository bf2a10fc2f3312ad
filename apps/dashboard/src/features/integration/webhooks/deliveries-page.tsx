import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import {
  isSubscriptionEvent,
  subscriptionEvents,
  subscriptionEventTypes,
} from '@pasarela/contracts/webhooks/webhook-events';
import type { WebhookRow, WebhookSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookStateNames, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type To, useParams } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { choiceChip, SubscriptionChip, TransactionChip } from '#components/list/list-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { overlayLink, useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { isAddressMissing, useSettings } from '#components/settings/settings-query.ts';
import { WebhookStateBadge } from '#components/status/call-badges.tsx';
import { StatusDot } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { deliveriesKey, deliveriesQuery, deliveryQuery } from '#features/integration/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { deliveries } from '#features/integration/webhooks/deliveries-search.ts';
import { useWebhooksWords, type webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { DeliveryBody } from './delivery-body.tsx';
import { lastAnswerText } from './last-answer.ts';

/** The event of a message: the name of the status or the event, or the message type if the status is unknown. */
const eventText = ({ statusId, type }: Pick<WebhookRow, 'statusId' | 'type'>, language: Language): string => {
  if (isSubscriptionEvent(type)) return subscriptionEvents[type].label[language];
  return statusId !== null && isTransactionStatus(statusId)
    ? transactionStatuses[statusId].label[language]
    : type;
};

type SubjectWords = {
  readonly sample: string;
  readonly transaction: (id: string) => string;
  readonly subscription: (id: string) => string;
};

/** What a message tells of: a transaction, a subscription, or nothing where it is a sample. */
const subjectText = (
  { idTransaction, idSubscription }: Pick<WebhookRow, 'idTransaction' | 'idSubscription'>,
  words: SubjectWords,
): string => {
  if (idTransaction !== null) return words.transaction(String(idTransaction));
  return idSubscription === null ? words.sample : words.subscription(String(idSubscription));
};

/** Sends the message again at once; the result appears in the list of attempts. */
const useResend = (idWebhook: number) => {
  const words = useWebhooksWords().deliveries;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendWebhook', { params: { idWebhook }, body: {} }),
    meta: { stale: [[...deliveriesKey(companyId), 'list']] },
    onSuccess: (delivery) => {
      client.setQueryData(deliveryQuery(companyId, idWebhook).queryKey, delivery);
      toast({ tone: 'success', title: words.sentAgain });
    },
    onError: (error) => toast({ tone: 'error', title: words.notSentAgain, description: error.message }),
  });
};

type DeliveryDrawerProps = { readonly id: string; readonly list: To };

/** One delivery with all its attempts; it can be sent again. */
const DeliveryDrawer = ({ id, list }: DeliveryDrawerProps) => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const idWebhook = readRowId(id);
  const result = useQuery({
    ...deliveryQuery(companyId, idWebhook ?? 0),
    enabled: idWebhook !== undefined,
  });
  const resend = useResend(idWebhook ?? 0);
  const close = useCloseOverlay(list);
  return (
    <FetchedDrawer
      result={result}
      isNowhere={idWebhook === undefined}
      wide
      words={{ ...words, failed: words.failedOne, loading: words.loadingOne }}
      skeleton={
        <>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-10" />
        </>
      }
      onClose={close}
    >
      {(delivery, frame) => (
        <Drawer
          {...frame}
          title={words.one(eventText(delivery, language))}
          description={words.willSendAgain}
          footer={
            <>
              <Button onClick={close}>{words.close}</Button>
              <Button
                variant={delivery.state === 'failed' ? 'primary' : 'secondary'}
                busy={resend.isPending}
                busyLabel={words.sendingAgain}
                onClick={() => resend.mutate()}
              >
                {words.sendAgain}
              </Button>
            </>
          }
        >
          <DeliveryBody delivery={delivery} />
        </Drawer>
      )}
    </FetchedDrawer>
  );
};

/** The last answer, and how many attempts led to it if one was not enough. */
const answerText = (
  row: WebhookRow,
  words: (typeof webhooksWords.es)['deliveries'],
  language: Language,
): string =>
  [
    lastAnswerText(row, language) ?? words.notYet,
    ...(row.attempts > 1 ? [words.attempts(row.attempts)] : []),
  ].join(' · ');

const useDeliveriesColumns = (): readonly DataTableColumn<WebhookRow, WebhookSort>[] => {
  const { deliveries: words, inbox } = useWebhooksWords();
  const { urlInbox } = useSettings();
  const [language] = useLanguage();
  return [
    {
      name: 'event',
      heading: words.columns.event,
      skeleton: 'w-28',
      className: 'w-1/3',
      cell: (row) => <StackedText text={eventText(row, language)} below={subjectText(row, words)} isMain />,
    },
    {
      name: 'state',
      heading: words.columns.state,
      skeleton: 'w-20',
      className: 'w-1/5',
      cell: (row) => <WebhookStateBadge state={row.state} />,
    },
    {
      name: 'answer',
      heading: words.columns.answer,
      skeleton: 'w-40',
      className: 'w-full max-w-0',
      cell: (row) => (
        <StackedText
          text={<span className="figures">{answerText(row, words, language)}</span>}
          below={row.url === urlInbox ? inbox.title : <span className="font-mono">{row.url}</span>}
        />
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

/** A delivery on a phone: event and state, transaction, answer and time. */
const DeliveryCard = ({ row }: { readonly row: WebhookRow }) => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  return (
    <RowCard
      main={eventText(row, language)}
      state={<WebhookStateBadge state={row.state} />}
      who={subjectText(row, words)}
      below={answerText(row, words, language)}
      at={<Moment at={row.createdAt} />}
    />
  );
};

const deliveriesList = defineList({
  address: deliveries,
  query: deliveriesQuery,
  chips: {
    state: choiceChip(() => {
      const words = useWebhooksWords().deliveries.filters;
      const [language] = useLanguage();
      return {
        label: words.state,
        all: words.all,
        choices: webhookStateNames.map((value) => ({
          value,
          label: webhookStates[value].label[language],
          start: <StatusDot colour={webhookStates[value].colour} />,
        })),
      };
    }),
    idTransaction: TransactionChip,
    event: choiceChip(() => {
      const words = useWebhooksWords().deliveries.filters;
      const [language] = useLanguage();
      return {
        label: words.event,
        all: words.allEvents,
        choices: subscriptionEventTypes.map((value) => ({
          value,
          label: subscriptionEvents[value].label[language],
        })),
      };
    }),
    idSubscription: SubscriptionChip,
  },
  useColumns: useDeliveriesColumns,
  card: (row) => <DeliveryCard row={row} />,
  keyOf: (row) => row.idWebhook,
});

/** The results that were sent or are on their way. */
export const DeliveriesPage = () => {
  const words = useWebhooksWords().deliveries;
  const { idWebhook } = useParams();
  const isMissing = isAddressMissing(useSettings());
  const list = useList(deliveriesList);
  const address = deliveries.linkTo(list.search);
  return (
    <ListPage
      declaration={deliveriesList}
      list={list}
      words={words}
      isPart="named"
      linkOf={(row) => overlayLink({ ...address, pathname: `${deliveries.path}/${row.idWebhook}` })}
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
    >
      {idWebhook !== undefined && <DeliveryDrawer id={idWebhook} list={address} />}
    </ListPage>
  );
};
