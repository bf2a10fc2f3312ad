import { cardBrandNames, cardBrands, maskCard } from '@pasarela/contracts/card-numbers/card-brands';

/** Formats a card for a report: its first six and last four digits. */
export const accountCell = (
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
): string => {
  const known = cardBrandNames.find((name) => name === brand);
  return known && firstSix && lastFour ? maskCard(firstSix, lastFour, cardBrands[known].digits) : '';
};
