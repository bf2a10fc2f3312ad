import type { nextOutcomeWords as Spanish } from '../es/next-outcome.ts';

export const nextOutcomeWords: typeof Spanish = {
  next: 'Next payment',
  chosen: 'Next payment:',
  explanation: 'The next card payment will be:',
  cardDecides: 'Whatever the card says',
};
