import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { ChargebackRow } from '#generated/stored-tables.ts';

export const insertChargeback = (unit: Unit, row: Inserted<'chargebacks'>): Promise<number> =>
  unit.insert('chargebacks', row);

export const findChargeback = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<ChargebackRow | undefined> =>
  queries.first<ChargebackRow>(sql`select * from chargebacks where account_id = ${accountId} and id = ${id}`);

/** Stores when the proof of a chargeback was uploaded. */
export const writeProofDate = (unit: Unit, accountId: number, id: number, now: Date): Promise<number> =>
  unit.run(sql`update chargebacks set proof_at = ${now} where account_id = ${accountId} and id = ${id}`);

/** Stores the outcome of a chargeback that is still undecided. */
export const decideChargeback = (
  unit: Unit,
  { accountId, id }: ChargebackRow,
  outcome: 'won' | 'lost',
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update chargebacks set outcome = ${outcome}, decided_at = ${now}
    where account_id = ${accountId} and id = ${id} and outcome = 'inProcess'`);
