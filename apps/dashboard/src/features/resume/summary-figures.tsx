import { currency } from '@pasarela/contracts/money/money';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import type { ReactNode } from 'react';
import { Moment } from '#components/dates/moment.tsx';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { resumeWords as en } from '#i18n/en/resume.ts';
import { resumeWords as es } from '#i18n/es/resume.ts';
import { useWords } from '#i18n/use-words.ts';

const factsClass = 'mt-6 grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-3';

const Fact = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div>
    <dt className="text-13 text-ink-soft">{label}</dt>
    <dd className="figures pt-0.5 text-16 font-medium">{children}</dd>
    {note && <dd className="figures text-12 text-ink-faint">{note}</dd>}
  </div>
);

/** As high as what comes in its place, so that the movements below stay where they are. */
export const SummarySkeleton = () => (
  <div>
    <div className="flex flex-wrap gap-x-16 gap-y-4">
      {['h-[74px] max-sm:h-[87px]', 'h-[74px]'].map((height) => (
        <div key={height} className={`${height} max-sm:w-full`}>
          <Skeleton className="mt-1 h-4 w-28" />
          <Skeleton className="mt-2 h-8 w-44" />
        </div>
      ))}
    </div>
    <div className={factsClass}>
      {['h-11', 'h-[60px]', 'h-11 '].map((height) => (
        <div key={height} className={height}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2 h-5 w-32" />
        </div>
      ))}
    </div>
    <div className="mt-8 h-[72px] max-sm:h-[100px]">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-2 w-full" />
    </div>
    <div className="mt-8 h-64">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-5 h-40 w-full" />
    </div>
  </div>
);

/** What the next settlement pays out and when, or what it cannot take off yet. */
const NextDeposit = ({ date, toDeposit, toDeduct }: Summary['nextSettlement']) => {
  const words = useWords({ es, en });
  const isOwed = toDeduct > 0;
  return (
    <dl>
      <dt className="text-13 text-ink-soft">{isOwed ? words.toDeduct : words.nextDeposit}</dt>
      <dd className="pt-1.5 text-20 font-semibold">
        <Money amount={isOwed ? toDeduct : toDeposit} currency={currency} />
      </dd>
      <dd className="pt-1 text-12 text-ink-faint">
        {isOwed && words.toDeductHint}
        {toDeposit > 0 && <Moment at={date} />}
        {!isOwed && toDeposit === 0 && words.nothingToDeposit}
      </dd>
    </dl>
  );
};

/** The net of the period first and large, beside it what is deposited next; what the net is made of in one strip. */
export const SummaryFigures = ({ summary }: { summary: Summary }) => {
  const words = useWords({ es, en });
  return (
    <>
      <div className="flex flex-wrap gap-x-16 gap-y-4">
        <dl>
          <dt className="text-13 text-ink-soft">{words.net}</dt>
          <dd className="text-28 font-semibold">
            <Money amount={summary.currentBalance} currency={currency} />
          </dd>
          <dd className="text-12 text-ink-faint">{words.netHint}</dd>
        </dl>
        <NextDeposit {...summary.nextSettlement} />
      </div>
      <dl className={factsClass}>
        <Fact label={words.commissions}>
          <Money amount={summary.currentBalanceCommission} />
        </Fact>
        <Fact
          label={words.inProcess}
          note={words.inProcessCount(
            formatCount(summary.transactionsProcess),
            summary.transactionsProcess === 1,
          )}
        >
          <Money amount={summary.balanceProcess} />
        </Fact>
        <Fact label={words.completed}>{formatCount(summary.completedTransactions)}</Fact>
      </dl>
    </>
  );
};
