import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';
import { limits } from '../limits/limits.ts';

/** The page of a list that a merchant's server asks for. */
export const paymentPageQuery = {
  pageNumber: z
    .int()
    .min(1)
    .max(limits.maxPageNumber)
    .default(1)
    .meta({ ...words('La página, desde 1.', 'The page, from 1.'), example: 1 }),
  rowsOfPage: z
    .int()
    .min(1)
    .max(limits.maxRowsOfPage)
    .default(limits.maxRowsOfPage)
    .meta({ ...words('Cuántos por página, hasta 100.', 'How many per page, up to 100.'), example: 100 }),
};

/** The counts that a page of such a list carries: its own number, the number of pages, the rows on all of them. */
export const paymentPageAnswer = {
  pageNumber: z.int().meta({ ...words('La página actual.', 'The current page.'), example: 1 }),
  pages: z.int().meta({ ...words('Cuántas páginas hay.', 'How many pages there are.'), example: 1 }),
  total: z.int().meta({
    ...words('Cuántos hay en total, en todas las páginas.', 'How many there are in total, on all pages.'),
    example: 1,
  }),
};
