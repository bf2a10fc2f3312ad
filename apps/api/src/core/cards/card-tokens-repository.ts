import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';
import type { CardTokenRow, FormSessionRow } from '#generated/stored-tables.ts';

export const insertCardToken = (unit: Unit, row: Inserted<'card_tokens'>): Promise<number> =>
  unit.insert('card_tokens', row);

/** A token that the merchant can pay with. */
export const findCardToken = (
  queries: Queries,
  accountId: number,
  code: string,
): Promise<CardTokenRow | undefined> =>
  queries.first<CardTokenRow>(sql`
    select * from card_tokens where account_id = ${accountId} and code = ${code} and listed = ${true} and deleted_at is null`);

export const findCardTokenById = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<CardTokenRow | undefined> =>
  queries.first<CardTokenRow>(sql`select * from card_tokens where account_id = ${accountId} and id = ${id}`);

/** What a customer is found by: what the merchant keeps, and nothing that a subscription charges by. */
const keptOf = (accountId: number, email: string): Sql =>
  sql`account_id = ${accountId} and email_key = ${email.toLowerCase()} and listed = ${true} and deleted_at is null`;

export type TokenPage = { readonly offset: number; readonly rows: number };

/** A page of a customer's tokens, the newest first, with how many there are in all. */
export const findCardTokensOf = async (
  queries: Queries,
  accountId: number,
  email: string,
  { offset, rows }: TokenPage,
): Promise<{ readonly rows: readonly CardTokenRow[]; readonly total: number }> => {
  const kept = keptOf(accountId, email);
  const counted = await queries.first<{ total: number }>(
    sql`select count(*) as total from card_tokens where ${kept}`,
  );
  const page = await queries.all<CardTokenRow>(
    sql`select * from card_tokens where ${kept} order by id desc limit ${rows} offset ${offset}`,
  );
  return { rows: page, total: counted?.total ?? 0 };
};

/** Answers whether there was such a token. Its row stays: payments were made with it. */
export const deleteCardToken = async (
  unit: Unit,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> => {
  const deleted = await unit.run(sql`
    update card_tokens set deleted_at = ${now}
    where account_id = ${accountId} and code = ${code} and listed = ${true} and deleted_at is null`);
  return deleted === 1;
};

export const insertFormSession = (unit: Unit, row: Inserted<'form_sessions'>): Promise<number> =>
  unit.insert('form_sessions', row);

export const findFormSession = (
  queries: Queries,
  accountId: number,
  sessionId: string,
): Promise<FormSessionRow | undefined> =>
  queries.first<FormSessionRow>(sql`
    select * from form_sessions where account_id = ${accountId} and session_id = ${sessionId}`);

export const useFormSession = (
  unit: Unit,
  accountId: number,
  sessionId: string,
  now: Date,
): Promise<number> =>
  unit.run(sql`
    update form_sessions set used_at = ${now}
    where account_id = ${accountId} and session_id = ${sessionId} and used_at is null`);
