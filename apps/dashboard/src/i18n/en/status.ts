import type { statusWords as Spanish } from '../es/status.ts';

export const statusWords: typeof Spanish = {
  chargeback: (outcome) => `Chargeback ${outcome.toLowerCase()}`,
};
