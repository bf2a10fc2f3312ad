import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { SubscriptionRow } from '#generated/stored-tables.ts';

export const insertSubscription = (unit: Unit, row: Inserted<'subscriptions'>): Promise<number> =>
  unit.insert('subscriptions', row);

/** Sets the transaction that began the subscription. */
export const nameOrigin = (unit: Unit, accountId: number, id: number, originTransactionId: number) =>
  unit.run(sql`
    update subscriptions set origin_transaction_id = ${originTransactionId}
    where account_id = ${accountId} and id = ${id}`);

export const findSubscription = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<SubscriptionRow | undefined> =>
  queries.first<SubscriptionRow>(
    sql`select * from subscriptions where account_id = ${accountId} and id = ${id}`,
  );

/** The columns that a collection, a pause or an end of a subscription changes. */
export type SubscriptionChanges = Pick<
  SubscriptionRow,
  | 'status'
  | 'nextPaymentAt'
  | 'paymentsMade'
  | 'totalCharged'
  | 'attemptNumber'
  | 'endReason'
  | 'lastDeclinedAt'
>;

export const updateSubscription = (
  unit: Unit,
  { accountId, id }: Pick<SubscriptionRow, 'accountId' | 'id'>,
  changes: SubscriptionChanges,
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update subscriptions set status = ${changes.status}, next_payment_at = ${changes.nextPaymentAt},
      payments_made = ${changes.paymentsMade}, total_charged = ${changes.totalCharged},
      attempt_number = ${changes.attemptNumber}, end_reason = ${changes.endReason},
      last_declined_at = ${changes.lastDeclinedAt}, modified_at = ${now}
    where account_id = ${accountId} and id = ${id}`);

/** Sets the card that a subscription charges from now on. Pause and last charge stay unchanged. */
export const updateSubscriptionCard = (
  unit: Unit,
  { accountId, id }: Pick<SubscriptionRow, 'accountId' | 'id'>,
  cardTokenId: number,
): Promise<number> =>
  unit.run(sql`
    update subscriptions set card_token_id = ${cardTokenId} where account_id = ${accountId} and id = ${id}`);
