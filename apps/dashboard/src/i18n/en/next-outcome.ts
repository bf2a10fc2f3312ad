import type { nextOutcomeWords as Spanish } from '../es/next-outcome.ts';

export const nextOutcomeWords: typeof Spanish = {
  next: 'Next outcome',
  short: 'Outcome',
  chosen: 'Next outcome:',
  explanation: 'Outcome of the next card payment:',
  cardDecides: 'As the card decides',
};
