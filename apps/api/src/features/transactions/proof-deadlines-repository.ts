import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { ChargebackRow } from '#generated/stored-tables.ts';

/** Until when the chargeback of a transaction takes evidence; undefined if there is none that still waits for it. */
export const findProofDeadline = async (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<Date | undefined> => {
  const waiting = await queries.first<Pick<ChargebackRow, 'proofDueAt'>>(sql`
    select proof_due_at from chargebacks
    where account_id = ${accountId} and transaction_id = ${transactionId}
      and outcome = 'inProcess' and proof_at is null`);
  return waiting?.proofDueAt;
};
