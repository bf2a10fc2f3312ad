import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';
import { settlementTerm } from './settlement-term.ts';

/** The amount owed to the account for transfers before `until`, in centavos; negative if more was taken back than was due. */
export const owedBefore = async (queries: Queries, accountId: number, until: Date): Promise<number> => {
  const row = await queries.first<{ owed: number }>(sql`
    select
      coalesce((select credits - debits from ledger_balances
        where account_id = ${accountId} and ledger_account = 'merchant'), 0)
      - coalesce((select sum(case when credit = 'merchant' then amount else 0 end
          - case when debit = 'merchant' then amount else 0 end)
        from ledger_transfers where account_id = ${accountId} and occurred_at >= ${until}), 0) as owed`);
  return row?.owed ?? 0;
};

export const lastUntil = async (queries: Queries, accountId: number): Promise<Date | undefined> =>
  (
    await queries.first<{ until: Date }>(sql`
      select until from settlements where account_id = ${accountId} order by until desc limit 1`)
  )?.until;

export const countPaid = async (
  queries: Queries,
  accountId: number,
  from: Date,
  until: Date,
): Promise<number> => {
  const row = await queries.first<{ paid: number }>(sql`
    select count(*) as paid from ledger_transfers
    where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} and kind = 'sale'`);
  return row?.paid ?? 0;
};

/** Sets the settlement id on every payment of the settlement, those sold between the two midnights, and lets them be found by it. */
export const markSettled = async (
  unit: Unit,
  accountId: number,
  settlementId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> => {
  const sold = sql`
    select transaction_id from ledger_transfers
    where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} and kind = 'sale'`;
  await unit.run(sql`
    update transactions set settlement_id = ${settlementId}
    where account_id = ${accountId} and settlement_id is null and id in (${sold})`);
  await unit.run(sql`
    insert into transaction_terms (account_id, term, transaction_id)
    select account_id, ${settlementTerm(settlementId)}, id from transactions
    where account_id = ${accountId} and settlement_id = ${settlementId} and id in (${sold})
    on conflict (account_id, term, transaction_id) do nothing`);
};

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
  group by batch.id, batch.settled_at order by batch.id`;

/** A transaction's share in each settlement, oldest first. */
export const findSettledParts = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<SettledPart[]> => queries.all<SettledPart>(settledParts(accountId, transactionId));
