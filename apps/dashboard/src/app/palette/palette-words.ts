import { useWords } from '#i18n/use-words.ts';

const es = {
  open: 'Ir a…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Ir a…',
  label: 'Pantalla, nombre, referencia, monto, tarjeta…',
  results: 'Resultados',
  groups: { search: 'Movimientos', screens: 'Pantallas', actions: 'Acciones' },
  byAnything: (text: string) => `Ver todos los que coinciden con “${text}”`,
  byNumber: (text: string) => `Abrir el movimiento n.º ${text}`,
  section: (page: string, section: string) => `${page}: ${section}`,
  changeTo: (business: string) => `Cambiar a ${business}`,
  none: 'No hay nada con ese nombre.',
};

const en: typeof es = {
  open: 'Go to…',
  key: { mac: '⌘K', others: 'Ctrl K' },
  title: 'Go to…',
  label: 'Screen, name, reference, amount, card…',
  results: 'Results',
  groups: { search: 'Transactions', screens: 'Screens', actions: 'Actions' },
  byAnything: (text) => `See all that match “${text}”`,
  byNumber: (text) => `Open transaction no. ${text}`,
  section: (page, section) => `${page}: ${section}`,
  changeTo: (business) => `Switch to ${business}`,
  none: 'There is nothing by that name.',
};

/** Words of the palette that goes anywhere by keyboard. */
export const paletteWords = { es, en };
export const usePaletteWords = (): typeof es => useWords(paletteWords);
