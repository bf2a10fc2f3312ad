import { currency } from '@pasarela/contracts/money/money';
import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, type To, useSearchParams } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { formatWireDay } from '#components/dates/date-format.ts';
import { writeDates } from '#components/dates/days-in-address.ts';
import { Money } from '#components/money/money.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';
import { chosenPeriod } from './chosen-period.ts';
import { StatementDownload } from './statement-download.tsx';
import { StatementMonths } from './statement-months.tsx';

/** The deposits that were paid out in a period. */
const depositsLink = ({ initDate, endDate }: StatementPeriodRow) => {
  const search = new URLSearchParams();
  writeDates(search, { kind: 'range', initDate, endDate }, { kind: 'any' });
  return { pathname: paths.settlements, search: `?${search}` };
};

/** The balance first and large, then what it is made of: what there was, what was earned, and what went to the bank. */
const StatementFigures = ({ period }: { readonly period: StatementPeriodRow }) => {
  const words = useStatementWords();
  const { text, openingBalance, saldo, net, deposited, provisional, initDate, endDate } = period;
  const facts: readonly { label: string; amount: number; sign: string; to?: To }[] = [
    { label: words.opening, amount: openingBalance, sign: '' },
    { label: words.net, amount: net, sign: net > 0 ? '+' : '' },
    { label: words.deposited, amount: deposited, sign: '−', to: depositsLink(period) },
  ];
  return (
    <section aria-labelledby="figures" className="pt-5">
      {/* The choice of the period above says it to who sees. */}
      <h2 id="figures" className="sr-only">
        {text}
      </h2>
      <dl>
        <dt className="text-13 text-ink-soft">{provisional ? words.balanceNow : words.closing}</dt>
        <dd className="text-28 font-semibold">
          <Money amount={saldo} currency={currency} />
        </dd>
        <dd className="figures text-13 text-ink-faint">
          {provisional
            ? words.provisional(formatWireDay(endDate))
            : words.range(formatWireDay(initDate), formatWireDay(endDate))}
        </dd>
      </dl>
      <dl className="mt-5 grid gap-x-8 border-y border-line py-1.5 sm:grid-cols-3 sm:py-4">
        {facts.map(({ label, amount, sign, to }) => (
          <div
            key={label}
            className="max-sm:flex max-sm:min-h-9 max-sm:flex-wrap max-sm:items-center max-sm:justify-between"
          >
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="figures font-medium sm:pt-0.5 sm:text-16">
              {sign !== '' && amount !== 0 && <span aria-hidden="true">{sign}</span>}
              <Money amount={amount} />
            </dd>
            {to && (
              <dd className="text-13 max-sm:w-full max-sm:text-end">
                <Link to={to} className="text-accent underline pointer-coarse:py-3">
                  {words.seeDeposits}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
};

const amountClass = 'py-2 pl-4 text-right';

const Amount = ({ amount }: { readonly amount: number }) => (
  <td className={amountClass}>{amount !== 0 && <Money amount={amount} />}</td>
);

const KindRow = ({ row }: { readonly row: StatementPeriodRow['kinds'][number] }) => (
  <tr className="border-b border-line">
    <th scope="row" className="py-2 text-left font-normal">
      {row.text}
    </th>
    <Amount amount={row.cargos} />
    <Amount amount={row.abonos} />
  </tr>
);

/** What each kind of movement came to in a period. */
const StatementKinds = ({ period }: { readonly period: StatementPeriodRow }) => {
  const words = useStatementWords();
  if (period.kinds.length === 0) return <p className="pt-6 text-ink-soft">{words.nothing}</p>;
  return (
    <section aria-labelledby="by-kind" className="pt-8">
      <h2 id="by-kind" className="pb-2 text-14 font-semibold">
        {words.byKind}
      </h2>
      <table aria-labelledby="by-kind" className="figures w-full">
        <thead className="text-13 text-ink-faint">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-medium">
              {words.concept}
            </th>
            <th scope="col" className={`${amountClass} font-medium`}>
              {words.charges}
            </th>
            <th scope="col" className={`${amountClass} font-medium`}>
              {words.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {period.kinds.map((row) => (
            <KindRow key={row.kind} row={row} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="*:border-t *:border-line-strong">
            <th scope="row" className="py-2 text-left">
              {words.total}
            </th>
            <td className={amountClass}>
              <Money amount={period.cargos} />
            </td>
            <td className={amountClass}>
              <Money amount={period.abonos} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

/** The geometry of the controls beside the title. */
const ControlsSkeleton = () => (
  <div aria-hidden="true" className="flex flex-wrap gap-2 max-sm:w-full">
    <Skeleton className="h-9 w-full sm:w-64" />
    <Skeleton className="h-9 w-full sm:w-78" />
  </div>
);

/** The geometry of a period's figures. */
const StatementSkeleton = () => {
  const words = useStatementWords();
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="mt-5 h-4 w-20" />
      <Skeleton className="mt-2 h-9 w-56" />
      <Skeleton className="mt-2 h-4 w-72" />
      <Skeleton className="mt-6 h-20 w-full" />
      <Skeleton className="mt-8 h-48 w-full" />
    </div>
  );
};

/** The months of a business, said in a language. */
const periodsQuery = (companyId: number, lang: Language) =>
  queryOptions({
    queryKey: ['statement', companyId, lang],
    queryFn: ({ signal }) => callOperation('listStatementPeriods', { query: { companyId, lang } }, signal),
  });

export const StatementPage = () => {
  const words = useStatementWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const [search] = useSearchParams();
  const { data: periods, error, refetch } = useQuery(periodsQuery(companyId, language));
  const chosen = periods && chosenPeriod(periods, search);

  const controls = () => {
    if (error) return null;
    if (!periods) return <ControlsSkeleton />;
    return (
      periods.length > 0 && <StatementDownload companyId={companyId} periods={periods} chosen={chosen} />
    );
  };

  const content = () => {
    if (error)
      return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void refetch()} />;
    if (!periods) return <StatementSkeleton />;
    if (periods.length === 0)
      return (
        <StateMessage
          title={words.emptyTitle}
          action={
            <Link to={paths.transactions} className={buttonClass()}>
              {words.emptyAction}
            </Link>
          }
        >
          {words.emptyText}
        </StateMessage>
      );
    return (
      <>
        {chosen && <StatementFigures period={chosen} />}
        <div className="gap-x-12 xl:grid xl:grid-cols-2">
          {chosen && <StatementKinds period={chosen} />}
          <StatementMonths periods={periods} chosen={chosen} />
        </div>
      </>
    );
  };

  return (
    <div>
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className={pageHeadingClass}>{words.title}</h1>
        {controls()}
      </div>
      {content()}
    </div>
  );
};
