import type { LinkSort, PaymentLinkRow } from '@pasarela/contracts/payment-links/payment-link-schema';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createPath, Link, useLocation, useSearchParams } from 'react-router';
import { paymentLinksKey } from '#api/query-keys.ts';
import { NoRowMenu, useRowActionClass } from '#components/data-table/data-table.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { formatDay, formatWireDay } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { choiceChip } from '#components/list/list-chips.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { ReferenceAndNumber } from '#components/list/payment-columns.tsx';
import { ReferenceField } from '#components/list/reference-field.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { useAccountChanges } from '#components/list/use-account-changes.ts';
import { Money } from '#components/money/money.tsx';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { useUnpaidPaymentWords } from '#components/payment/unpaid-payment-words.ts';
import { useResendLink } from '#components/payment/use-resend-link.ts';
import { StatusDot, TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { useCopyLink } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownItem, DropdownLink, DropdownMenu, Tooltip } from '#components/ui/popups.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { usePaymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { paymentLinksQuery } from '#features/payment-links/payment-links-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { href, paths } from '#paths/paths.ts';
import { useMaySimulate } from '#sandbox/use-may-simulate.ts';
import { useMay } from '#session/use-role.ts';
import {
  type PaymentLinksSearch,
  paymentLinks,
  usePaymentLinksColumns,
} from './use-payment-links-columns.tsx';

/** The dialogs over the list, each with its own address. */
const paymentLinkOverlays = ['simulate', 'cancel'] as const;
type PaymentLinkOverlay = (typeof paymentLinkOverlays)[number];

/** The address keeps the list's filters, so that the same list lies behind it. */
const linkOverlayAddress = (
  overlay: PaymentLinkOverlay,
  idTransaction: number,
  search: PaymentLinksSearch,
) => {
  const params = paymentLinks.write(search);
  params.set('id', String(idTransaction));
  return overlayLink({ pathname: `${paymentLinks.path}/${overlay}`, search: params.toString() });
};

/** The dialog that an address opens, if any. */
const linkOverlayOf = ({ pathname }: { readonly pathname: string }): PaymentLinkOverlay | undefined =>
  paymentLinkOverlays.find((overlay) => pathname.replace(/\/$/, '') === `${paymentLinks.path}/${overlay}`);

type PaymentLinkMoreProps = {
  readonly row: PaymentLinkRow;
  readonly search: PaymentLinksSearch;
  /** Whether it stands on a card, where the menu offers to make its payment in test mode too. */
  readonly isNarrow: boolean;
};

/** The actions on a link that can still be paid: send its e-mail again, or cancel it. */
const PaymentLinkMore = ({ row, search, isNarrow }: PaymentLinkMoreProps) => {
  const words = usePaymentLinksWords();
  const { rowActions } = useTransactionsWords();
  const unpaid = useUnpaidPaymentWords();
  const resend = useResendLink(row.idTransaction);
  const mayResend = useMay('managePaymentLinks') && row.canResend;
  const mayCancel = useMay('cancelPayments') && row.canCancel;
  const simulates = useMaySimulate(row) && isNarrow;
  if (!mayResend && !mayCancel && !simulates) return <NoRowMenu />;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={words.rowActions.more(row.referenceNumber)}>
          <Icon name="more" />
        </Button>
      }
    >
      {simulates && (
        <DropdownLink>
          <Link {...linkOverlayAddress('simulate', row.idTransaction, search)}>
            {rowActions.simulatePayment}
          </Link>
        </DropdownLink>
      )}
      {mayResend && (
        <DropdownItem disabled={resend.isPending} onSelect={() => resend.mutate()}>
          {unpaid.resend.action}
        </DropdownItem>
      )}
      {mayCancel && (
        <DropdownLink danger>
          <Link {...linkOverlayAddress('cancel', row.idTransaction, search)}>{unpaid.kinds.link.action}</Link>
        </DropdownLink>
      )}
    </DropdownMenu>
  );
};

type PaymentLinkRowActionsProps = { readonly row: PaymentLinkRow; readonly search: PaymentLinksSearch };

/** The link of every row; in test mode, that the payment of one that waits is made, on a phone in the menu; while it can be paid, more. */
const PaymentLinkRowActions = ({ row, search }: PaymentLinkRowActionsProps) => {
  const words = usePaymentLinksWords();
  const copy = useCopyLink(words);
  const maySimulate = useMaySimulate(row);
  const isNarrow = useNarrow();
  const actionClass = useRowActionClass();
  const copyLabel = words.rowActions.copyLink(row.referenceNumber);
  return (
    <>
      {maySimulate && !isNarrow && (
        <Link
          {...linkOverlayAddress('simulate', row.idTransaction, search)}
          aria-label={words.rowActions.simulate(row.referenceNumber)}
          className={buttonClass('simulated', 'small')}
        >
          {words.actions.simulate}
        </Link>
      )}
      {isNarrow ? (
        <button
          type="button"
          className={actionClass}
          aria-label={copyLabel}
          onClick={() => void copy(row.url)}
        >
          {words.actions.copyLink}
        </button>
      ) : (
        <Tooltip content={words.actions.copyLink}>
          <Button variant="ghost" size="icon" aria-label={copyLabel} onClick={() => void copy(row.url)}>
            <Icon name="copy" />
          </Button>
        </Tooltip>
      )}
      <PaymentLinkMore row={row} search={search} isNarrow={isNarrow} />
    </>
  );
};

