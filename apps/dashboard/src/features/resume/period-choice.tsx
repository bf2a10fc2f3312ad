import { type SummaryPeriod, summaryPeriods } from '@pasarela/contracts/transactions/summary-periods';
import { Link } from 'react-router';
import { useResumeWords } from '#features/resume/resume-words.ts';

/** On a phone the row is wider than the screen. */
const keepInSight = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The periods as links: each has its address, and Back returns to the one before. */
export const PeriodChoice = ({ period }: { period: SummaryPeriod }) => {
  const words = useResumeWords();
  return (
    <nav aria-label={words.period} className="-mx-1 overflow-x-auto">
      <ul className="flex gap-1 px-1 py-1">
        {summaryPeriods.map((each) => (
          <li key={each}>
            <Link
              ref={each === period ? keepInSight : undefined}
              to={`?period=${each}`}
              preventScrollReset
              aria-current={each === period ? 'true' : undefined}
              className="inline-flex min-h-8 items-center rounded-control px-3 text-13 whitespace-nowrap text-ink-soft no-underline hover:bg-hover hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent-strong pointer-coarse:min-h-11"
            >
              {words.periods[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
