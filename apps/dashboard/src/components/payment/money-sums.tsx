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
  /** The class of its least height: it is as high without sums, so that what is below stays where it is. */
  readonly className: string;
};

/** What becomes of an amount that is typed, line by line. */
export const MoneySums = ({ sums, className }: MoneySumsProps) => (
  <dl aria-live="polite" className={`flex flex-col text-13 ${className}`}>
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
);
