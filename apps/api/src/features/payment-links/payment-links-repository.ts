import type { LinkSort } from '@pasarela/contracts/payment-links/payment-link-schema';
import { beginsWith, leads, unindexed } from '#database/dialect.ts';
import { orderOf } from '#database/list-order.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { CheckoutRow, PaymentLinkRow, TransactionRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';

export const insertLink = (unit: Unit, row: Inserted<'payment_links'>): Promise<number> =>
  unit.insert('payment_links', row);

/** A link with the columns of its newest attempt that the list shows. */
export type LinkWithAttempt = Pick<PaymentLinkRow, 'accountId' | 'token' | 'kind' | 'createdAt' | 'dueAt'> &
  // `expiresAt` is later than `dueAt` while a cash reference is pending.
  Pick<CheckoutRow, 'expiresAt' | 'returnUrl'> &
  Pick<TransactionRow, 'referenceNumber' | 'customerEmail' | 'amount' | 'currency' | 'status' | 'process'> & {
    readonly transactionId: number;
  };

const linkColumns = sql`
  l.account_id, l.token, l.kind, l.created_at, l.due_at, c.expires_at, c.return_url,
  t.id as transaction_id, t.reference_number, t.customer_email, t.amount, t.currency, t.status, t.process`;

const newestAttempt = sql`
  join checkouts c on c.account_id = l.account_id and c.token = l.token
  join transactions t on t.account_id = l.account_id and t.id = c.transaction_id`;

/** Returns the link on whose page an attempt was made, with its newest attempt. */
export const findLinkOf = (
  queries: Queries,
  { accountId, checkoutToken }: Pick<TransactionRow, 'accountId' | 'checkoutToken'>,
): Promise<LinkWithAttempt | undefined> =>
  queries.first<LinkWithAttempt>(sql`
    select ${linkColumns} from payment_links l ${newestAttempt}
    where l.account_id = ${accountId} and l.token = ${checkoutToken}`);

/** Returns when e-mails with this link were written since a moment of real time, newest first. */
export const findLinkEmails = async (
  queries: Queries,
  { accountId, token, referenceNumber }: LinkWithAttempt,
  since: Date,
): Promise<readonly Date[]> => {
  const rows = await queries.all<{ createdAt: Date }>(sql`
    select e.created_at from emails e
    where e.account_id = ${accountId} and e.kind = 'paymentLink' and e.created_at > ${since}
      and e.transaction_id in (
        select id from transactions
        where account_id = ${accountId} and reference_key = ${referenceNumber.toLowerCase()} and checkout_token = ${token})
    order by e.created_at desc`);
  return rows.map(({ createdAt }) => createdAt);
};

/** Returns the accounts that have links without their e-mail. */
export const findAccountsToMail = async (queries: Queries): Promise<readonly number[]> => {
  const rows = await queries.all<{ readonly accountId: number }>(
    sql`select distinct account_id from payment_links where mailed = ${false} order by account_id`,
  );
  return rows.map(({ accountId }) => accountId);
};

/** Returns up to `max` links of an account without their e-mail, oldest first. */
export const findUnmailedLinks = (
  queries: Queries,
  accountId: number,
  max: number,
): Promise<LinkWithAttempt[]> =>
  queries.all<LinkWithAttempt>(sql`
    select ${linkColumns} from (
      select id from payment_links where mailed = ${false} and account_id = ${accountId} order by id limit ${max}
    ) page ${leads} payment_links l on l.account_id = ${accountId} and l.id = page.id ${newestAttempt} order by l.id`);

export const markMailed = (
  unit: Unit,
  { accountId, token }: Pick<PaymentLinkRow, 'accountId' | 'token'>,
): Promise<number> =>
  unit.run(
    sql`update payment_links set mailed = ${true} where account_id = ${accountId} and token = ${token}`,
  );

export type LinkSearch = {
  readonly from?: Date;
  readonly until?: Date;
  /** A prefix of the reference, in lower case. */
  readonly reference?: string;
  /** The status of the newest attempt. It is read link by link. */
  readonly status?: number;
  readonly sortBy?: LinkSort;
  readonly sortDirection?: 'asc' | 'desc';
};

const newestStatus = sql`(
  select t.status from checkouts c join transactions t on t.account_id = c.account_id and t.id = c.transaction_id
  where c.account_id = payment_links.account_id and c.token = payment_links.token)`;

const conditions = (accountId: number, { from, until, reference, status }: LinkSearch): Sql => {
  const dated = from !== undefined || until !== undefined;
  // With a date filter, the date index is used; it contains the reference too.
  const key = dated ? unindexed(sql`reference_key`) : sql`reference_key`;
  return joined(
    [
      sql`account_id = ${accountId}`,
      ...(from ? [sql`created_at >= ${from}`] : []),
      ...(until ? [sql`created_at < ${until}`] : []),
      ...(reference ? [beginsWith(key, reference)] : []),
      ...(status ? [sql`${newestStatus} = ${status}`] : []),
    ],
    sql` and `,
  );
};

const sortColumns: Readonly<Record<LinkSort, Sql>> = {
  date: sql`created_at`,
  reference: sql`reference_key`,
  amount: sql`amount`,
  expirationDate: sql`due_at`,
};

export const countLinks = async (
  queries: Queries,
  accountId: number,
  search: LinkSearch,
): Promise<number> => {
  const row = await queries.first<{ total: number }>(
    sql`select count(*) as total from payment_links where ${conditions(accountId, search)}`,
  );
  return row?.total ?? 0;
};

/** Returns one page of links, each with its newest attempt. */
export const findLinks = (
  queries: Queries,
  accountId: number,
  search: LinkSearch,
  { offset, rows }: Page,
): Promise<LinkWithAttempt[]> =>
  queries.all<LinkWithAttempt>(sql`
    select ${linkColumns}
    from (
      select id, row_number() over () as place from (
        select id from payment_links where ${conditions(accountId, search)}
        order by ${orderOf(sortColumns, 'date', search)} limit ${rows} offset ${offset}
      )
    ) page
      ${leads} payment_links l on l.account_id = ${accountId} and l.id = page.id
      ${newestAttempt}
    order by page.place`);
