import { joined, type Sql, sql } from '#database/sql.ts';

/** A value that a report selects: its SQL expression and the type that the driver returns. */
export type Read<Value> = { readonly selected: Sql; readonly value?: Value };

export const read = <Value>(selected: Sql): Read<Value> => ({ selected });

type Reads = Readonly<Record<string, Read<unknown>>>;

/** A row of a report: its values by name. */
export type RowOf<Table extends Reads> = {
  readonly [Name in keyof Table]: Table[Name] extends Read<infer Value> ? Value : never;
};

/** Returns the select list of a report's statement. */
export const selectionOf = (reads: Reads): Sql =>
  joined(
    Object.values(reads).map(({ selected }) => selected),
    sql`, `,
  );

/** Returns the function that names the values of a row. All rows get the same object shape, which is faster. */
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
