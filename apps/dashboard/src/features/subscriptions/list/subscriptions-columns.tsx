import { type FrequencyName, frequencies } from '@pasarela/contracts/frequencies/frequencies';
import type {
  SubscriptionRow,
  SubscriptionSort,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { SubscriptionTab } from '@pasarela/contracts/subscriptions/subscription-status';
import { Link } from 'react-router';
import { useRowActionClass } from '#components/data-table/data-table.tsx';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedCustomer, StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { formatDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { Button } from '#components/ui/button.tsx';
import { useCopyLink as useCopying } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownLink, DropdownMenu } from '#components/ui/popups.tsx';
import { type SubscriptionAction, tabOfStatus } from '#features/subscriptions/subscription-links.ts';
import { useSubscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { type SubscriptionsSearch, subscriptions } from './subscriptions-search.ts';

const quiet = 'block truncate text-12 text-ink-faint';

type Column = DataTableColumn<SubscriptionRow, SubscriptionSort>;

/** How often it charges, in the few words that a list has room for. */
export const useFrequencyText = () => {
  const words = useSubscriptionsWords();
  const [language] = useLanguage();
  return (name: FrequencyName): string =>
    name === 'Biweekly' ? words.everyTwoWeeks : frequencies[name].label[language];
};

/** The payments that were made, of how many where that is fixed. */
const usePaymentsText = () => {
  const words = useSubscriptionsWords();
  return ({ paymentsMade, numberOfPayment }: SubscriptionRow): string =>
    numberOfPayment > 0
      ? words.paymentsOf(formatCount(paymentsMade), formatCount(numberOfPayment))
      : formatCount(paymentsMade);
};

/** When it charges next, or since when it does not. */
const useMomentColumn = (tab: SubscriptionTab): Column => {
  const words = useSubscriptionsWords();
  return tab === 'active'
    ? {
        name: 'nextPayment',
        heading: words.columns.nextPayment,
        skeleton: 'w-24',
        sort: 'nextPayment',
        sortKind: 'deadline',
        // At which hour, the explanation of the list says.
        cell: ({ paymentDate }) =>
          paymentDate !== null && (
            <time dateTime={paymentDate} className="figures whitespace-nowrap">
              {formatDay(paymentDate)}
            </time>
          ),
      }
    : {
        name: 'modification',
        heading: tab === 'paused' ? words.columns.pausedOn : words.columns.canceledOn,
        skeleton: 'w-24',
        sort: 'modification',
        cell: ({ isCompleted, modificationDate: at }) =>
          isCompleted ? (
            <>
              <time dateTime={at} className="figures block">
                {formatDay(at)}
              </time>
              <span className={quiet}>{words.completed}</span>
            </>
          ) : (
            <StackedMoment at={at} />
          ),
      };
};

/** The columns of a tab: what is active says when it charges next, what is not since when. */
export const useSubscriptionsColumns = (tab: SubscriptionTab): readonly Column[] => {
  const words = useSubscriptionsWords();
  const frequencyText = useFrequencyText();
  const paymentsText = usePaymentsText();
  const moment = useMomentColumn(tab);
  return [
    {
      name: 'reference',
      heading: words.columns.reference,
      skeleton: 'w-32',
      sort: 'reference',
      sortKind: 'text',
      className: 'max-w-44',
      cell: (row) => (
        <StackedText
          text={row.referenceNumber}
          below={words.subscriptionNumber(String(row.idSubscription))}
          isMain
        />
      ),
    },
    {
      name: 'customer',
      heading: words.columns.customer,
      skeleton: 'w-40',
      // This column takes what is left and shrinks first; its text is truncated, but for a name's length.
      className: 'w-full max-w-0 xl:w-[30%]',
      cell: (row) => <StackedCustomer name={row.customerName} email={row.email} />,
    },
    moment,
    {
      name: 'lastCharge',
      heading: words.columns.lastCharge,
      skeleton: 'w-24',
      // What is paused was charged last when it was paused, which stands beside it.
      className: tab === 'paused' ? 'max-lg:hidden' : '',
      cell: ({ statusId, transactionDate }) =>
        statusId !== null &&
        transactionDate !== null && (
          <>
            <TransactionStatusBadge statusId={statusId} name="" />
            <span className={`${quiet} figures`}>{formatDay(transactionDate)}</span>
          </>
        ),
    },
    {
      name: 'payments',
      heading: words.columns.payments,
      align: 'end',
      skeleton: 'w-8',
      isWideOnly: true,
      className: 'pr-10!',
      cell: (row) => <span className="figures whitespace-nowrap">{paymentsText(row)}</span>,
    },
    {
      name: 'date',
      heading: words.columns.date,
      skeleton: 'w-24',
      sort: 'date',
      isWideOnly: true,
      cell: (row) => <StackedMoment at={row.date} />,
    },
    {
      name: 'amount',
      heading: words.columns.amount,
      align: 'end',
      skeleton: 'w-20',
      sort: 'amount',
      sortKind: 'number',
      cell: (row) => (
        <>
          <span className="block font-medium">
            <Money amount={row.amount} currency={row.currency} />
          </span>
          <span className={quiet}>{frequencyText(row.frequency)}</span>
        </>
      ),
    },
  ];
};

/** Copies the link with which a card is replaced. */
const useCopyLink = () => useCopying(useSubscriptionsWords());

type SubscriptionRowActionsProps = { readonly row: SubscriptionRow; readonly search: SubscriptionsSearch };

/** An action over the list, which stays where it is. */
const listActionLink = (action: SubscriptionAction, id: number, search: SubscriptionsSearch) => {
  const params = subscriptions.write(search);
  params.set('id', String(id));
  return overlayLink({ pathname: `${paths.subscriptions}/${action}`, search: params.toString() });
};

/** What a paused one needs first: another card, or the link by which the payer gives one. */
const CardAction = ({ row, search }: SubscriptionRowActionsProps) => {
  const words = useSubscriptionsWords();
  const copy = useCopyLink();
  const actionClass = useRowActionClass();
  const { linkToReplaceCard, referenceNumber } = row;
  if (linkToReplaceCard === null)
    return (
      <Link
        {...listActionLink('replace-card', row.idSubscription, search)}
        aria-label={words.rowActions.replaceCard(referenceNumber)}
        className={actionClass}
      >
        {words.actions.replaceCard}
      </Link>
    );
  return (
    <button
      type="button"
      className={actionClass}
      aria-label={words.rowActions.copyLink(referenceNumber)}
      onClick={() => void copy(linkToReplaceCard)}
    >
      {words.actions.copyLink}
    </button>
  );
};

/** Active: cancel. Paused: replace the card, or copy the link that does; then reactivate and cancel. */
export const SubscriptionRowActions = ({ row, search }: SubscriptionRowActionsProps) => {
  const words = useSubscriptionsWords();
  const tab = tabOfStatus(row);
  const to = (action: SubscriptionAction) => listActionLink(action, row.idSubscription, search);
  if (tab === 'canceled') return null;
  const isPaused = tab === 'paused';
  return (
    <>
      {isPaused && <CardAction row={row} search={search} />}
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.moreActions(row.referenceNumber)}>
            <Icon name="more" />
          </Button>
        }
      >
        {isPaused && (
          <DropdownLink>
            <Link {...to('reactivate')}>{words.actions.reactivate}</Link>
          </DropdownLink>
        )}
        {isPaused && row.linkToReplaceCard !== null && (
          <DropdownLink>
            <Link {...to('replace-card')}>{words.actions.seeLink}</Link>
          </DropdownLink>
        )}
        <DropdownLink danger>
          <Link {...to('cancel')}>{words.actions.cancel}</Link>
        </DropdownLink>
      </DropdownMenu>
    </>
  );
};
