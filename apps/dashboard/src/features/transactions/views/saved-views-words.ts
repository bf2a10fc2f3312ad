import { useWords } from '#i18n/use-words.ts';

const es = {
  views: 'Vistas',
  today: 'Hoy',
  lastThirtyDays: 'Últimos 30 días',
  all: 'Todos',
  chargebacks: 'Contracargos',
  save: 'Guardar vista',
  name: 'Nombre de la vista',
  nameHint: 'Se guarda en este navegador, con los filtros que ves.',
  nameMissing: 'Escribe un nombre.',
  nameTaken: 'Ya hay una vista con ese nombre.',
  full: (most: number) =>
    `Ya guardaste ${most} vistas, que es el máximo. Abre una que ya no uses y quítala con su ✕.`,
  saveIt: 'Guardar',
  remove: (name: string) => `Quitar la vista ${name}`,
};

const en: typeof es = {
  views: 'Views',
  today: 'Today',
  lastThirtyDays: 'Last 30 days',
  all: 'All',
  chargebacks: 'Chargebacks',
  save: 'Save view',
  name: 'View name',
  nameHint: 'It is saved in this browser, with the filters that you see.',
  nameMissing: 'Type a name.',
  nameTaken: 'There is already a view with that name.',
  full: (most) =>
    `You have saved ${most} views, which is the most. Open one you no longer use and remove it with its ✕.`,
  saveIt: 'Save',
  remove: (name) => `Remove the view ${name}`,
};

/** Words of the saved views of a list: filters that are one click away. */
export const savedViewsWords = { es, en };
export const useSavedViewsWords = (): typeof es => useWords(savedViewsWords);
