import { formatMoney } from '#components/money/money-format.ts';

type MoneyProps = {
  readonly amount: number;
  /** Shown quieter than the amount; left out where a heading already says it. */
  readonly currency?: string;
  readonly culture?: string;
  readonly className?: string;
};

/** An amount in tabular figures, so that columns of amounts align. */
export const Money = ({ amount, currency, culture, className = '' }: MoneyProps) => (
  <span className={`tabular-nums whitespace-nowrap ${className}`}>
    {formatMoney(amount, culture)}
    {currency === undefined ? null : (
      <span className="ml-1 text-[0.75em] font-normal text-ink-soft">{currency}</span>
    )}
  </span>
);
