import { joined, type Sql, sql } from '#database/sql.ts';

/** One value that a report reads of a row: what is selected, and its type as the driver answers it. */
export type Read<Value> = { readonly selected: Sql; readonly value?: Value };

export const read = <Value>(selected: Sql): Read<Value> => ({ selected });

type Reads = Readonly<Record<string, Read<unknown>>>;

/** A row as a report's cells are given it: every value by its name. */
export type RowOf<Table extends Reads> = {
  readonly [Name in keyof Table]: Table[Name] extends Read<infer Value> ? Value : never;
};

/** What a report's statement selects. */
export const selectionOf = (reads: Reads): Sql =>
  joined(
    Object.values(reads).map(({ selected }) => selected),
    sql`, `,
  );

/** Names the values of the rows that the statement answers. Rows of one report are made alike: a million of them are read. */
export const rowReadingOf = <Table extends Reads>(
  reads: Table,
): ((values: readonly unknown[]) => RowOf<Table>) => {
  const names = Object.keys(reads);
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row as RowOf<Table>;
  };
};
