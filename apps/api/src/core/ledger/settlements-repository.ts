import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

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

/** Sets the settlement id on every payment of the settlement: those sold between the two midnights. */
export const markSettled = (
  unit: Unit,
  accountId: number,
  settlementId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> =>
  unit.run(sql`
    update transactions set settlement_id = ${settlementId}
    where account_id = ${accountId} and settlement_id is null and id in (
      select transaction_id from ledger_transfers
      where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until} and kind = 'sale')`);
