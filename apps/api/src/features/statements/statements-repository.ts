import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { BusinessRow } from '#generated/stored-tables.ts';

type BusinessFacts = Pick<BusinessRow, 'name' | 'taxId'>;

/** Returns the name and tax id of the business that a statement is for. */
export const findBusinessFacts = async (queries: Queries, businessId: number): Promise<BusinessFacts> => {
  const row = await queries.first<BusinessFacts>(
    sql`select name, tax_id from businesses where id = ${businessId}`,
  );
  if (!row) throw new Error(`no business ${businessId}`);
  return row;
};
