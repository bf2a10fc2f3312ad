import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Mis negocios',
  search: 'Buscar por nombre',
  users: (n: number) => (n === 1 ? '1 usuario' : `${n} usuarios`),
  enter: 'Entrar',
  enterTo: (name: string) => `Entrar a ${name}`,
  today: (n: string, one: boolean) => (one ? `${n} pago hoy` : `${n} pagos hoy`),
  current: 'Negocio actual',
  emptyTitle: 'No tienes acceso a ningún negocio',
  emptyBody: 'Pide a un administrador de tu negocio que te dé acceso.',
  filteredTitle: (text: string) => `Ningún negocio coincide con “${text}”`,
  clear: 'Limpiar la búsqueda',
  failedTitle: 'No se pudieron cargar tus negocios',
  found: (n: number) => (n === 1 ? '1 negocio' : `${n} negocios`),
};

const en: typeof es = {
  title: 'My businesses',
  search: 'Search by name',
  users: (n) => (n === 1 ? '1 user' : `${n} users`),
  enter: 'Enter',
  enterTo: (name) => `Enter ${name}`,
  today: (n, one) => (one ? `${n} payment today` : `${n} payments today`),
  current: 'Current business',
  emptyTitle: 'You have no access to any business',
  emptyBody: 'Ask an administrator of your business to give you access.',
  filteredTitle: (text) => `No business matches “${text}”`,
  clear: 'Clear the search',
  failedTitle: 'Your businesses could not be loaded',
  found: (n) => (n === 1 ? '1 business' : `${n} businesses`),
};

export const businessesWords = { es, en };
export const useBusinessesWords = (): typeof es => useWords(businessesWords);
