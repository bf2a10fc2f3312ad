import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { ChargebackRow } from '#generated/stored-tables.ts';

/** The chargeback of a transaction that is not decided yet. */
export const findOpenChargeback = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<ChargebackRow | undefined> =>
  queries.first<ChargebackRow>(sql`
    select * from chargebacks
    where account_id = ${accountId} and transaction_id = ${transactionId} and outcome = 'inProcess'`);
