import { useWords } from '#i18n/use-words.ts';

const es = {
  days: (count: number) => (count === 1 ? 'queda 1 día' : `quedan ${count} días`),
  hours: (count: number) => (count === 1 ? 'queda 1 hora' : `quedan ${count} horas`),
  minutes: (count: number) => (count === 1 ? 'queda 1 minuto' : `quedan ${count} minutos`),
  none: 'ya venció',
};

const en: typeof es = {
  days: (count) => (count === 1 ? '1 day left' : `${count} days left`),
  hours: (count) => (count === 1 ? '1 hour left' : `${count} hours left`),
  minutes: (count) => (count === 1 ? '1 minute left' : `${count} minutes left`),
  none: 'expired',
};

/** Words of the time that is left until a deadline, to stand behind its date. */
export const timeLeftWords = { es, en };
export const useTimeLeftWords = (): typeof es => useWords(timeLeftWords);
