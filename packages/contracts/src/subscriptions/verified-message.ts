import type { Words } from '../words.ts';

/** What a payment says that charged nothing: its subscription begins on a later day. */
export const verifiedMessage: Words = {
  es: 'La tarjeta se verificó, sin cobro. El primer cobro es el día que indicaste.',
  en: 'The card was verified, without a charge. The first charge is on the day that you set.',
};
