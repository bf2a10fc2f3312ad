import { useWords } from '#i18n/use-words.ts';

const es = {
  next: 'Siguiente resultado',
  /** The same where there is room for one word. */
  short: 'Resultado',
  /** Before what was chosen. */
  chosen: 'Siguiente resultado:',
  explanation: 'Resultado del siguiente pago con tarjeta:',
  cardDecides: 'Según la tarjeta',
};

const en: typeof es = {
  next: 'Next outcome',
  short: 'Outcome',
  chosen: 'Next outcome:',
  explanation: 'Outcome of the next card payment:',
  cardDecides: 'Decided by the card',
};

/** Words of the switch that decides the next payment of the sandbox. */
export const nextOutcomeWords = { es, en };
export const useNextOutcomeWords = (): typeof es => useWords(nextOutcomeWords);
