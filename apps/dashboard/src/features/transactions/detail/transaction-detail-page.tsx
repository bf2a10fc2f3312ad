import { currency } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { formatDay } from '#components/dates/date-format.ts';
import { DetailFacts, type DetailField, FieldGroup, hasValue } from '#components/detail/detail-fields.tsx';
import { DetailPage } from '#components/detail/detail-page.tsx';
import { useTransactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { listOf } from '#components/list/list-behind.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { Money } from '#components/money/money.tsx';
import { storyQuery } from '#components/story/story-query.ts';
import { useTransactionStoryWords } from '#components/story/transaction-story-words.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { OpenPage } from '#features/transactions/detail/open-page.tsx';
import { openPageOf } from '#features/transactions/detail/unpaid-transaction.ts';
import { rememberOpened } from '#features/transactions/opened-transactions.ts';
import { TransactionTimeline } from '#features/transactions/timeline/transaction-timeline.tsx';
import {
  type DetailFieldName,
  pickFields,
  useDetailFields,
} from '#features/transactions/transaction-fields.tsx';
import { detailOverlayLink, overlayOf, wayBack } from '#features/transactions/transaction-links.ts';
import { detailQuery } from '#features/transactions/transaction-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { href } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';
import { factsOf, shownFields, withDeposits } from './shown-fields.ts';
import { TransactionHeader } from './transaction-header.tsx';

type TransactionPartsProps = {
  readonly transaction: TransactionDetail;
  /** The fields that stand above, in the header and its strip. */
  readonly said: readonly DetailFieldName[];
};

/** The deposits that paid it out and those that it was taken off, each with its day. */
const useDepositRows = (idTransaction: number): readonly DetailField[] => {
  const words = useTransactionStoryWords();
  const [language] = useLanguage();
  const { data } = useQuery(storyQuery(useCompanyId(), idTransaction, language));
  return (data ?? []).flatMap(({ id, at, move, amount, idConciliation }) =>
    idConciliation === null || amount === null
      ? []
      : [
          {
            name: `${move}-${id}`,
            label: (
              <>
                <Link to={href.settlement(idConciliation)} className="text-accent underline">
                  {words.settlement(String(idConciliation))}
                </Link>
                {' · '}
                {formatDay(at)}
              </>
            ),
            value: <Money amount={move === 'deduct' ? -amount : amount} currency={currency} />,
          },
        ],
  );
};

/** The figures that the group of the deposit, the first one on a phone, says too; that one still waits, it does not. */
const ofDeposit: readonly string[] = ['net', 'deposited'] satisfies DetailFieldName[];
const isOfDeposit = (name: string): boolean => ofDeposit.includes(name);

const groupNames = ['payment', 'deposit', 'method', 'refund', 'customer'] as const;

type TransactionGroup = {
  readonly name: (typeof groupNames)[number];
  readonly title: string;
  readonly fields: readonly DetailField[];
};

/** All fields of a movement in their groups, and of those the ones that say what the header does not. */
const useGroups = ({ transaction, said }: TransactionPartsProps) => {
  const words = useTransactionDetailWords();
  const fields = useDetailFields(transaction);
  const shown = shownFields(transaction);
  const deposits = useDepositRows(transaction.idTransaction);
  const all = groupNames.map(
    (name): TransactionGroup => ({
      name,
      title: words.groups[name],
      fields: pickFields(fields, ...shown[name]),
    }),
  );
  const isSaid = (name: string): boolean => said.some((other) => other === name);
  const telling = all
    .map((group) => ({
      ...group,
      fields: group.fields.filter((field) => hasValue(field) && !isSaid(field.name)),
    }))
    .map((group) =>
      group.name === 'deposit' ? { ...group, fields: withDeposits(group.fields, deposits) } : group,
    )
    .filter(({ fields: some }) => some.length > 0);
  return { all, telling };
};

type GroupsProps = {
  readonly transaction: TransactionDetail;
  readonly all: readonly TransactionGroup[];
  readonly telling: readonly TransactionGroup[];
};

/** What neither the header nor the money says of a movement, in groups, and at the end every field, also those without a value. */
const Groups = ({ transaction, all, telling }: GroupsProps) => {
  const words = useTransactionDetailWords();
  const [isOpen, setOpen] = useState(false);
  const list = listOf(useLocation());
  const mayManageFraud = useMay('manageFraud');
  return (
    <div className="flex flex-col gap-5">
      {telling.map(({ name, title, fields: some }) => (
        <FieldGroup key={name} title={title} fields={some} />
      ))}
      {mayManageFraud && (
        <Link
          {...detailOverlayLink('blacklist', transaction.idTransaction, list)}
          preventScrollReset
          className={`self-start ${buttonClass('secondary', 'small')}`}
        >
          {words.actions.blacklist}
        </Link>
      )}
      <details
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group border-t border-line pt-2"
      >
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-13 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
          <Icon name="chevronRight" className="size-3.5 group-open:rotate-90" />
          {words.allFields}
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-5 pt-2">
            {all.map(({ name, title, fields: some }) => (
              <FieldGroup key={name} title={title} fields={some} />
            ))}
          </div>
        )}
      </details>
    </div>
  );
};

