import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { BusinessRow } from '#generated/stored-tables.ts';

type BusinessFacts = Pick<BusinessRow, 'name' | 'taxId'>;

/** Whose statement it is, as an accountant knows it. */
export const findBusinessFacts = async (queries: Queries, businessId: number): Promise<BusinessFacts> => {
  const row = await queries.first<BusinessFacts>(
    sql`select name, tax_id from businesses where id = ${businessId}`,
  );
  if (!row) throw new Error(`no business ${businessId}`);
  return row;
};
