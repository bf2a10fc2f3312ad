import { useWords } from '#i18n/use-words.ts';

const es = {
  goBack: 'Volver',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Error al copiar',
  copyOf: (what: string) => `Copiar ${what}`,
  notifications: 'Avisos',
  working: 'Procesando…',
  loading: 'Cargando…',
  optional: 'opcional',
  tryAgain: 'Intentar de nuevo',
  requestId: 'Id de la petición',
};

const en: typeof es = {
  goBack: 'Go back',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  copyOf: (what) => `Copy ${what}`,
  notifications: 'Notifications',
  working: 'Working…',
  loading: 'Loading…',
  optional: 'optional',
  tryAgain: 'Try again',
  requestId: 'Request id',
};

/** Words of the shared controls. */
export const controlsWords = { es, en };
export const useControlsWords = (): typeof es => useWords(controlsWords);
