import { useWords } from '#i18n/use-words.ts';

const es = {
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page: string) => `Página ${page}`,
  /** For screen readers, which do not read the dash between numbers. */
  rowsAloud: (from: string, to: string, total: string) => `Filas ${from} a ${to} de ${total}`,
  rows: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  filters: 'Filtros',
  clearFilter: (label: string) => `Quitar el filtro ${label}`,
  apply: 'Aplicar',
};

const en: typeof es = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  rowsAloud: (from, to, total) => `Rows ${from} to ${to} of ${total}`,
  rows: (from, to, total) => `${from}–${to} of ${total}`,
  filters: 'Filters',
  clearFilter: (label) => `Clear the filter ${label}`,
  apply: 'Apply',
};

/** Words of every list: its pages and its filters. */
export const dataTableWords = { es, en };
export const useDataTableWords = (): typeof es => useWords(dataTableWords);
