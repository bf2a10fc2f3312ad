import { currency } from '@pasarela/contracts/money/money';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDaySpan } from '#components/dates/date-format.ts';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { depositsPath } from './resume-links.ts';
import { useResumeWords } from './resume-words.ts';

export type Change = { readonly direction: 'up' | 'down' | 'same'; readonly percent: number };

/** How a net compares with the one before it, in percent with one decimal; undefined where the one before is nothing or less. */
export const changeOf = (net: number, before: number): Change | undefined => {
  if (before <= 0) return undefined;
  const percent = Math.round(((net - before) / before) * 1_000) / 10;
  return { direction: percent === 0 ? 'same' : percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
};

/** Whether nothing was sold, booked or begun in the period. */
export const isQuiet = ({ days }: Pick<Summary, 'days'>): boolean =>
  days.every(({ transactions, net, sales }) => transactions === 0 && net === 0 && sales === 0);

type FactProps = { label: string; note?: string; isSum?: boolean; children: ReactNode };

const Fact = ({ label, note, isSum = false, children }: FactProps) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isSum ? 'mt-1 border-t border-line-strong pt-2 pb-4' : 'py-1.5'}`}
  >
    <dt className={`min-w-0 flex-1 text-13 ${isSum ? 'font-semibold' : 'text-ink-soft'}`}>{label}</dt>
    <dd className={`figures ml-auto ${isSum ? 'font-semibold' : 'font-medium'}`}>{children}</dd>
    {note && <dd className="figures w-full text-right text-12 text-ink-faint">{note}</dd>}
  </div>
);

/** What the net is made of, what is in process and what was completed. */
export const SummaryFacts = ({ summary }: { readonly summary: Summary }) => {
  const words = useResumeWords();
  return (
    <section aria-labelledby="in-period" className="border-t border-line pt-4 max-lg:order-3">
      <h2 id="in-period" className="pb-1 text-14 font-semibold">
        {words.inPeriod}
      </h2>
      <dl>
        <Fact label={words.gross}>
          <Money amount={summary.gross} />
        </Fact>
        {summary.returned !== 0 && (
          <Fact label={words.returned}>
            <Money amount={-summary.returned} />
          </Fact>
        )}
        <Fact label={words.commissions}>
          <Money amount={-summary.currentBalanceCommission} />
        </Fact>
        <Fact label={words.net} isSum>
          <Money amount={summary.currentBalance} />
        </Fact>
        <Fact
          label={words.inProcess}
          note={words.movementsCount(
            formatCount(summary.transactionsProcess),
            summary.transactionsProcess === 1,
          )}
        >
          <Money amount={summary.balanceProcess} />
        </Fact>
        <Fact label={words.completed}>{formatCount(summary.completedTransactions)}</Fact>
      </dl>
    </section>
  );
};

const arrows = { up: '▲', down: '▼', same: '=' } as const;
const changeClass = { up: 'text-success', down: 'text-danger', same: 'text-ink-soft' } as const;

type NetProps = {
  readonly summary: Summary;
  /** Whether its last day still runs: then it is compared with the days before until the same time of day. */
  readonly isRunning: boolean;
};

/** The net of the period first and large, and how it compares with the days before. */
export const Net = ({ summary, isRunning }: NetProps) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const { currentBalance, previous } = summary;
  const days = formatDaySpan(previous.initDate, previous.endDate, language);
  const compared = isRunning ? words.untilSameTime(days) : days;
  const change = changeOf(currentBalance, previous.netUntilSameTime);
  const percent = change && `${change.percent}%`;
  const aloud = { up: words.more, down: words.less, same: (_: string, same: string) => words.same(same) };
  return (
    <dl>
      <dt className="figures text-13 text-ink-soft">
        {words.net}
        {'\u00a0· '}
        {formatDaySpan(summary.initDate, summary.endDate, language)}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-28 font-semibold">
          <Money amount={currentBalance} currency={currency} />
        </span>
        {change && percent ? (
          <span className="figures text-13">
            <span className="sr-only">{aloud[change.direction](percent, compared)}</span>
            <span aria-hidden="true">
              <span className={`font-medium ${changeClass[change.direction]}`}>
                {arrows[change.direction]} {percent}
              </span>{' '}
              <span className="text-ink-soft">{words.versus(compared)}</span>
            </span>
          </span>
        ) : (
          <span className="figures text-13 text-ink-soft">
            {words.before(compared, formatMoney(previous.netUntilSameTime))}
          </span>
        )}
      </dd>
      <dd className="text-12 text-balance text-ink-faint">{words.netHint}</dd>
    </dl>
  );
};

/** What the next settlement pays out and when, or what it cannot take off yet. */
export const NextDeposit = ({ date, toDeposit, toDeduct }: Summary['nextSettlement']) => {
  const words = useResumeWords();
  const isOwed = toDeduct > 0;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-4 max-lg:order-3">
      <dl>
        <dt className="text-14 font-semibold">{isOwed ? words.toDeduct : words.nextDeposit}</dt>
        <dd className="pt-1 text-20 font-semibold">
          <Money amount={isOwed ? toDeduct : toDeposit} currency={currency} />
        </dd>
        <dd className="text-13 text-ink-soft">
          {isOwed && words.toDeductHint}
          {toDeposit > 0 && <Moment at={date} />}
          {!isOwed && toDeposit === 0 && words.nothingToDeposit}
        </dd>
      </dl>
      <Link to={depositsPath} className="shrink-0 text-13 text-accent underline pointer-coarse:py-3">
        {words.allDeposits}
      </Link>
    </div>
  );
};

/** As high as what comes in its place, so that what is below stays where it is. */
export const SummarySkeleton = () => (
  <div className="grid gap-8 lg:grid-cols-12">
    <div className="lg:col-span-8">
      <Skeleton className="mt-1 h-4 w-28" />
      <Skeleton className="mt-2 h-8 w-44" />
      <Skeleton className="mt-10 h-52 w-full lg:h-80" />
    </div>
    <div className="lg:col-span-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-3 h-11 w-full" />
      <Skeleton className="mt-3 h-11 w-full" />
    </div>
  </div>
);
