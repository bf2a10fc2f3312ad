import { cardBrandNames, cardBrands, maskCard } from '@pasarela/contracts/payment-methods/card-brands';

/** A card as reports show it: its first six and its last four. */
export const accountCell = (
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
): string => {
  const known = cardBrandNames.find((name) => name === brand);
  return known && firstSix && lastFour ? maskCard(firstSix, lastFour, cardBrands[known].digits) : '';
};
