import { declineReasonNames } from '@pasarela/contracts/payments/decline-reasons';
import type { Queries } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';

/** How many transactions were declined for one reason. */
export type DeclineCount = { readonly declineReason: string; readonly transactions: number };

/** The transactions created in a span of time that were declined, counted by reason. Only the index of reasons is read. */
export const countDeclines = (
  queries: Queries,
  accountId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<DeclineCount[]> =>
  queries.all<DeclineCount>(sql`
    select decline_reason, count(*) as transactions from transactions
    where account_id = ${accountId} and decline_reason in (${listed(declineReasonNames)})
      and created_at >= ${from} and created_at < ${until}
    group by decline_reason`);
