export const businessesWords = {
  title: 'Mis negocios',
  search: 'Buscar por nombre',
  users: (n: number) => (n === 1 ? '1 usuario' : `${n} usuarios`),
  enter: 'Entrar',
  enterTo: (name: string) => `Entrar a ${name}`,
  current: 'Negocio actual',
  emptyTitle: 'Todavía no perteneces a ningún negocio',
  emptyBody: 'Pide a quien administra tu negocio que te dé acceso con tu usuario.',
  filteredTitle: (text: string) => `Ningún negocio coincide con “${text}”`,
  clear: 'Limpiar la búsqueda',
  failedTitle: 'No se pudieron cargar tus negocios',
  found: (n: number) => (n === 1 ? '1 negocio' : `${n} negocios`),
};
