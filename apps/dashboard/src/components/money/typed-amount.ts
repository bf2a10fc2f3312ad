import type { Centavos } from '@pasarela/contracts/money';

/** A typed amount in centavos, or undefined where it is none of at most two decimals. */
export const readAmount = (text: string): Centavos | undefined => {
  const typed = text.trim();
  return /^\d{1,7}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
};
