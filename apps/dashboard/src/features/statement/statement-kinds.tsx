import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import { Money } from '#components/money/money.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';

const amountClass = 'py-2 pl-4 text-right';

const Amount = ({ amount }: { readonly amount: number }) => (
  <td className={amountClass}>{amount !== 0 && <Money amount={amount} />}</td>
);

/** What each kind of movement came to in a period. */
export const StatementKinds = ({ period }: { readonly period: StatementPeriodRow }) => {
  const words = useStatementWords();
  if (period.kinds.length === 0) return <p className="pt-6 text-ink-soft">{words.nothing}</p>;
  return (
    <section aria-labelledby="by-kind" className="pt-8">
      <h2 id="by-kind" className="pb-2 text-14 font-medium">
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
          {period.kinds.map(({ kind, text, cargos, abonos }) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {text}
              </th>
              <Amount amount={cargos} />
              <Amount amount={abonos} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
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
