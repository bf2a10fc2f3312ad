/** Words of every list: its pages and its filters. */
export const dataTableWords = {
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page: string) => `Página ${page}`,
  /** For screen readers, which do not read the dash between numbers. */
  rowsAloud: (from: string, to: string, total: string) => `Filas ${from} a ${to} de ${total}`,
  rows: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  filters: 'Filtros',
  filterValue: (label: string, value: string) => `${label}: ${value}`,
  clearFilter: (label: string) => `Quitar el filtro ${label}`,
  apply: 'Aplicar',
};
