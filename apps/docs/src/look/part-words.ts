import type { Locale } from '../site/locales.ts';

const es = {
  failed: 'Esta parte de la página no se pudo cargar.',
  again: 'Intentar de nuevo',
  reload: 'Recargar la página',
  close: 'Cerrar',
};

const en: typeof es = {
  failed: 'This part of the page could not be loaded.',
  again: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
};

export const partWords: Readonly<Record<Locale, typeof es>> = { es, en };
