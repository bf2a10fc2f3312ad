import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { resumeWords as en } from '#i18n/en/resume.ts';
import { resumeWords as es } from '#i18n/es/resume.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type Shares = Pick<Summary, 'percentageSuccess' | 'percentageProcess' | 'percentageCancellation'>;

const percent = (value: number, language: string): string =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en', { maximumFractionDigits: 2 }).format(value)}%`;

/** The three percentages, as figures first and as one bar beside them. */
export const SharesBar = ({ percentageSuccess, percentageProcess, percentageCancellation }: Shares) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const shares = [
    { label: words.success, value: percentageSuccess, fill: 'bg-success' },
    { label: words.process, value: percentageProcess, fill: 'bg-warning' },
    { label: words.cancellation, value: percentageCancellation, fill: 'bg-danger' },
  ];
  return (
    <section aria-labelledby="shares" className="pt-8">
      <h2 id="shares" className="pb-3 text-14 font-medium">
        {words.shares}
      </h2>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-control">
        {/* One of nothing would still have its gap. */}
        {shares
          .filter(({ value }) => value > 0)
          .map(({ label, value, fill }) => (
            <span key={label} className={fill} style={{ width: `${value}%` }} />
          ))}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-3">
        {shares.map(({ label, value, fill }) => (
          <div key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2 rounded-full ${fill}`} />
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="figures font-medium">{percent(value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
