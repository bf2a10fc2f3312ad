import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Money } from '#components/money/money.tsx';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { resumeWords as en } from '#i18n/en/resume.ts';
import { resumeWords as es } from '#i18n/es/resume.ts';
import { useWords } from '#i18n/use-words.ts';
import { chartGeometry } from './chart-geometry.ts';

const width = 720;
const height = 160;

/** The net of each day as bars, and the same as a table for who reads it otherwise. */
export const DaysChart = ({ days }: { days: Summary['days'] }) => {
  const words = useWords({ es, en });
  const { bars, zero } = chartGeometry(
    days.map(({ net }) => net),
    width,
    height,
  );
  const largest = days.reduce(
    (max, each) => (each.net > max.net ? each : max),
    days[0] ?? { day: '', net: 0 },
  );
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  return (
    <section aria-labelledby="by-day" className="pt-8">
      <h2 id="by-day" className="pb-4 text-14 font-medium">
        {words.byDay}
      </h2>
      <svg
        role="img"
        aria-label={words.chartLabel(formatMoney(largest.net), formatWireDay(largest.day))}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
      >
        {bars.map((bar, index) => (
          <rect
            key={days[index]?.day}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            className={bar.negative ? 'fill-danger' : 'fill-accent'}
          >
            <title>{`${formatWireDay(days[index]?.day ?? '')}: ${formatMoney(days[index]?.net ?? 0)}`}</title>
          </rect>
        ))}
        <line
          x1="0"
          x2={width}
          y1={zero}
          y2={zero}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
      </svg>
      <p aria-hidden="true" className="figures flex justify-between pt-1.5 text-12 text-ink-faint">
        <span>{formatWireDay(first)}</span>
        <span>{formatWireDay(last)}</span>
      </p>
      <details className="pt-3">
        <summary className="w-fit cursor-pointer rounded-control py-1 text-13 text-ink-soft hover:text-ink">
          {words.asTable}
        </summary>
        <table className="figures mt-2 w-full max-w-[36rem] text-13">
          <thead className="text-ink-faint">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {words.day}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {words.transactions}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {words.netOfDay}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, net, transactions }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatWireDay(day)}
                </th>
                <td className="py-1.5 text-right">{formatCount(transactions)}</td>
                <td className="py-1.5 text-right">
                  <Money amount={net} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};
