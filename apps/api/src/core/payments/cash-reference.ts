import { hasValidCheckDigit } from '@pasarela/contracts/card-numbers/card-brands';
import type { Identifiers } from '#security/identifiers.ts';

/** A reference of `count` random digits for a shop. It never has a card's check digit, so nothing takes it for a card number. */
export const cashReference = (identifiers: Pick<Identifiers, 'digits'>, count: number): string => {
  const digits = identifiers.digits(count);
  return hasValidCheckDigit(digits) ? `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}` : digits;
};
