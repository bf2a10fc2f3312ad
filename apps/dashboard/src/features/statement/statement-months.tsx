import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { Link } from 'react-router';
import { Money } from '#components/money/money.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';
import { periodSearch } from './chosen-period.ts';

/** A year; those before it are in the choice of the period. */
const maxMonths = 12;
const amountClass = 'py-2 pl-4 text-right';
const wideOnly = 'max-sm:hidden';

type StatementMonthsProps = {
  readonly periods: readonly StatementPeriodRow[];
  readonly chosen: StatementPeriodRow | undefined;
};

/** How the balance went from month to month; each leads to its own figures. */
export const StatementMonths = ({ periods, chosen }: StatementMonthsProps) => {
  const words = useStatementWords();
  return (
    <section aria-labelledby="months" className="pt-8">
      <h2 id="months" className="pb-2 text-14 font-semibold">
        {words.months}
      </h2>
      <table aria-labelledby="months" className="figures w-full">
        <thead className="text-13 text-ink-faint">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-medium">
              {words.month}
            </th>
            <th scope="col" className={`${amountClass} ${wideOnly} font-medium`}>
              {words.charges}
            </th>
            <th scope="col" className={`${amountClass} ${wideOnly} font-medium`}>
              {words.credits}
            </th>
            <th scope="col" className={`${amountClass} font-medium`}>
              {words.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.slice(0, maxMonths).map(({ value, text, provisional, cargos, abonos, saldo }) => (
            <tr key={value} className="relative border-b border-line hover:bg-hover">
              <th scope="row" className="text-left font-normal">
                <Link
                  to={periodSearch(periods, value)}
                  aria-current={value === chosen?.value ? 'true' : undefined}
                  className="block py-2 text-ink no-underline after:absolute after:inset-0 aria-[current=true]:font-semibold pointer-coarse:py-3"
                >
                  {provisional ? words.inProgress(text) : text}
                </Link>
              </th>
              <td className={`${amountClass} ${wideOnly}`}>
                <Money amount={cargos} />
              </td>
              <td className={`${amountClass} ${wideOnly}`}>
                <Money amount={abonos} />
              </td>
              <td className={`${amountClass} font-medium`}>
                <Money amount={saldo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
