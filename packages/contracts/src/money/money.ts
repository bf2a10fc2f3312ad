import { z } from 'zod';
import type { Words } from '../words/words.ts';
import { writtenNumber } from '../words/written-figures.ts';

/** An amount in whole centavos of a Mexican peso, the only form of money inside the system. */
export type Centavos = number;

export const currency = 'MXN';

/** The smallest and largest amount of a payment, in centavos: 1.00 and 1,000,000.00 MXN. */
export const amountLimits = { min: 100, max: 100_000_000 } as const;

/** True where `amount` (MXN) has at most two decimals and can be held exactly. */
export const hasWholeCentavos = (amount: number): boolean =>
  Number.isFinite(amount) &&
  Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 100 &&
  Number((Math.round(amount * 100) / 100).toFixed(2)) === amount;

/** MXN as it travels (a JSON number) → centavos. Throws where it has more than two decimals. */
export const toCentavos = (amount: number): Centavos => {
  if (!hasWholeCentavos(amount)) throw new RangeError(`not an amount of whole centavos: ${amount}`);
  return Math.round(amount * 100);
};

/** Centavos → MXN as it travels. */
export const toAmount = (centavos: Centavos): number => centavos / 100;

/** `numerator / denominator` of an amount, rounded half up (half away from zero for negative amounts). */
export const portionOf = (amount: Centavos, numerator: number, denominator: number): Centavos => {
  const product = BigInt(Math.abs(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const rounded = Number((product * 2n + divisor) / (divisor * 2n));
  return amount < 0 ? -rounded : rounded;
};

/** The issue code that a schema gives to an amount with a fraction of a centavo. */
export const fractionOfCentavo = 'fraction_of_centavo';

/** The rule of money on the wire, for readers of a schema. */
export const wholeCentavosWords: Words = {
  es: 'Hasta dos decimales.',
  en: 'At most two decimals.',
};

/**
 * The metadata of every money schema: `money` marks it for readers of schemas. `multipleOf: 0.01` is not used, because validators
 * divide in binary floating point and would refuse 19.99.
 */
const moneyMeta = { example: 350.5, money: true };

const wholeCentavos = { params: { code: fractionOfCentavo } };

/** An amount in MXN on the wire: a JSON number with at most two decimals. */
export const AmountSchema = z.number().refine(hasWholeCentavos, wholeCentavos).meta(moneyMeta);

/** An amount that can be paid: 1.00 to 1,000,000.00 MXN. */
export const PayableAmountSchema = z
  .number()
  .min(amountLimits.min / 100)
  .max(amountLimits.max / 100)
  .refine(hasWholeCentavos, wholeCentavos)
  .meta(moneyMeta);

/** Formats an amount with two decimals and no currency sign: `-123450` → `-1,234.50`. */
export const writtenAmount = (amount: Centavos): string => {
  const whole = Math.abs(amount);
  const decimals = String(whole % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${writtenNumber(Math.floor(whole / 100))}.${decimals}`;
};