/** The money of a movement, what happened to it, and the rest: beside what happened, where there is room for both. */
const TransactionParts = (props: TransactionPartsProps) => {
  const { all, telling } = useGroups(props);
  const money = telling.filter(({ name }) => name === 'deposit');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_22rem]">
      {money.map(({ name, title, fields }) => (
        <div key={name} className="lg:col-start-2">
          <FieldGroup title={title} fields={fields} />
        </div>
      ))}
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TransactionTimeline idTransaction={props.transaction.idTransaction} />
      </div>
      <div
        className={`lg:col-start-2 ${money.length > 0 ? 'lg:-mt-3 lg:border-t lg:border-line lg:pt-4' : ''}`}
      >
        <Groups
          transaction={props.transaction}
          all={all}
          telling={telling.filter(({ name }) => name !== 'deposit')}
        />
      </div>
    </div>
  );
};

type TransactionDetailBodyProps = { readonly transaction: TransactionDetail };

/** A movement: amount and status, the facts asked first, its money, its timeline, and every other field in groups. */
const TransactionDetailBody = ({ transaction }: TransactionDetailBodyProps) => {
  const words = useTransactionDetailWords();
  const { groups } = words;
  const fields = useDetailFields(transaction);
  const openUrl = openPageOf(transaction);
  const strip = factsOf(transaction);
  return (
    <div className="flex flex-col gap-5">
      <TransactionHeader transaction={transaction} />
      <DetailFacts
        label={words.facts}
        facts={[
          ...pickFields(fields, 'reference'),
          {
            name: 'customer',
            label: groups.customer,
            value: transaction.custormerName || transaction.custormerEmail,
          },
          ...pickFields(fields, ...strip)
            .filter(hasValue)
            .map((field) => ({ ...field, isRepeated: isOfDeposit(field.name) })),
        ]}
      />
      {openUrl !== null && <OpenPage url={openUrl} />}
      <TransactionParts
        transaction={transaction}
        said={[
          'status',
          'amount',
          'reference',
          'declinedReason',
          // The address stands with what can be done about its owner, too.
          'customer',
          ...(openUrl === null ? [] : (['checkout'] as const)),
          ...(transaction.idPaymentMethod === null ? (['method'] as const) : []),
          // The net stands below what it is the sum of, too.
          ...strip.filter((name) => name !== 'net'),
        ]}
      />
    </div>
  );
};

const DetailOverlays = lazy(
  whenReachable(async () => ({
    default: (await import('#features/transactions/detail/detail-overlays.tsx')).DetailOverlays,
  })),
);

/** One movement by the id in the address; what is done with it lies over it. */
export const TransactionDetailPage = () => {
  const words = useTransactionDetailWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const location = useLocation();
  const overlay = overlayOf(location);
  const [params] = useSearchParams();
  const id = readRowId(params.get('id'));
  const detail = useQuery({ ...detailQuery(companyId, id ?? 0, language), enabled: id !== undefined });
  const back = wayBack(listOf(location));
  const session = useSession();
  const opened = detail.data?.idTransaction;
  useEffect(() => {
    if (session && opened !== undefined) rememberOpened({ owner: session, companyId }, opened);
  }, [session, companyId, opened]);
  return (
    <DetailPage
      title={words.title(detail.data?.referenceNumber ?? String(id ?? ''))}
      list={back.to}
      words={{ ...words, back: words.backTo[back.page] }}
      result={detail}
      isNowhere={id === undefined}
    >
      {(transaction) => (
        <>
          <TransactionDetailBody transaction={transaction} />
          {overlay && (
            <Suspense>
              <DetailOverlays overlay={overlay} transaction={transaction} />
            </Suspense>
          )}
        </>
      )}
    </DetailPage>
  );
};
