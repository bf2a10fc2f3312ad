import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Atajos de teclado',
  anywhere: 'En cualquier pantalla',
  goTo: 'Ir a',
  find: 'Buscar un pago o una pantalla',
  list: 'Ver los atajos',
  close: 'Cerrar lo que está abierto',
};

const en: typeof es = {
  title: 'Keyboard shortcuts',
  anywhere: 'On every screen',
  goTo: 'Go to',
  find: 'Find a payment or a screen',
  list: 'Show the shortcuts',
  close: 'Close what is open',
};

/** Words of the list of keyboard shortcuts. */
export const shortcutsWords = { es, en };
export const useShortcutsWords = (): typeof es => useWords(shortcutsWords);
