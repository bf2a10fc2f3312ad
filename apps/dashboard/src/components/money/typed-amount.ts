import { type Centavos, hasWholeCentavos, toCentavos } from '@pasarela/contracts/money/money';
import { readTypedAmount } from '@pasarela/contracts/money/typed-amount';

/** A typed amount in centavos; undefined if it is invalid or has more than two decimals. */
export const readAmount = (text: string): Centavos | undefined => {
  const amount = readTypedAmount(text);
  return amount !== undefined && hasWholeCentavos(amount) ? toCentavos(amount) : undefined;
};
