/** The digits of a number as people write it, in groups. */
export const cardDigits = (text: string): string => text.trim().replace(/[ -]/g, '');

/** A card as its entry shows it. */
export const shownCard = (brand: string, lastFour: string): string => `${brand} ···· ${lastFour}`;
