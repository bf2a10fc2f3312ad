import type { ListOrder } from '@pasarela/contracts/http/list-query';
import type { InboxSort } from '@pasarela/contracts/webhooks/webhook-schema';
import { orderOf } from '#database/list-order.ts';
import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';
import type { AccountRow, AccountSettingsRow, InboxMessageRow } from '#generated/stored-tables.ts';

export type Inbox = Pick<
  AccountSettingsRow,
  'accountId' | 'webhookSecret' | 'previousSecret' | 'previousSecretUntil'
> &
  Pick<AccountRow, 'environment'>;

export const findInbox = (queries: Queries, accountId: number): Promise<Inbox | undefined> =>
  queries.first<Inbox>(sql`
    select s.account_id, s.webhook_secret, s.previous_secret, s.previous_secret_until, a.environment
    from account_settings s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId}`);

export const insertInboxMessage = (unit: Unit, row: Inserted<'inbox_messages'>): Promise<number> =>
  unit.insert('inbox_messages', row);

/** Deletes all but the newest `kept` messages of an account. */
export const deleteOlderMessages = (unit: Unit, accountId: number, kept: number): Promise<number> =>
  unit.run(sql`
    delete from inbox_messages where account_id = ${accountId} and id <= (
      select id from inbox_messages where account_id = ${accountId} order by id desc limit 1 offset ${kept})`);

export const deleteInboxMessages = (unit: Unit, accountId: number): Promise<number> =>
  unit.run(sql`delete from inbox_messages where account_id = ${accountId}`);

/** Message ids ascend in the order of arrival, so the id is the sort key. */
const sorts: Readonly<Record<InboxSort, Sql>> = { received: sql`id` };

export const findInboxMessages = (
  queries: Queries,
  accountId: number,
  page: { readonly rows: number; readonly offset: number },
  order: ListOrder<InboxSort> = {},
): Promise<InboxMessageRow[]> =>
  queries.all<InboxMessageRow>(sql`
    select * from inbox_messages where account_id = ${accountId}
    order by ${orderOf(sorts, 'received', order)} limit ${page.rows} offset ${page.offset}`);

export const countInboxMessages = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ total: number }>(
      sql`select count(*) as total from inbox_messages where account_id = ${accountId}`,
    )
  )?.total ?? 0;
