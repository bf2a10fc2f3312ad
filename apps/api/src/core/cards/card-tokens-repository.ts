import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { type Sql, sql } from '#database/sql.ts';
import type { CardTokenRow, FormSessionRow } from '#generated/stored-tables.ts';

export const insertCardToken = (unit: Unit, row: Inserted<'card_tokens'>): Promise<number> =>
  unit.insert('card_tokens', row);

/** A card token that the merchant can pay with: listed and not deleted. */
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

/** Selects a customer's card tokens that the merchant can use; the cards kept only for subscriptions are not listed. */
const keptOf = (accountId: number, email: string): Sql =>
  sql`account_id = ${accountId} and email_key = ${email.toLowerCase()} and listed = ${true} and deleted_at is null`;

export type TokenPage = { readonly offset: number; readonly rows: number };

/** One page of a customer's card tokens, newest first, with the total number of tokens. */
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

/** Marks a card token as deleted; returns whether it existed. The row stays because payments refer to it. */
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
