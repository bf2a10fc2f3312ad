import type { Queries } from '../queries.ts';
import { sql } from '../sql.ts';

type Found = { readonly accountId: number; readonly name: string };

/** The most accounts that are named. */
const mostNamed = 5;

/**
 * Where the books of an installation do not agree, as words for the reader; empty if they do: of each account, what its ledger accounts hold is what its
 * transfers come to, so are its daily totals, and debits are credits.
 */
export const problemsOfBooks = async (read: Queries): Promise<readonly string[]> => {
  const balances = await read.all<Found>(sql`
    select account_id, name from (
      select account_id, ledger_account as name, debits, credits from ledger_balances
      union all select account_id, debit, -amount, 0 from ledger_transfers
      union all select account_id, credit, 0, -amount from ledger_transfers
    ) as entries
    group by account_id, name having sum(debits) <> 0 or sum(credits) <> 0 order by account_id, name limit ${mostNamed}`);
  const days = await read.all<Found>(sql`
    select account_id, name from (
      select account_id, kind as name, amount from ledger_days
      union all select account_id, kind, -amount from ledger_transfers
    ) as entries
    group by account_id, name having sum(amount) <> 0 order by account_id, name limit ${mostNamed}`);
  const uneven = await read.all<Found>(sql`
    select account_id, 'debits and credits' as name from ledger_balances
    group by account_id having sum(debits) <> sum(credits) order by account_id limit ${mostNamed}`);
  return [
    ...balances.map(({ accountId, name }) => `the balance ${name} of account ${accountId}`),
    ...days.map(({ accountId, name }) => `the daily totals of ${name} of account ${accountId}`),
    ...uneven.map(({ accountId, name }) => `${name} of account ${accountId}`),
  ];
};
