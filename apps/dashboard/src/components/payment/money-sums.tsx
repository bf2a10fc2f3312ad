import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { Money } from '#components/money/money.tsx';
import { CardText } from './card-label.tsx';

type MoneySum = {
  /** It may name a card. */
  readonly label: string;
  readonly sum: Centavos;
  /** Whether it is what it comes to in the end, set apart from the lines above. */
  readonly isOutcome?: boolean;
};

type MoneySumsProps = {
  readonly sums: readonly MoneySum[];
  /** What else there is to know of them, in sentences. */
  readonly notes?: readonly string[];
  /** The class of its least height: it is as high without sums, so that what is below stays where it is. */
  readonly className: string;
};

/** What becomes of an amount that is typed, line by line. */
export const MoneySums = ({ sums, notes = [], className }: MoneySumsProps) => (
  <div aria-live="polite" className={`flex flex-col text-13 ${className}`}>
    <dl>
      {sums.map(({ label, sum, isOutcome = false }) => (
        <div
          key={label}
          className={`flex justify-between gap-4 py-1.5 ${isOutcome ? 'border-t border-line font-medium' : ''}`}
        >
          <dt className={isOutcome ? '' : 'text-ink-soft'}>
            <CardText text={label} />
          </dt>
          <dd className="figures">
            <Money amount={toAmount(sum)} />
          </dd>
        </div>
      ))}
    </dl>
    {notes.length > 0 && <p className="figures pt-1 text-ink-soft">{notes.join(' ')}</p>}
  </div>
);