/** One link at once; one, or many from a file, from the menu beside it. */
const GenerateMenu = () => {
  const words = usePaymentLinksWords().generate;
  return (
    <div className="flex gap-px">
      <Link to={paths.leagueSingle} className={`${buttonClass('primary')} rounded-r-none`}>
        {words.label}
      </Link>
      <DropdownMenu
        trigger={
          <Button variant="primary" aria-label={words.ways} className="rounded-l-none px-2.5">
            <Icon name="chevronDown" className="size-3.5" />
          </Button>
        }
      >
        <DropdownLink>
          <Link to={paths.leagueSingle}>{words.single}</Link>
        </DropdownLink>
        <DropdownLink>
          <Link to={paths.leaguesBulk}>{words.bulk}</Link>
        </DropdownLink>
      </DropdownMenu>
    </div>
  );
};

type PaymentLinkCardProps = { readonly row: PaymentLinkRow; readonly orderedBy: LinkSort | undefined };

/** A row on a phone: how much and how it stands, for whom, reference and number with since when or until when. */
const PaymentLinkCard = ({ row, orderedBy }: PaymentLinkCardProps) => {
  const words = usePaymentLinksWords();
  return (
    <RowCard
      main={<Money amount={row.amount} currency={row.currency} />}
      state={<TransactionStatusBadge statusId={row.statusId} name={row.status} />}
      who={row.email}
      below={<ReferenceAndNumber reference={row.referenceNumber} id={row.idTransaction} />}
      at={
        orderedBy === 'expirationDate' ? words.until(formatDay(row.expirationDate)) : <Moment at={row.date} />
      }
    />
  );
};

/** What lies over the list. */
const overlays = {
  simulate: lazy(
    whenReachable(async () => ({
      default: (await import('./link-actions.tsx')).SimulateLink,
    })),
  ),
  cancel: lazy(
    whenReachable(async () => ({
      default: (await import('./link-actions.tsx')).CancelLink,
    })),
  ),
} as const satisfies Record<PaymentLinkOverlay, unknown>;

/** The transaction of a payment link's newest attempt, with the way back to the list. */
const detailOf = ({ idTransaction }: PaymentLinkRow, search: PaymentLinksSearch) => ({
  to: href.transaction(idTransaction),
  state: { list: createPath(paymentLinks.linkTo(search)) },
});

const StatusChip = choiceChip(() => {
  const { status: label, allStatuses: all } = useTransactionsWords().filters;
  const [language] = useLanguage();
  return {
    label,
    all,
    choices: transactionStatusIds.map((id) => ({
      value: String(id),
      label: transactionStatuses[id].label[language],
      start: <StatusDot colour={transactionStatuses[id].colour} />,
    })),
  };
});

const paymentLinksList = defineList({
  address: paymentLinks,
  query: (companyId, asked) => paymentLinksQuery(companyId, { idCompany: companyId, ...asked }),
  chips: { dates: DateFilterChip, idStatus: StatusChip },
  useColumns: usePaymentLinksColumns,
  card: (row, orderedBy) => <PaymentLinkCard row={row} orderedBy={orderedBy} />,
  keyOf: (row) => row.url,
  longSort: 'date',
});

/** The payment links of the business, each with its newest attempt. */
export const PaymentLinksPage = () => {
  const words = usePaymentLinksWords();
  const { states } = words;
  const list = useList(paymentLinksList);
  const { search, result, today, companyId } = list;
  const client = useQueryClient();
  // A link is paid or expires while the list is looked at.
  useAccountChanges(result.isSuccess, () => {
    void client.invalidateQueries({ queryKey: paymentLinksKey(companyId) });
  });
  const overlay = linkOverlayOf(useLocation());
  const [params] = useSearchParams();
  const meant =
    overlay && result.data?.find(({ idTransaction }) => idTransaction === readRowId(params.get('id')));
  const Overlay = overlay && overlays[overlay];
  const anyDate = <Button onClick={() => list.filter({ dates: { kind: 'any' } })}>{states.anyDate}</Button>;
  const make = (
    <Link to={paths.leagueSingle} className={buttonClass('primary')}>
      {states.makeOne}
    </Link>
  );
  const isToday = search.dates.kind === 'today';
  return (
    <ListPage
      declaration={paymentLinksList}
      list={list}
      words={words}
      explanation={words.explanation}
      actions={<GenerateMenu />}
      create={{ to: paths.leagueSingle, label: words.generate.label }}
      searchField={<ReferenceField list={list} />}
      linkOf={(row) => detailOf(row, search)}
      actionsOf={(row) => <PaymentLinkRowActions row={row} search={search} />}
      filteredAction={isToday ? anyDate : undefined}
      empty={
        <StateMessage
          title={isToday ? states.noneTodayTitle : states.emptyTitle}
          action={
            <div className="flex flex-wrap gap-2">
              {make}
              {isToday && anyDate}
            </div>
          }
        >
          <p>{isToday ? states.noneTodayText(formatWireDay(today)) : states.emptyText}</p>
        </StateMessage>
      }
    >
      <Suspense>{Overlay && meant && <Overlay row={meant} page={paymentLinks.linkTo(search)} />}</Suspense>
    </ListPage>
  );
};
