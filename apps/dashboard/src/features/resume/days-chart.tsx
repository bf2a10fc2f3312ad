import type { WireDay } from '@pasarela/contracts/dates/dates';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDaySpan, formatShortDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { formatCompactMoney, formatCount, formatMoney } from '#components/money/money-format.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { chartGeometry, namedDays } from './chart-geometry.ts';
import { dayLink } from './resume-links.ts';

const box = { width: 720, height: 200 };

/** About how many days are named below the axis; where there is little room, every second one of them. */
const mostNames = 7;
/** Beside more days than these the period before is not drawn. */
const mostCompared = 31;

type DaysProps = Pick<Summary, 'days'> & {
  /** The days before, as many. */
  readonly before: Summary['previous']['days'];
};
/** The day that still runs, by the account's clock. */
type WithToday = { readonly today: WireDay };

/** The days that a period is compared with: of the one beside a day that still runs, what was booked until this time of day. */
export const comparedDays = ({ days, net, netUntilSameTime }: Summary['previous'], runs: boolean) =>
  runs
    ? days.map((day, index) =>
        index === days.length - 1
          ? { ...day, net: toAmount(toCentavos(day.net) - toCentavos(net) + toCentavos(netUntilSameTime)) }
          : day,
      )
    : days;

/** The day that a key leads to, of so many. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the days of the chart with the arrow keys; only one of them is in the tab order. */
const useDayKeys = (count: number) => {
  const frame = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(count - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(Math.min(current, count - 1), count);
    setCurrent(next);
    frame.current?.querySelectorAll('a')[next]?.focus();
  };
  return { frame, current: Math.min(current, count - 1), setCurrent, onKeyDown };
};

/** The day that still runs is paler, and as opaque as the others over the hairlines. */
const barClass = (negative: boolean, isRunning: boolean): string => {
  if (negative) return isRunning ? 'fill-danger-running' : 'fill-danger';
  return isRunning ? 'fill-data-running' : 'fill-data';
};

