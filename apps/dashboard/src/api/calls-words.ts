import { useWords } from '#i18n/use-words.ts';

const es = {
  unavailable: 'El Servicio no se encuentra disponible',
  generic: 'Algo salió mal. Vuelve a intentarlo.',
  partMissing: 'La aplicación no terminó de cargar',
  sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo.',
};

const en: typeof es = {
  unavailable: 'The service is not available',
  generic: 'Something went wrong. Try again.',
  partMissing: 'The application did not finish loading',
  sessionEnded: 'Your session has ended. Sign in again.',
};

/** What a call says when the server did not say anything itself. */
export const callsWords = { es, en };
export const useCallsWords = (): typeof es => useWords(callsWords);
