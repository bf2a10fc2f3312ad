import type { EmailSort, ListEmails } from '@pasarela/contracts/emails/email-schema';
import { orderOf } from '#database/list-order.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { joined, type Sql, sql } from '#database/sql.ts';
import type { EmailRow } from '#generated/stored-tables.ts';

/** An e-mail without its content. */
export type ListedEmail = Omit<EmailRow, 'draft' | 'text' | 'html'>;

const listed = sql`
  id, account_id, kind, recipients, subject, transaction_id, state, attempts, error, refused, next_attempt_at, created_at,
  occurred_at, sent_at`;

const conditions = (accountId: number, { state, kind, idTransaction }: ListEmails): Sql =>
  joined(
    [
      sql`account_id = ${accountId}`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(idTransaction ? [sql`transaction_id = ${idTransaction}`] : []),
    ],
    sql` and `,
  );

/** Ids are assigned in order of creation, so sorting by id sorts by creation time. */
const sorts: Readonly<Record<EmailSort, Sql>> = { created: sql`id` };

export const findEmails = (queries: Queries, accountId: number, search: ListEmails): Promise<ListedEmail[]> =>
  queries.all<ListedEmail>(sql`
    select ${listed} from emails where ${conditions(accountId, search)}
    order by ${orderOf(sorts, 'created', search)} limit ${search.rowsOfPage} offset ${(search.pageNumber - 1) * search.rowsOfPage}`);

export const countEmails = async (queries: Queries, accountId: number, search: ListEmails): Promise<number> =>
  (
    await queries.first<{ total: number }>(
      sql`select count(*) as total from emails where ${conditions(accountId, search)}`,
    )
  )?.total ?? 0;

export const findEmail = (queries: Queries, accountId: number, id: number): Promise<EmailRow | undefined> =>
  queries.first<EmailRow>(sql`select * from emails where account_id = ${accountId} and id = ${id}`);

/** Makes an e-mail due for delivery now. */
export const requeueEmail = (unit: Unit, accountId: number, id: number, now: Date): Promise<number> =>
  unit.run(sql`
    update emails set state = 'waiting', next_attempt_at = ${now} where account_id = ${accountId} and id = ${id}`);