/** The drawing: hairlines, bars, and across each the line of its day before. */
const Drawing = ({ days, before: compared, today }: DaysProps & WithToday) => {
  const { bars, lines, before } = chartGeometry(
    days.map(({ net }) => net),
    compared.map(({ net }) => net),
    box,
  );
  return (
    <>
      {lines.map(({ value, y }) => (
        <span
          key={value}
          aria-hidden="true"
          style={{ top: `${(y / box.height) * 100}%` }}
          className="absolute inset-x-0 flex h-0 items-center"
        >
          <span className="figures w-14 shrink-0 pr-2 text-right text-12 text-ink-faint">
            {formatCompactMoney(value)}
          </span>
          <span className={`grow border-t ${value === 0 ? 'border-line-strong' : 'border-line'}`} />
        </span>
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="absolute inset-y-0 right-0 left-14 h-full w-[calc(100%-3.5rem)] overflow-visible"
      >
        {bars.map(({ negative, ...bar }, index) => (
          <rect key={days[index]?.day} {...bar} className={barClass(negative, days[index]?.day === today)} />
        ))}
        {/* On a seam of the ground, so that they are seen over the bars too; of many days the table alone has them. */}
        {days.length <= mostCompared &&
          ['stroke-ground stroke-3', 'stroke-ink-faint stroke-[1.5]'].map((stroke) => (
            <path
              key={stroke}
              d={before.map(({ x1, x2, y }) => `M${x1} ${y}H${x2}`).join('')}
              fill="none"
              vectorEffect="non-scaling-stroke"
              className={stroke}
            />
          ))}
      </svg>
    </>
  );
};

/** The names of some days below the axis, and below what hangs over it: of fewer, or without their weekday, where there is little room. */
const DayNames = ({ days }: Pick<Summary, 'days'>) => {
  const [language] = useLanguage();
  const named = namedDays(days.length, mostNames);
  const weekday = days.length <= mostNames;
  return (
    <p aria-hidden="true" className="figures @container relative ml-14 h-7.5 text-12 text-ink-faint">
      {named.map((index, place) => (
        <span
          key={index}
          // The last name of many stays within the drawing.
          style={{ left: `min(${((index + 0.5) / days.length) * 100}%, 100% - 1.5rem)` }}
          className={`absolute top-3 -translate-x-1/2 whitespace-nowrap ${(named.length - 1 - place) % 2 === 0 ? '' : '@max-sm:hidden'}`}
        >
          <span className="@max-xl:hidden">
            {formatShortDay(days[index]?.day ?? '', language, { weekday })}
          </span>
          <span className="@xl:hidden">{formatShortDay(days[index]?.day ?? '', language)}</span>
        </span>
      ))}
    </p>
  );
};

/** Columns that a phone has no room for. */
const wideOnly = 'max-sm:hidden';

/** The same as a table, for who reads tables. */
const DaysTable = ({ days, before, today }: DaysProps & WithToday) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const columns = [words.day, words.sales, words.transactions, words.netOfDay, words.netBefore];
  return (
    <details className="group pt-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-control py-1 text-13 text-ink-soft hover:text-ink pointer-coarse:py-3">
        <Icon name="chevronRight" className="size-3.5 group-open:rotate-90" />
        {words.asTable}
      </summary>
      <table className="figures mt-2 w-full text-13">
        <caption className="sr-only">{words.byDay}</caption>
        <thead className="text-ink-faint">
          <tr className="border-b border-line">
            {columns.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`py-2 font-medium ${index === 0 ? 'text-left' : 'pl-4 text-right'} ${index % 2 === 0 && index > 0 ? wideOnly : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, net, transactions, sales }, index) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {formatShortDay(day, language, { weekday: true })}
                {day === today && <span className="text-ink-soft"> · {words.stillRuns}</span>}
              </th>
              <td className="py-1.5 pl-4 text-right">{formatCount(sales)}</td>
              <td className={`py-1.5 pl-4 text-right ${wideOnly}`}>{formatCount(transactions)}</td>
              <td className="py-1.5 pl-4 text-right">
                <Money amount={net} />
              </td>
              <td className={`py-1.5 pl-4 text-right text-ink-soft ${wideOnly}`}>
                <Money amount={before[index]?.net ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** The figures of the day that is pointed at, above its column; near an edge it stays inside. */
const Reading = ({ days, before: compared, today, at }: DaysProps & WithToday & { readonly at: number }) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const day = days[at];
  const before = compared[at];
  if (!day || !before) return null;
  const middle = ((at + 0.5) / days.length) * 100;
  const shift =
    middle < 20 ? '-translate-x-2' : middle > 80 ? '-translate-x-[calc(100%-0.5rem)]' : '-translate-x-1/2';
  return (
    <div
      aria-hidden="true"
      style={{ left: `${middle}%` }}
      className={`pointer-events-none absolute -top-2 z-1 rounded-control border border-line bg-paper px-3 py-2 text-13 whitespace-nowrap shadow-float ${shift}`}
    >
      <p className="text-ink-soft">
        {formatShortDay(day.day, language, { weekday: true })}
        {day.day === today && ` · ${words.stillRuns}`}
      </p>
      <p className="figures font-medium">
        {formatMoney(day.net)} · {words.salesCount(formatCount(day.sales), day.sales === 1)}
      </p>
      <p className="figures text-12 text-ink-faint">
        {day.day === today
          ? words.untilSameTime(formatShortDay(before.day, language, { weekday: true }))
          : formatShortDay(before.day, language, { weekday: true })}{' '}
        · {formatMoney(before.net)}
      </p>
    </div>
  );
};

/** The net of each day as bars that lead to the day, the days before as thin lines across them, and the same as a table. */
export const DaysChart = ({ days, previous, today }: Pick<Summary, 'days' | 'previous'> & WithToday) => {
  const words = useResumeWords();
  const [language] = useLanguage();
  const { frame, current, setCurrent, onKeyDown } = useDayKeys(days.length);
  const [pointed, setPointed] = useState<number>();
  const before = comparedDays(previous, days.at(-1)?.day === today);
  const nameOf = ({ day, net, sales }: Summary['days'][number]): string =>
    [
      formatShortDay(day, language, { weekday: true }),
      formatMoney(net),
      words.salesCount(formatCount(sales), sales === 1),
    ].join(' · ');
  return (
    <section aria-labelledby="by-day" className="lg:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-5">
        <h2 id="by-day" className="text-14 font-semibold">
          {words.byDay}
        </h2>
        <p aria-hidden="true" className="figures flex flex-wrap gap-x-4 text-12 text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-data" />
            {formatDaySpan(days[0]?.day ?? '', days.at(-1)?.day ?? '', language)}
          </span>
          {days.some(({ day }) => day === today) && (
            <span className="inline-flex items-center gap-1.5">
              <span className="size-2 rounded-full bg-data-running" />
              {words.runningDay}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <span className="w-3 border-t-[1.5px] border-ink-faint" />
            {formatDaySpan(previous.initDate, previous.endDate, language)}
          </span>
        </p>
      </div>
      <div className="relative h-52 lg:h-80">
        <Drawing days={days} before={before} today={today} />
        <div className="absolute inset-y-0 right-0 left-14">
          {pointed !== undefined && <Reading days={days} before={before} today={today} at={pointed} />}
          <ul ref={frame} aria-label={words.byDay} onKeyDown={onKeyDown} className="flex h-full">
            {days.map((day, index) => (
              <li key={day.day} className="min-w-0 grow basis-0">
                <Link
                  to={dayLink(day.day)}
                  aria-label={nameOf(day)}
                  tabIndex={index === current ? 0 : -1}
                  onFocus={() => {
                    setCurrent(index);
                    setPointed(index);
                  }}
                  onBlur={() => setPointed(undefined)}
                  onPointerEnter={() => setPointed(index)}
                  onPointerLeave={() => setPointed(undefined)}
                  className="block h-full rounded-control -outline-offset-2 hover:bg-ink/5 focus-visible:bg-ink/5"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <DayNames days={days} />
      <DaysTable days={days} before={before} today={today} />
    </section>
  );
};
