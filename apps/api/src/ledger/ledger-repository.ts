import type { LedgerAccount, LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow } from '#database/stored-rows.ts';

export const addToBalance = (
  unit: Unit,
  accountId: number,
  account: LedgerAccount,
  debits: Centavos,
  credits: Centavos,
): Promise<number> =>
  unit.run(sql`
    insert into ledger_balances (account_id, ledger_account, debits, credits)
    values (${accountId}, ${account}, ${debits}, ${credits})
    on conflict (account_id, ledger_account) do update set
      debits = ledger_balances.debits + excluded.debits, credits = ledger_balances.credits + excluded.credits`);

/** What a transaction wrote to the ledger, in order. */
export const findTransfers = (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<LedgerTransferRow[]> =>
  queries.all<LedgerTransferRow>(sql`
    select * from ledger_transfers where account_id = ${accountId} and transaction_id = ${transactionId} order by id`);

export type KindTotal = { readonly kind: LedgerTransferKind; readonly amount: Centavos };

/** What the transfers of a span come to, by kind. The span has its beginning and not its end. */
export const totalsByKind = (
  queries: Queries,
  accountId: number,
  from: Date,
  until: Date,
): Promise<KindTotal[]> =>
  queries.all<KindTotal>(sql`
    select kind, sum(amount) as amount from ledger_transfers
    where account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until}
    group by kind`);
