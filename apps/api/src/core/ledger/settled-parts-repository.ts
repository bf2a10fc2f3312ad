import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';

/** A transaction's share in one settlement, in centavos; negative if it took back money that was paid out earlier. */
export type SettledPart = { readonly id: number; readonly settledAt: Date; readonly amount: Centavos };

/** A query of a transaction's share in each settlement. A transfer belongs to the first settlement whose `until` is after it. */
export const settledParts = (accountId: Sql | number, transactionId: Sql | number): Sql => sql`
  select batch.id, batch.settled_at,
    sum(case moved.credit when 'merchant' then moved.amount else -moved.amount end) as amount
  from ledger_transfers moved
  join settlements batch on batch.account_id = moved.account_id and batch.until = (
    select min(until) from settlements where account_id = moved.account_id and until > moved.occurred_at)
  where moved.account_id = ${accountId} and moved.transaction_id = ${transactionId}
  group by batch.id order by batch.id`;

/** A transaction's share in each settlement, oldest first. */
export const findSettledParts = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<SettledPart[]> => queries.all<SettledPart>(settledParts(accountId, transactionId));
