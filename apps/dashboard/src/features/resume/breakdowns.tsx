import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '#components/money/money.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { methodText } from '#components/payment/payment-label.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { declinesLink } from './resume-links.ts';

const percent = (value: number, language: string): string =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)}%`;

type BreakdownProps = {
  readonly id: string;
  readonly title: string;
  /** Its columns of the twelve. */
  readonly className: string;
  readonly children: ReactNode;
};

const Breakdown = ({ id, title, className, children }: BreakdownProps) => (
  <section aria-labelledby={id} className={`min-w-0 border-t border-line pt-4 ${className}`}>
    <h2 id={id} className="pb-3 text-14 font-semibold">
      {title}
    </h2>
    {children}
  </section>
);

/** How large a part is, of the whole or of the largest one, beside its figure. */
const Share = ({ part, of, fill }: { readonly part: number; readonly of: number; readonly fill: string }) => (
  <span aria-hidden="true" className="mt-1.5 block h-1 rounded-control bg-sunken">
    <span
      className={`block h-full rounded-control ${fill}`}
      style={{ width: `${of > 0 ? (part / of) * 100 : 0}%` }}
    />
  </span>
);

type Shares = Pick<
  Summary,
  | 'percentageSuccess'
  | 'percentageProcess'
  | 'percentageCancellation'
  | 'completedTransactions'
  | 'transactionsProcess'
  | 'days'
>;

/** How many ended in each way, their percentages, and as bars below them. */
const Outcomes = ({ completedTransactions, transactionsProcess, days, ...percentages }: Shares) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const { percentageSuccess, percentageProcess, percentageCancellation } = percentages;
  const all = days.reduce((sum, { transactions }) => sum + transactions, 0);
  const shares = [
    { label: words.success, count: completedTransactions, value: percentageSuccess, fill: 'bg-success' },
    { label: words.process, count: transactionsProcess, value: percentageProcess, fill: 'bg-warning' },
    {
      label: words.cancellation,
      count: all - completedTransactions - transactionsProcess,
      value: percentageCancellation,
      fill: 'bg-danger',
    },
  ];
  return (
    <Breakdown id="shares" title={words.shares} className="lg:col-span-6 xl:col-span-4">
      <dl className="flex flex-col gap-3">
        {shares.map(({ label, count, value, fill }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 text-13">
            <dt>{label}</dt>
            <dd className="figures whitespace-nowrap">
              <span className="pr-3 text-ink-faint">
                {words.movementsCount(formatCount(count), count === 1)}
              </span>
              <span className="inline-block min-w-12 text-right font-medium">{percent(value, language)}</span>
            </dd>
            <dd aria-hidden="true" className="w-full">
              <Share part={value} of={100} fill={fill} />
            </dd>
          </div>
        ))}
      </dl>
    </Breakdown>
  );
};

/** What was sold by each payment method, the largest amount first. */
const Methods = ({ methods }: Pick<Summary, 'methods'>) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const all = methods.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Breakdown id="by-method" title={words.byMethod} className="lg:col-span-6 xl:col-span-4">
      {methods.length === 0 && <p className="text-13 text-ink-soft">{words.nothingSold}</p>}
      <ul className="flex flex-col gap-3">
        {methods.map(({ idPaymentMethod, sales, amount }) => (
          <li key={idPaymentMethod} className="text-13">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{methodText({ idPaymentMethod }, language)}</span>
              <span className="figures whitespace-nowrap">
                <span className="pr-3 text-ink-faint">
                  {words.salesCount(formatCount(sales), sales === 1)}
                </span>
                <span className="inline-block min-w-20 text-right font-medium">
                  <Money amount={amount} />
                </span>
              </span>
            </span>
            <Share part={amount} of={all} fill="bg-data" />
          </li>
        ))}
      </ul>
    </Breakdown>
  );
};

/** The most reasons that are shown; the others are few, and their list has them. */
const mostReasons = 6;

/** Why payments were declined, the most frequent reason first, to which the others are compared; each leads to its payments. */
const Declines = ({ declines, initDate, endDate }: Pick<Summary, 'declines' | 'initDate' | 'endDate'>) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const ofFirst = declines[0]?.transactions ?? 0;
  return (
    <Breakdown id="declines" title={words.declines} className="lg:col-span-12 xl:col-span-4">
      {declines.length === 0 && <p className="text-13 text-ink-soft">{words.noDeclines}</p>}
      <ul className="-mx-2 -mt-1.5 flex flex-col">
        {declines.slice(0, mostReasons).map(({ authResult, transactions }) => (
          <li key={authResult}>
            <Link
              to={declinesLink(authResult, { initDate, endDate })}
              className="block rounded-control px-2 py-1.5 text-13 text-ink no-underline hover:bg-hover pointer-coarse:py-3"
            >
              <span className="flex justify-between gap-4">
                <span className="min-w-0 truncate">{declineReasons[authResult][language].split('.')[0]}</span>
                <span className="figures font-medium">{formatCount(transactions)}</span>
              </span>
              <Share part={transactions} of={ofFirst} fill="bg-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Breakdown>
  );
};

/** How the payments of a period ended, what was sold by method, and why payments were declined. */
export const Breakdowns = ({ summary }: { readonly summary: Summary }) => (
  <div className="grid grid-cols-1 gap-8 pt-8 lg:grid-cols-12">
    <Outcomes {...summary} />
    <Methods {...summary} />
    <Declines {...summary} />
  </div>
);
