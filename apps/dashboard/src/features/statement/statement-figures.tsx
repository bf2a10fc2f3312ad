import { currency } from '@pasarela/contracts/money/money';
import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { Link, type To } from 'react-router';
import { formatWireDay } from '#components/dates/date-format.ts';
import { writeDates } from '#components/list/list-search-params.ts';
import { Money } from '#components/money/money.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';

/** The deposits that were paid out in a period. */
const depositsLink = ({ initDate, endDate }: StatementPeriodRow) => {
  const search = new URLSearchParams();
  writeDates(search, { kind: 'range', initDate, endDate }, { kind: 'any' });
  return { pathname: '/settlements', search: `?${search}` };
};

/** The balance first and large, then what it is made of, and what of it was deposited and still is to be. */
export const StatementFigures = ({ period }: { readonly period: StatementPeriodRow }) => {
  const words = useStatementWords();
  const { text, openingBalance, cargos, abonos, saldo, net, deposited, provisional, initDate, endDate } =
    period;
  const facts: readonly { label: string; amount: number; sign: string; to?: To }[] = [
    { label: words.opening, amount: openingBalance, sign: '' },
    { label: words.credits, amount: abonos, sign: '+' },
    { label: words.charges, amount: cargos, sign: '−' },
    { label: words.net, amount: net, sign: '' },
    { label: words.deposited, amount: deposited, sign: '', to: depositsLink(period) },
    { label: saldo < 0 ? words.toDeduct : words.toDeposit, amount: Math.abs(saldo), sign: '' },
  ];
  return (
    <section aria-labelledby="figures" className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="figures" className="text-14 font-medium">
          {text}
        </h2>
        <p className="figures text-13 text-ink-faint">
          {words.range(formatWireDay(initDate), formatWireDay(endDate))}
        </p>
      </div>
      {provisional && (
        <p className="mt-3 flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-13 text-warning">
          <Icon name="info" className="mt-0.5 size-4 shrink-0" />
          {words.provisional(formatWireDay(endDate))}
        </p>
      )}
      <dl className="pt-4">
        <dt className="text-13 text-ink-soft">{provisional ? words.balanceNow : words.closing}</dt>
        <dd className="text-28 font-semibold">
          <Money amount={saldo} currency={currency} />
        </dd>
        <dd className="text-12 text-ink-faint">{words.closingHint}</dd>
      </dl>
      <dl className="mt-5 grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-3">
        {facts.map(({ label, amount, sign, to }) => (
          <div key={label}>
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="figures pt-0.5 text-16 font-medium">
              {sign !== '' && amount !== 0 && (
                <span aria-hidden="true" className="pr-1 text-ink-faint">
                  {sign}
                </span>
              )}
              <Money amount={amount} />
            </dd>
            {to && (
              <dd className="text-13">
                <Link to={to} className="text-accent underline">
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
