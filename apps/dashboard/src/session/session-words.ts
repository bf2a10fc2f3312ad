import { useWords } from '#i18n/use-words.ts';

const es = {
  endingTitle: 'Tu sesión está por terminar',
  idle: (time: string) => `No ha habido actividad. La sesión termina en ${time}.`,
  life: (time: string) =>
    `Una sesión dura 12 horas como máximo. Esta termina en ${time}; después inicia sesión de nuevo.`,
  stay: 'Seguir en la sesión',
  logOut: 'Cerrar sesión',
  understood: 'Entendido',
  companyGone: (name: string) =>
    `Ya no tienes acceso a ${name === '' ? 'ese negocio' : name}. Elige otro negocio.`,
  closedElsewhere: 'Cerraste la sesión en otra pestaña.',
  ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
};

const en: typeof es = {
  endingTitle: 'Your session is about to end',
  idle: (time) => `There has been no activity. The session ends in ${time}.`,
  life: (time) => `A session lasts 12 hours at most. This one ends in ${time}; sign in again after that.`,
  stay: 'Stay signed in',
  logOut: 'Log out',
  understood: 'Understood',
  companyGone: (name) =>
    `You no longer have access to ${name === '' ? 'that business' : name}. Choose another business.`,
  closedElsewhere: 'You logged out in another tab.',
  ended: 'Your session has ended. Sign in again.',
};

export const sessionWords = { es, en };
export const useSessionWords = (): typeof es => useWords(sessionWords);
