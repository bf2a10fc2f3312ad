import { businessDayNumber } from '@pasarela/contracts/dates/dates';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

/** What was sold on one day (its number in Mexico City) by one payment method: the number of sales and their amount in centavos. */
export type SaleDay = {
  readonly day: number;
  readonly paymentMethod: number;
  readonly sales: number;
  readonly amount: Centavos;
};

/** Adds a sale to its day and payment method, in the unit that books it. */
export const countSale = (
  unit: Unit,
  { accountId, paymentMethod }: { readonly accountId: number; readonly paymentMethod: number },
  { amount, soldAt }: { readonly amount: Centavos; readonly soldAt: Date },
): Promise<void> =>
  unit.add('sale_days', {
    accountId,
    day: businessDayNumber(soldAt.getTime()),
    paymentMethod,
    sales: 1,
    amount,
  });

/** What was sold on the given days, both ends included, as it was counted. */
export const findSaleDays = (
  queries: Queries,
  accountId: number,
  days: { readonly first: number; readonly last: number },
): Promise<SaleDay[]> =>
  queries.all<SaleDay>(sql`
    select day, payment_method, sales, amount from sale_days
    where account_id = ${accountId} and day between ${days.first} and ${days.last}
    order by day, payment_method`);

/** What was sold in a span of time, by payment method, added up from the ledger. */
export const addUpSales = (
  queries: Queries,
  accountId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Omit<SaleDay, 'day'>[]> =>
  queries.all(sql`
    select t.payment_method, count(*) as sales, sum(moved.amount) as amount
    from ledger_transfers moved
    join transactions t on t.account_id = moved.account_id and t.id = moved.transaction_id
    where moved.account_id = ${accountId} and moved.occurred_at >= ${from} and moved.occurred_at < ${until}
      and moved.kind = 'sale' and t.payment_method is not null
    group by t.payment_method order by t.payment_method`);
