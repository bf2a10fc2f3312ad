import { formatMoney } from '#components/money/money-format.ts';

type MoneyProps = {
  readonly amount: number;
  /** Shown in a lighter colour than the amount; omitted if the currency is clear from the context. */
  readonly currency?: string;
  readonly culture?: string;
};

/** An amount in tabular figures, so that columns of amounts align. */
export const Money = ({ amount, currency, culture }: MoneyProps) => (
  <span className="figures whitespace-nowrap">
    {formatMoney(amount, culture)}
    {currency === undefined ? null : (
      <>
        {' '}
        {/* A narrow table leaves its room to names: all of its amounts have the same. */}
        <span className="text-[0.75em] font-normal text-ink-faint in-[table]:max-lg:sr-only">{currency}</span>
      </>
    )}
  </span>
);
