import { openDatabase } from '#database/engine/open-database.ts';
import { type Table, wholeTable } from '#database/move-ends.ts';
import { Sql } from '#database/sql.ts';
import { storedColumns } from '#generated/stored-tables.ts';

/** All rows of all tables of a database, each table in the order of its primary key. */
export const rowsIn = async (url: string): Promise<Readonly<Record<string, readonly object[]>>> => {
  const database = await openDatabase(url);
  try {
    const rows: Record<string, readonly object[]> = {};
    for (const table of Object.keys(storedColumns) as Table[])
      rows[table] = await database.read.all(new Sql([wholeTable(table).text], []));
    return rows;
  } finally {
    await database.close();
  }
};
