import { limits } from '@pasarela/contracts/limits/limits';

/** The first and the last row of a page. */
export const rowsOfPage = (
  page: number,
  rows: number,
): { readonly first: number; readonly last: number } => ({
  first: (page - 1) * limits.rowsOfPage + 1,
  last: Math.min(page * limits.rowsOfPage, rows),
});

/** The pages that get a button: as many as fit, with the current page in the middle if possible. */
export const pageWindow = (page: number, pages: number, max: number = limits.pageButtons): number[] => {
  const count = Math.min(max, pages);
  const first = Math.max(1, Math.min(page - Math.floor(max / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
