import type { ListOrder, SortDirection } from '@pasarela/contracts/http/list-query';
import { type Sql, sql } from './sql.ts';

const directions: Readonly<Record<SortDirection, Sql>> = { asc: sql`asc`, desc: sql`desc` };

/**
 * The `order by` of a list: the requested column or the default one, then the id, both in the same direction, so that one direction
 * is the exact reverse of the other. The SQL comes from `columns` only, never from the call.
 */
export const orderOf = <Column extends string>(
  columns: Readonly<Record<Column, Sql>>,
  own: NoInfer<Column>,
  { sortBy = own, sortDirection = 'desc' }: ListOrder<NoInfer<Column>>,
  id: Sql = sql`id`,
): Sql => {
  const direction = directions[sortDirection];
  return sql`${columns[sortBy]} ${direction}, ${id} ${direction}`;
};

/** Accented letters sort like those without an accent; ñ sorts after n. */
const letters = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
  ñ: 'n~',
  Á: 'a',
  É: 'e',
  Í: 'i',
  Ó: 'o',
  Ú: 'u',
  Ü: 'u',
  Ñ: 'n~',
} as const;

/** The sort key of a text in Spanish order, ignoring case. */
export const folded = (column: Sql): Sql =>
  Object.entries(letters).reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${letter}, ${plain})`,
    sql`lower(${column})`,
  );
