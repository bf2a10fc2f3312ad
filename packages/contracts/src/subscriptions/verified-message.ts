import type { Words } from '../words/words.ts';

/** The message of a payment that only verified the card, because its subscription begins on a later day. */
export const verifiedMessage: Words = {
  es: 'La tarjeta se verificó, sin cobro. El primer cobro es el día que indicaste.',
  en: 'The card was verified, without a charge. The first charge is on the day that you set.',
};
