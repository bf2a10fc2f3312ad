import { currency } from '@pasarela/contracts/money/money';

/** The culture of an account that has chosen none (PORTAL-46). */
const defaultCulture = 'es-MX';

const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (culture: string): Intl.NumberFormat => {
  const known = formatters.get(culture);
  if (known) return known;
  const made = new Intl.NumberFormat(culture, {
    style: 'currency',
    currency,
    // Other cultures would write `MX$`; the currency is shown separately where it matters.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(culture, made);
  return made;
};

/** An amount in MXN as it is shown: `$1,234.50`. A minus is as wide as a digit, which a hyphen is not. */
export const formatMoney = (amount: number, culture: string = defaultCulture): string =>
  formatterOf(culture)
    .format(amount === 0 ? 0 : amount)
    .replace('-', '−');

/** An amount as it stands in an amount field, beside the sign: `1,234.50`. */
export const amountText = (amount: number): string => formatMoney(amount).replace('$', '');

const counts = new Intl.NumberFormat(defaultCulture, { maximumFractionDigits: 0 });

/** A number of things as it is shown: `1,234`. */
export const formatCount = (count: number): string => counts.format(count);

const compact = new Intl.NumberFormat(defaultCulture, {
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** An amount in MXN for the axis of a chart: `$20 k`. */
export const formatCompactMoney = (amount: number): string => compact.format(amount);
