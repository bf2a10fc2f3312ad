import type { Inserted, Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { CardTokenRow, FormSessionRow } from '#database/stored-rows.ts';

export const insertCardToken = (unit: Unit, row: Inserted<'card_tokens'>): Promise<number> =>
  unit.insert('card_tokens', row);

/** A token that the merchant can pay with. */
export const findCardToken = (
  queries: Queries,
  accountId: number,
  code: string,
): Promise<CardTokenRow | undefined> =>
  queries.first<CardTokenRow>(sql`
    select * from card_tokens where account_id = ${accountId} and code = ${code} and listed = 1 and deleted_at is null`);

export const findCardTokenById = (
  queries: Queries,
  accountId: number,
  id: number,
): Promise<CardTokenRow | undefined> =>
  queries.first<CardTokenRow>(sql`select * from card_tokens where id = ${id} and account_id = ${accountId}`);

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
