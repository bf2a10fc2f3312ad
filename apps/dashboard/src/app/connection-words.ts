import { useWords } from '#i18n/use-words.ts';

const es = {
  unavailable: 'El Servicio no se encuentra disponible',
  stale: 'Lo que ves puede no estar al día.',
  tryAgain: 'Intentar de nuevo',
};

const en: typeof es = {
  unavailable: 'The service is not available',
  stale: 'What you see may be out of date.',
  tryAgain: 'Try again',
};

export const connectionWords = { es, en };
export const useConnectionWords = (): typeof es => useWords(connectionWords);
