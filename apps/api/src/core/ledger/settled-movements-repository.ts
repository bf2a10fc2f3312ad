import { settlementMovementKinds } from '@pasarela/contracts/settlements/settlement-schema';
import { listed, type Sql, sql } from '#database/sql.ts';

/** The transfers of a span of time that are movements by themselves; the others (fees and VAT) belong to one of them. */
export const movementsBetween = (
  accountId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Sql => sql`
  account_id = ${accountId} and occurred_at >= ${from} and occurred_at < ${until}
    and kind in (${listed(settlementMovementKinds)})`;

/** The fee and VAT that were booked with a movement of the table or alias `moved`, in centavos. */
export const chargesOfMovement = (moved: Sql): Sql => sql`
  (select coalesce(sum(c.amount), 0) from ledger_transfers c
    where c.account_id = ${moved}.account_id and c.transaction_id = ${moved}.transaction_id
      and c.sequence = ${moved}.sequence
      and ((${moved}.kind = 'sale' and c.kind in ('fee', 'tax'))
        or (${moved}.kind = 'chargebackFee' and c.kind = 'chargebackTax')))`;
