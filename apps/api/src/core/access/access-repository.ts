import { enterName, findAccountOf } from '#core/account/directory-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type {
  AccountRow,
  AccountStateRow,
  ApiKeyRow,
  NewRows,
  SessionRow,
} from '#generated/stored-tables.ts';

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

/** Updates when a session was last used. Changes no row if the user was removed in the meantime, as their sessions are gone. */
export const updateLastSeen = (unit: Unit, id: string, lastSeenAt: Date): Promise<number> =>
  unit.run(sql`update sessions set last_seen_at = ${lastSeenAt} where id = ${id}`);

/** The columns of an account that are needed to handle a call. */
export type KnownAccount = Pick<AccountRow, 'id' | 'businessId' | 'environment'> &
  Pick<AccountStateRow, 'clockOffset' | 'scenarioRules'>;

export type MemberRow = KnownAccount & { readonly role: string };

/** The account of a business in an environment with the user's role there; undefined if the user is not an active member. */
export const findMembership = (
  queries: Queries,
  userId: number,
  businessId: number,
  environment: string,
): Promise<MemberRow | undefined> =>
  queries.first<MemberRow>(sql`
    select a.id, a.business_id, a.environment, m.role, s.clock_offset, s.scenario_rules
    from memberships m join accounts a on a.business_id = m.business_id join account_states s on s.account_id = a.id
    where m.user_id = ${userId} and m.business_id = ${businessId} and m.disabled_at is null
      and a.environment = ${environment}`);

/** The distinct roles that the user has, across all businesses. */
export const findRoles = (queries: Queries, userId: number): Promise<readonly { readonly role: string }[]> =>
  queries.all<{ role: string }>(sql`
    select distinct role from memberships where user_id = ${userId} and disabled_at is null`);

/** The row of an API key that is not revoked, with the columns of its account. */
export type KeyRow = Pick<ApiKeyRow, 'id' | 'accountId' | 'identifier' | 'secretHash' | 'version'> &
  Pick<AccountRow, 'expiresAt'> &
  Omit<KnownAccount, 'id'>;

/** Inserts an API key and adds its identifier to the directory, which finds the account by the identifier alone. */
export const insertApiKey = async (unit: Unit, key: NewRows['api_keys']): Promise<number> => {
  await enterName(unit, key.accountId, 'apiKey', key.identifier);
  return unit.insert('api_keys', key);
};

/** A key that is in force. Read with every call of the payment API, so its text never changes and it is prepared once. */
const findKeyOf = (
  queries: Queries,
  accountId: number,
  { id = null, identifier = null }: { readonly id?: number | null; readonly identifier?: string | null },
): Promise<KeyRow | undefined> =>
  queries.first<KeyRow>(sql`
    select k.id, k.account_id, k.identifier, k.secret_hash, k.version, a.business_id, a.environment, a.expires_at,
      s.clock_offset, s.scenario_rules
    from api_keys k join accounts a on a.id = k.account_id join account_states s on s.account_id = k.account_id
    where k.account_id = ${accountId} and (k.id = ${id} or k.identifier = ${identifier}) and k.revoked_at is null`);

export const findKey = (queries: Queries, accountId: number, id: number): Promise<KeyRow | undefined> =>
  findKeyOf(queries, accountId, { id });

export const findKeyByIdentifier = async (
  queries: Queries,
  identifier: string,
): Promise<KeyRow | undefined> => {
  const accountId = await findAccountOf(queries, 'apiKey', identifier);
  return accountId === undefined ? undefined : findKeyOf(queries, accountId, { identifier });
};

/** The account that a hosted page's token belongs to: a checkout page or a card replacement page. */
export const findPayerAccount = async (
  queries: Queries,
  token: string,
): Promise<KnownAccount | undefined> => {
  const accountId =
    (await findAccountOf(queries, 'checkout', token)) ??
    (await findAccountOf(queries, 'cardReplacement', token));
  return accountId === undefined
    ? undefined
    : queries.first<KnownAccount>(sql`
        select a.id, a.business_id, a.environment, s.clock_offset, s.scenario_rules
        from accounts a join account_states s on s.account_id = a.id
        where a.id = ${accountId}`);
};
