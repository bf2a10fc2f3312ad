import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { AccountRow, SessionRow } from '#generated/stored-tables.ts';

export type SignedInRow = Pick<
  SessionRow,
  'id' | 'userId' | 'environment' | 'createdAt' | 'lastSeenAt' | 'endedAt'
> & {
  readonly userName: string;
  readonly email: string;
  readonly disabledAt: Date | null;
};

export const findSession = (queries: Queries, id: string): Promise<SignedInRow | undefined> =>
  queries.first<SignedInRow>(sql`
    select s.id, s.user_id, s.environment, s.created_at, s.last_seen_at, s.ended_at, u.user_name, u.email, u.disabled_at
    from sessions s join users u on u.id = s.user_id
    where s.id = ${id}`);

/** A user who was removed meanwhile has no sessions left: then nothing is changed. */
export const updateLastSeen = (unit: Unit, id: string, lastSeenAt: Date): Promise<number> =>
  unit.run(sql`update sessions set last_seen_at = ${lastSeenAt} where id = ${id}`);

export type MemberRow = Pick<AccountRow, 'id' | 'businessId' | 'environment' | 'clockOffset'> & {
  readonly role: string;
};

/** The account of a business in an environment and the user's role there, where the user belongs to it. */
export const findMembership = (
  queries: Queries,
  userId: number,
  businessId: number,
  environment: string,
): Promise<MemberRow | undefined> =>
  queries.first<MemberRow>(sql`
    select a.id, a.business_id, a.environment, a.clock_offset, m.role
    from memberships m join accounts a on a.business_id = m.business_id
    where m.user_id = ${userId} and m.business_id = ${businessId} and m.disabled_at is null
      and a.environment = ${environment}`);

/** Every role that the user holds, anywhere. */
export const findRoles = (queries: Queries, userId: number): Promise<readonly { readonly role: string }[]> =>
  queries.all<{ role: string }>(sql`
    select distinct role from memberships where user_id = ${userId} and disabled_at is null`);

export type KeyRow = Pick<AccountRow, 'businessId' | 'environment' | 'clockOffset'> & {
  readonly id: number;
  readonly accountId: number;
  readonly identifier: string;
  readonly secretHash: string;
  readonly version: number;
};

export const findKeyByIdentifier = (queries: Queries, identifier: string): Promise<KeyRow | undefined> =>
  queries.first<KeyRow>(sql`
    select k.id, k.account_id, k.identifier, k.secret_hash, k.version, a.business_id, a.environment, a.clock_offset
    from api_keys k join accounts a on a.id = k.account_id
    where k.identifier = ${identifier} and k.revoked_at is null`);

export const findKey = (queries: Queries, id: number): Promise<KeyRow | undefined> =>
  queries.first<KeyRow>(sql`
    select k.id, k.account_id, k.identifier, k.secret_hash, k.version, a.business_id, a.environment, a.clock_offset
    from api_keys k join accounts a on a.id = k.account_id
    where k.id = ${id} and k.revoked_at is null`);

export type PayerRow = Pick<AccountRow, 'id' | 'businessId' | 'environment' | 'clockOffset'>;

/** The account whose hosted page has this token: of a payment, or one on which a card is replaced. */
export const findPayerAccount = (queries: Queries, token: string): Promise<PayerRow | undefined> =>
  queries.first<PayerRow>(sql`
    select a.id, a.business_id, a.environment, a.clock_offset
    from accounts a
    where a.id = coalesce(
      (select account_id from checkouts where token = ${token}),
      (select account_id from card_replacements where token = ${token}))`);
