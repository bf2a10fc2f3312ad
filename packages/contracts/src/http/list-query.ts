import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { fieldWords } from './field-words.ts';

/** The requested page of a list. Pages count from 1. */
export const pageShape = {
  pageNumber: z.int().min(1).max(limits.maxPageNumber).default(1),
  rowsOfPage: z.int().min(1).max(limits.maxRowsOfPage).default(limits.rowsOfPage),
};

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The requested sort order; omitted values mean the default order of the list. */
export type ListOrder<Column extends string> = {
  readonly sortBy?: Column | undefined;
  readonly sortDirection?: SortDirection | undefined;
};

/** `sortBy` and `sortDirection` of a list's query, and of its report's: an addition to the specification's calls. */
export const sortShape = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sortBy: z
    .enum(columns)
    .optional()
    .meta(
      fieldWords(
        'La columna por la que se ordena; los empates se resuelven por id. Sin ella, el orden normal de la lista.',
        'The column to sort by; ties are broken by id. Without it, the default order of the list.',
      ),
    ),
  sortDirection: z
    .enum(sortDirections)
    .optional()
    .meta(fieldWords('asc o desc; sin ella, desc.', 'asc or desc; desc by default.')),
});
