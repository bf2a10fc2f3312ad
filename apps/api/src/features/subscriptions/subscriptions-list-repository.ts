import type { ListOrder } from '@pasarela/contracts/http/list-query';
import {
  type SubscriptionFilter,
  type SubscriptionPaymentSort,
  type SubscriptionSort,
  subscriptionSorts,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { SubscriptionTab } from '@pasarela/contracts/subscriptions/subscription-status';
import { beginsWith, leads } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Queries } from '#database/queries.ts';
import { joined, listed, type PlainStatement, plainStatement, type Sql, sql } from '#database/sql.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';

export type SubscriptionSearch = ListOrder<SubscriptionSort> & {
  readonly tab?: SubscriptionTab | undefined;
  /** A prefix of the reference, in lower case. */
  readonly reference?: string | undefined;
  /** A prefix of the customer's e-mail, in lower case. */
  readonly email?: string | undefined;
};

/** What a list or a report looks for: texts are compared in lower case. */
export const searchOf = ({
  status,
  referenceNumber,
  email,
  sortBy,
  sortDirection,
}: SubscriptionFilter): SubscriptionSearch => ({
  tab: status,
  reference: referenceNumber?.toLowerCase(),
  email: email?.toLowerCase(),
  sortBy,
  sortDirection,
});

/** A row of the list: the subscription, its newest charge (the verification of a card is none), and its open card replacement link. */
export type ListedSubscription = SubscriptionRow & {
  readonly lastId: number | null;
  readonly lastBegunAt: Date | null;
  readonly lastAttemptedAt: Date | null;
  readonly lastStatus: number | null;
  readonly linkToken: string | null;
  readonly linkExpiresAt: Date | null;
};

const statusesOf = {
  active: ['active'],
  paused: ['paused'],
  canceled: ['canceled', 'completed'],
} as const satisfies Record<SubscriptionTab, readonly string[]>;

const columns = {
  date: sql`created_at`,
  reference: sql`reference_key`,
  amount: sql`amount`,
  nextPayment: sql`next_payment_at`,
  modification: sql`modified_at`,
} satisfies Record<SubscriptionSort, Sql>;

/** The same columns, qualified with the table alias `s`. */
const joinedColumns = Object.fromEntries(
  subscriptionSorts.map((name) => [name, sql`s.${columns[name]}`]),
) as Record<SubscriptionSort, Sql>;

const conditions = (accountId: number, { tab, reference, email }: SubscriptionSearch): Sql =>
  joined(
    [
      sql`account_id = ${accountId}`,
      ...(tab ? [sql`status in (${listed(statusesOf[tab])})`] : []),
      ...(reference ? [beginsWith(sql`reference_key`, reference)] : []),
      ...(email ? [beginsWith(sql`lower(customer_email)`, email)] : []),
    ],
    sql` and `,
  );

/** Returns one page of a search and the total number of matches. */
export const findSubscriptionsPage = async (
  queries: Queries,
  accountId: number,
  search: SubscriptionSearch,
  /** Replacement links that have expired at `now` are left out. */
  { offset, rows, now }: Page & { readonly now: Date },
): Promise<{ readonly rows: readonly ListedSubscription[]; readonly total: number }> => {
  const where = conditions(accountId, search);
  const counted = await queries.first<{ total: number }>(
    sql`select count(*) as total from subscriptions where ${where}`,
  );
  const total = counted?.total ?? 0;
  if (offset >= total) return { rows: [], total };
  const page = await queries.all<ListedSubscription>(sql`
    select s.*, t.id as last_id, t.created_at as last_begun_at, t.attempted_at as last_attempted_at, t.status as last_status, r.token as link_token,
      r.expires_at as link_expires_at
    from (
      select id from subscriptions where ${where} order by ${orderOf(columns, 'date', search)}
      limit ${rows} offset ${offset}
    ) page
    ${leads} subscriptions s on s.account_id = ${accountId} and s.id = page.id
    left join transactions t on t.account_id = s.account_id and t.id = (
      select id from transactions where account_id = s.account_id and subscription_id = s.id and amount > 0
      order by created_at desc, id desc limit 1)
    left join card_replacements r on s.status = 'paused' and r.account_id = s.account_id and r.token = (
      select token from card_replacements
      where account_id = s.account_id and subscription_id = s.id and used_at is null and expires_at > ${now}
      order by created_at desc limit 1)
    order by ${orderOf(joinedColumns, 'date', search, sql`s.id`)}`);
  return { rows: page, total };
};

const paymentColumns: Readonly<Record<SubscriptionPaymentSort, Sql>> = { date: sql`created_at` };

/** Returns one page of the charge attempts of a subscription and their total number. */
export const findPaymentsPage = async (
  queries: Queries,
  accountId: number,
  subscriptionId: number,
  { offset, rows, order }: Page & { readonly order: ListOrder<SubscriptionPaymentSort> },
): Promise<{ readonly rows: readonly TransactionRow[]; readonly total: number }> => {
  const counted = await queries.first<{ total: number }>(sql`
    select count(*) as total from transactions where account_id = ${accountId} and subscription_id = ${subscriptionId}`);
  const page = await queries.all<TransactionRow>(sql`
    select * from transactions where account_id = ${accountId} and subscription_id = ${subscriptionId}
    order by ${orderOf(paymentColumns, 'date', order)} limit ${rows} offset ${offset}`);
  return { rows: page, total: counted?.total ?? 0 };
};

/** Returns the statement of the report of a search, as plain data, because it is sent to a worker thread. */
export const subscriptionsReportStatement = (
  accountId: number,
  search: SubscriptionSearch,
  selection: Sql,
): PlainStatement =>
  plainStatement(sql`
    select ${selection}
    from (select * from subscriptions where ${conditions(accountId, search)}) s
    left join card_tokens c on c.account_id = s.account_id and c.id = s.card_token_id
    order by ${orderOf(joinedColumns, 'date', search, sql`s.id`)}`);
