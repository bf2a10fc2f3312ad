import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { oneOf } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { listed, type Sql, sql } from '#database/sql.ts';
import type { BusinessRow, MembershipRow, UserRow } from '#generated/stored-tables.ts';

export type KnownMembership = {
  readonly businessId: number;
  readonly role: RoleName;
  readonly disabledAt: Date | null;
};

/** A user with all their memberships. */
export type KnownUser = {
  readonly id: number;
  readonly userName: string;
  readonly email: string;
  readonly disabledAt: Date | null;
  readonly memberships: readonly KnownMembership[];
};

type HeldRole = Pick<MembershipRow, 'userId' | 'businessId' | 'role' | 'disabledAt'>;

const membershipOf = ({ businessId, role, disabledAt }: Omit<HeldRole, 'userId'>): KnownMembership => {
  const known = roleNames.find((name) => name === role);
  if (!known) throw new Error(`unknown role ${role}`);
  return { businessId, role: known, disabledAt };
};

/** Returns the businesses whose users this user administers, with the user's role in each. */
export const findAdministered = async (
  queries: Queries,
  userId: number,
): Promise<ReadonlyMap<number, RoleName>> => {
  const held = await queries.all<Omit<HeldRole, 'userId'>>(sql`
    select business_id, role, disabled_at from memberships
    where user_id = ${userId} and disabled_at is null order by business_id`);
  return new Map(
    held
      .map(membershipOf)
      .filter(({ role }) => mayDo(role, 'manageUsers'))
      .map(({ businessId, role }) => [businessId, role]),
  );
};

/** Returns the users that match a condition, ordered by user name, each with all their memberships. */
const findUsers = async (queries: Queries, condition: Sql): Promise<readonly KnownUser[]> => {
  const users = await queries.all<Pick<UserRow, 'id' | 'userName' | 'email' | 'disabledAt'>>(sql`
    select u.id, u.user_name, u.email, u.disabled_at from users u where ${condition} order by u.user_name`);
  const held = await queries.all<HeldRole>(sql`
    select m.user_id, m.business_id, m.role, m.disabled_at from memberships m join users u on u.id = m.user_id
    where ${condition} order by m.business_id`);
  const byUser = Map.groupBy(held, ({ userId }) => userId);
  return users.map((user) => ({ ...user, memberships: (byUser.get(user.id) ?? []).map(membershipOf) }));
};

/** Returns all users of the given businesses, ordered by user name. */
export const findUsersOf = (
  queries: Queries,
  businessIds: readonly number[],
): Promise<readonly KnownUser[]> =>
  findUsers(
    queries,
    sql`u.id in (select b.user_id from memberships b where b.business_id in (${listed(businessIds)}))`,
  );

/** Which users of a business are wanted: one, or a page; all if nothing is said. */
export type UserSearch = {
  readonly idUser?: number | undefined;
  readonly page?: { readonly rows: number; readonly offset: number } | undefined;
};

const ofBusiness = (businessId: number, { idUser }: UserSearch): Sql =>
  idUser === undefined
    ? sql`b.business_id = ${businessId}`
    : sql`b.business_id = ${businessId} and b.user_id = ${idUser}`;

/** Returns the users of a business that are wanted, ordered by user name. */
export const findUsersOfBusiness = (
  queries: Queries,
  businessId: number,
  search: UserSearch,
): Promise<readonly KnownUser[]> => {
  const page = search.page ? sql`limit ${search.page.rows} offset ${search.page.offset}` : sql``;
  return findUsers(
    queries,
    oneOf(
      sql`u.id`,
      sql`
        select b.user_id from memberships b join users n on n.id = b.user_id
        where ${ofBusiness(businessId, search)} order by n.user_name ${page}`,
    ),
  );
};

export const countUsersOfBusiness = async (
  queries: Queries,
  businessId: number,
  search: UserSearch,
): Promise<number> =>
  (
    await queries.first<{ total: number }>(
      sql`select count(*) as total from memberships b where ${ofBusiness(businessId, search)}`,
    )
  )?.total ?? 0;

/** Returns the only active Admin of a business; undefined if there are more. */
export const findLastAdmin = async (queries: Queries, businessId: number): Promise<number | undefined> => {
  const admins = await queries.all<{ userId: number }>(sql`
    select m.user_id from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and m.role = 'Admin' and m.disabled_at is null and u.disabled_at is null
    limit 2`);
  return admins.length === 1 ? admins[0]?.userId : undefined;
};

