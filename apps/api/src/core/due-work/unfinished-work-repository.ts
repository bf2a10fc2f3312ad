import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

type Unfinished = { readonly isResetting: boolean; readonly hasLinks: boolean };

/** Whether a reset or the creation of links is under way. Runs before every call of an account, so both lookups use a key. */
export const findUnfinished = async (queries: Queries, accountId: number): Promise<Unfinished> => {
  const row = await queries.first<{ readonly isResetting: number; readonly hasLinks: number }>(sql`
    select case when resetting is null then 0 else 1 end as is_resetting,
      case when exists (select 1 from link_parts where account_id = ${accountId}) then 1 else 0 end as has_links
    from account_states where account_id = ${accountId}`);
  return { isResetting: row?.isResetting === 1, hasLinks: row?.hasLinks === 1 };
};
