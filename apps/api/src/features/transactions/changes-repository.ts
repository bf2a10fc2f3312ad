import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

type Newest = { readonly event: number | null; readonly link: number | null; readonly offset: number };

/** What grows with every move of a transaction and every link; by the clock links expire. */
export const findVersion = async (queries: Queries, accountId: number): Promise<string> => {
  const newest = await queries.first<Newest>(sql`
    select clock_offset as "offset",
      (select max(id) from transaction_events where account_id = ${accountId}) as event,
      (select max(id) from payment_links where account_id = ${accountId}) as link
    from account_states where account_id = ${accountId}`);
  return [newest?.event ?? 0, newest?.link ?? 0, newest?.offset ?? 0].join('.');
};