export const findUser = async (queries: Queries, id: number): Promise<KnownUser | undefined> =>
  (await findUsers(queries, sql`u.id = ${id}`))[0];

/** Returns which of the given user name and e-mail another user already has. */
export const findTaken = async (
  queries: Queries,
  { userName, email }: { readonly userName?: string; readonly email?: string },
): Promise<readonly ('userName' | 'email')[]> => {
  const byName = userName && (await queries.first(sql`select id from users where user_name = ${userName}`));
  const byEmail = email && (await queries.first(sql`select id from users where email = ${email}`));
  return [...(byName ? (['userName'] as const) : []), ...(byEmail ? (['email'] as const) : [])];
};

/** Returns whether a business has an active Admin. */
export const hasAdmin = async (queries: Queries, businessId: number): Promise<boolean> =>
  (await queries.first(sql`
    select m.user_id from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and m.role = 'Admin' and m.disabled_at is null and u.disabled_at is null
    limit 1`)) !== undefined;

export const insertUser = (
  unit: Unit,
  user: { readonly userName: string; readonly email: string; readonly passwordHash: string },
  createdAt: Date,
): Promise<number> => unit.insert('users', { ...user, displayName: user.userName, createdAt });

export const updateEmail = (unit: Unit, id: number, email: string): Promise<number> =>
  unit.run(sql`update users set email = ${email} where id = ${id}`);

/** Sets the role of a user in a business, or replaces the current one. */
export const saveRole = (
  unit: Unit,
  userId: number,
  { businessId, role }: { readonly businessId: number; readonly role: RoleName },
  createdAt: Date,
): Promise<number> =>
  unit.run(sql`
    insert into memberships (user_id, business_id, role, created_at)
    values (${userId}, ${businessId}, ${role}, ${createdAt})
    on conflict (user_id, business_id) do update set role = excluded.role`);

export const saveDisabled = (
  unit: Unit,
  userId: number,
  businessId: number,
  disabledAt: Date | null,
): Promise<number> =>
  unit.run(sql`
    update memberships set disabled_at = ${disabledAt} where user_id = ${userId} and business_id = ${businessId}`);

export const deleteMembership = (unit: Unit, userId: number, businessId: number): Promise<number> =>
  unit.run(sql`delete from memberships where user_id = ${userId} and business_id = ${businessId}`);

/** Deletes a user together with the sessions, known addresses and links that refer to the user. */
export const deleteUser = async (unit: Unit, id: number): Promise<void> => {
  await unit.run(sql`delete from sessions where user_id = ${id}`);
  await unit.run(sql`delete from known_addresses where user_id = ${id}`);
  await unit.run(sql`delete from password_links where user_id = ${id}`);
  await unit.run(sql`delete from users where id = ${id}`);
};

/** A business that a user belongs to, with the user's role in it and the number of its users. */
export type BusinessOfUser = Pick<MembershipRow, 'role'> &
  Pick<BusinessRow, 'id' | 'name' | 'businessActivity' | 'paymentType'> & { readonly users: number };

export const findBusinessesOfUser = (queries: Queries, userId: number): Promise<readonly BusinessOfUser[]> =>
  queries.all<BusinessOfUser>(sql`
    select m.role, b.id, b.name, b.business_activity, b.payment_type,
      (select count(*) from memberships everyone where everyone.business_id = b.id) as users
    from memberships m join businesses b on b.id = m.business_id
    where m.user_id = ${userId} and m.disabled_at is null order by b.id`);

/** An account of a business that a user belongs to, with its logo and how far its clock is ahead of real time, in milliseconds. */
export type AccountOfUser = {
  readonly businessId: number;
  readonly accountId: number;
  readonly clockOffset: number;
  readonly urlLogo: string | null;
};

export const findAccountsOfUser = (
  queries: Queries,
  userId: number,
  environment: string,
): Promise<readonly AccountOfUser[]> =>
  queries.all<AccountOfUser>(sql`
    select a.business_id, a.id as account_id, s.clock_offset, nullif(o.url_logo, '') as url_logo
    from memberships m join accounts a on a.business_id = m.business_id join account_states s on s.account_id = a.id
      left join account_settings o on o.account_id = a.id
    where m.user_id = ${userId} and m.disabled_at is null and a.environment = ${environment}`);
