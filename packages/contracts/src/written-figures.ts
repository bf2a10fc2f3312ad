import type { Centavos } from './money.ts';

/** A number with commas between thousands, as both languages write it in Mexico: `1234567.5` → `1,234,567.5`. */
export const writtenNumber = (value: number): string =>
  String(value).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** An amount with its two decimals, without a sign for its currency: `-123450` → `-1,234.50`. */
export const writtenAmount = (amount: Centavos): string => {
  const whole = Math.abs(amount);
  const decimals = String(whole % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${writtenNumber(Math.floor(whole / 100))}.${decimals}`;
};
