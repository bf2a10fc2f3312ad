import type { dataTableWords as Spanish } from '../es/data-table.ts';

export const dataTableWords: typeof Spanish = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  rowsAloud: (from, to, total) => `Rows ${from} to ${to} of ${total}`,
  rows: (from, to, total) => `${from}–${to} of ${total}`,
  filters: 'Filters',
  filterValue: (label, value) => `${label}: ${value}`,
  clearFilter: (label) => `Clear the filter ${label}`,
  apply: 'Apply',
};
