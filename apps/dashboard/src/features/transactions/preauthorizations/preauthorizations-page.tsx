import { limits } from '@pasarela/contracts/limits/limits';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { TransactionRow, TransactionSort } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { createPath, Link, type Location, useLocation } from 'react-router';
import { useRowActionClass } from '#components/data-table/data-table.tsx';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { CustomerName } from '#components/data-table/stacked-text.tsx';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { DeadlineTimeLeft } from '#components/dates/deadline.tsx';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { listAddress, type SearchOf } from '#components/list/list-address.ts';
import { paymentChips } from '#components/list/list-chips.tsx';
import {
  datesFilter,
  readRowId,
  referenceFilter,
  rowIdFilter,
  textFilter,
} from '#components/list/list-filter.ts';
import { useFoundWithSum } from '#components/list/list-header.tsx';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReferenceField } from '#components/list/reference-field.tsx';
import { Money } from '#components/money/money.tsx';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { overlayLink, useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownLink, DropdownMenu } from '#components/ui/popups.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { TestPaymentAnchor, useMayMakeTestPayment } from '#features/transactions/first-payment.tsx';
import { AuthorizationDrawer } from '#features/transactions/preauthorizations/authorization-drawer.tsx';
import {
  type AuthorizationAction,
  authorizationActions,
  detailLink,
} from '#features/transactions/transaction-links.ts';
import { detailQuery, listQuery } from '#features/transactions/transaction-queries.ts';
import { transactionSortDirections } from '#features/transactions/transactions-search.ts';
import { useTransactionsColumns } from '#features/transactions/use-transactions-columns.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';
import { usePreauthorizationsWords } from './preauthorizations-words.ts';

/** Where the preauthorizations stand. They last days: unlike movements, they are not looked for among today's alone. */
export const preauthorizations = listAddress({
  path: paths.preauthorizations,
  filters: {
    dates: datesFilter({ kind: 'any' }),
    idTransaction: rowIdFilter,
    referenceNumber: referenceFilter,
    email: textFilter(limits.filterLength.email),
  },
  // What expires first comes first.
  sorts: { ...transactionSortDirections, date: 'asc' },
  sortedBy: 'date',
  asksForOrder: true,
});

export type PreauthorizationsSearch = SearchOf<typeof preauthorizations>;

/** The movements that are preauthorizations: authorized, and neither charged, canceled nor expired. */
export const onlyAuthorized = { idStatus: Status.authorized } as const;

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (
  action: AuthorizationAction,
  idTransaction: number,
  list: PreauthorizationsSearch,
) => {
  const search = preauthorizations.write(list);
  search.set('id', String(idTransaction));
  return overlayLink({ pathname: `${preauthorizations.path}/${action}`, search: `?${search}` });
};

/** What the drawer is open for at an address, if it is. */
export const drawerActionOf = ({ pathname }: Pick<Location, 'pathname'>): AuthorizationAction | undefined =>
  authorizationActions.find(
    (action) => pathname.replace(/\/$/, '') === `${preauthorizations.path}/${action}`,
  );

/** The movement of a preauthorization, with the way back to the list. */
const movementLink = (idTransaction: number, list: PreauthorizationsSearch) =>
  detailLink(idTransaction, createPath(preauthorizations.linkTo(list)));

/** The drawer at its own address: what the address names, in whatever state that is. */
const PreauthorizationDrawer = ({ action }: { readonly action: AuthorizationAction }) => {
  const words = usePreauthorizationsWords().drawer;
  const [language] = useLanguage();
  const location = useLocation();
  const companyId = useCompanyId();
  const params = new URLSearchParams(location.search);
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...detailQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  const list = preauthorizations.read(params);
  const close = useCloseOverlay(preauthorizations.linkTo(list));
  const seeMovement = useRef<HTMLAnchorElement>(null);
  return (
    <FetchedDrawer
      result={detail}
      isNowhere={id === undefined}
      words={words}
      skeleton={
        <>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-10" />
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </>
      }
      onClose={close}
    >
      {(transaction, frame) => {
        if (transaction.statusId !== Status.authorized)
          return (
            // It was charged or canceled meanwhile, or has expired: what it is now, and where that is told.
            <Dialog
              {...frame}
              title={words.noLonger}
              description={words.noLongerText(transaction.referenceNumber)}
              initialFocus={seeMovement}
            >
              <div className="flex flex-col items-start gap-4">
                <TransactionStatusBadge statusId={transaction.statusId} name={transaction.status} />
                <Link
                  ref={seeMovement}
                  {...movementLink(transaction.idTransaction, list)}
                  className={buttonClass('primary')}
                >
                  {words.seeMovement}
                </Link>
              </div>
            </Dialog>
          );
        const linkTo = (each: AuthorizationAction) => ({
          to: drawerLink(each, transaction.idTransaction, list).to,
          state: location.state,
        });
        return (
          <AuthorizationDrawer
            key={transaction.idTransaction}
            transaction={transaction}
            action={action}
            links={{ charge: linkTo('charge'), cancel: linkTo('cancel') }}
            onClose={close}
          />
        );
      }}
    </FetchedDrawer>
  );
};

