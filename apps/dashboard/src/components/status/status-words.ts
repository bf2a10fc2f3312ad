import { useWords } from '#i18n/use-words.ts';

const es = {
  /** `outcome` is how it stands: ganado, en proceso, perdido. */
  chargeback: (outcome: string) => `Contracargo ${outcome.toLowerCase()}`,
};

const en: typeof es = {
  chargeback: (outcome) => `Chargeback ${outcome.toLowerCase()}`,
};

/** Words round the statuses of the catalogue. */
export const statusWords = { es, en };
export const useStatusWords = (): typeof es => useWords(statusWords);