/** The columns of movements; what all of them have in common gives way to how long each can still be charged. */
const usePreauthorizationsColumns = (): readonly DataTableColumn<TransactionRow, TransactionSort>[] => {
  const words = usePreauthorizationsWords();
  const [language] = useLanguage();
  const expires: DataTableColumn<TransactionRow, TransactionSort> = {
    name: 'expires',
    // All last equally long: they expire in the order of their creation.
    sort: 'date',
    sortKind: 'deadline',
    heading: words.expires,
    skeleton: 'w-28',
    cell: ({ authorizationExpires: at }) =>
      at !== null && (
        <>
          <time dateTime={at} className="figures block whitespace-nowrap">
            {formatDay(at)}
          </time>
          <span className="figures block text-12 whitespace-nowrap text-ink-faint first-letter:uppercase">
            <span className="max-xl:hidden">{formatTime(at, language)} · </span>
            <DeadlineTimeLeft due={at} />
          </span>
        </>
      ),
  };
  return useTransactionsColumns().map((column) => {
    if (column.name === 'status') return expires;
    if (column.name === 'date') return { ...column, sort: undefined };
    return column.name === 'amount' ? { ...column, heading: words.authorized } : column;
  });
};

/** A row on a phone: amount with how long it can still be charged, customer, reference and number with until when. */
const PreauthorizationCard = ({ row }: { readonly row: TransactionRow }) => (
  <RowCard
    main={<Money amount={row.amount} currency={row.currency} />}
    who={<CustomerName name={row.custormerName} email={row.custormerEmail} />}
    state={
      row.authorizationExpires !== null && (
        <span className="text-13 text-ink-soft first-letter:uppercase">
          <DeadlineTimeLeft due={row.authorizationExpires} />
        </span>
      )
    }
    below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />}
    at={row.authorizationExpires !== null && formatDay(row.authorizationExpires)}
  />
);

type PreauthorizationActionsProps = {
  readonly row: TransactionRow;
  readonly search: PreauthorizationsSearch;
};

/** To charge it, which is what is done with most; the rest behind a menu. */
const PreauthorizationActions = ({ row, search }: PreauthorizationActionsProps) => {
  const words = usePreauthorizationsWords();
  const { actions } = useTransactionDetailWords();
  const actionClass = useRowActionClass();
  return (
    <>
      <Link
        {...drawerLink('charge', row.idTransaction, search)}
        aria-label={words.chargeOne(row.referenceNumber)}
        className={actionClass}
      >
        {words.charge}
      </Link>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.more(row.referenceNumber)}>
            <Icon name="more" />
          </Button>
        }
      >
        <DropdownLink>
          <Link {...movementLink(row.idTransaction, search)}>{words.drawer.seeMovement}</Link>
        </DropdownLink>
        <DropdownLink danger>
          <Link {...drawerLink('cancel', row.idTransaction, search)}>{actions.cancel}</Link>
        </DropdownLink>
      </DropdownMenu>
    </>
  );
};

const NoPreauthorizations = () => {
  const words = usePreauthorizationsWords().states;
  const mayMakeTestPayment = useMayMakeTestPayment();
  return (
    <StateMessage title={words.emptyTitle} action={mayMakeTestPayment ? <TestPaymentAnchor /> : undefined}>
      <p>{mayMakeTestPayment ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText}</p>
    </StateMessage>
  );
};

const preauthorizationsList = defineList({
  address: preauthorizations,
  query: (companyId, asked) =>
    listQuery(companyId, {
      idCompany: companyId,
      ...asked,
      ...onlyAuthorized,
    }),
  chips: paymentChips,
  useColumns: usePreauthorizationsColumns,
  card: (row) => <PreauthorizationCard row={row} />,
  keyOf: (row) => row.idTransaction,
  longSort: 'date',
});

/** What is authorized and waits to be charged or canceled. */
export const PreauthorizationsPage = () => {
  const words = usePreauthorizationsWords();
  const action = drawerActionOf(useLocation());
  const list = useList(preauthorizationsList);
  const found = useFoundWithSum(list.result.data, words);
  return (
    <ListPage
      declaration={preauthorizationsList}
      list={list}
      words={{ ...words, found }}
      explanation={words.explanation}
      searchField={<ReferenceField list={list} />}
      linkOf={(row) => drawerLink('charge', row.idTransaction, list.search)}
      actionsOf={(row) => <PreauthorizationActions row={row} search={list.search} />}
      empty={<NoPreauthorizations />}
    >
      {action && <PreauthorizationDrawer action={action} />}
    </ListPage>
  );
};
