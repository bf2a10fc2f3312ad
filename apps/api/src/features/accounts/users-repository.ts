import { mayDo } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import type { Reader, Unit } from '#database/queries.ts';

/** A unit of work reads what it has written itself. */
type Readable = Pick<Reader, 'prisma'>;

export type KnownMembership = {
  readonly businessId: number;
  readonly role: RoleName;
  readonly disabledAt: Date | null;
};

/** A user with all that they belong to. */
export type KnownUser = {
  readonly id: number;
  readonly userName: string;
  readonly email: string;
  readonly disabledAt: Date | null;
  readonly memberships: readonly KnownMembership[];
};

const membershipFields = { businessId: true, role: true, disabledAt: true } as const;
const userFields = {
  id: true,
  userName: true,
  email: true,
  disabledAt: true,
  memberships: { select: membershipFields, orderBy: { businessId: 'asc' } },
} as const;

type MembershipRecord = { businessId: number; role: string; disabledAt: Date | null };

const membershipOf = ({ businessId, role, disabledAt }: MembershipRecord): KnownMembership => {
  const known = roleNames.find((name) => name === role);
  if (!known) throw new Error(`unknown role ${role}`);
  return { businessId, role: known, disabledAt };
};

const userOf = <Row extends { memberships: MembershipRecord[] }>(row: Row) => ({
  ...row,
  memberships: row.memberships.map(membershipOf),
});

/** The businesses whose users a user administers, with the role held there. */
export const findAdministered = async (
  { prisma }: Readable,
  userId: number,
): Promise<ReadonlyMap<number, RoleName>> => {
  const held = await prisma.membership.findMany({
    where: { userId, disabledAt: null },
    select: membershipFields,
    orderBy: { businessId: 'asc' },
  });
  return new Map(
    held
      .map(membershipOf)
      .filter(({ role }) => mayDo(role, 'manageUsers'))
      .map(({ businessId, role }) => [businessId, role]),
  );
};

/** Everybody who belongs to one of these businesses, by name. */
export const findUsersOf = async (
  { prisma }: Readable,
  businessIds: readonly number[],
): Promise<readonly KnownUser[]> => {
  const rows = await prisma.user.findMany({
    where: { memberships: { some: { businessId: { in: [...businessIds] } } } },
    select: userFields,
    orderBy: { userName: 'asc' },
  });
  return rows.map(userOf);
};

export const findUser = async ({ prisma }: Readable, id: number): Promise<KnownUser | undefined> => {
  const row = await prisma.user.findUnique({ where: { id }, select: userFields });
  return row ? userOf(row) : undefined;
};

/** Which of them somebody has already. */
export const findTaken = async (
  { prisma }: Readable,
  { userName, email }: { readonly userName?: string; readonly email?: string },
): Promise<readonly ('userName' | 'email')[]> => {
  const byName = userName && (await prisma.user.findUnique({ where: { userName }, select: { id: true } }));
  const byEmail = email && (await prisma.user.findUnique({ where: { email }, select: { id: true } }));
  return [...(byName ? (['userName'] as const) : []), ...(byEmail ? (['email'] as const) : [])];
};

/** Whether a business has an Admin who can sign in to it. */
export const hasAdmin = async ({ prisma }: Readable, businessId: number): Promise<boolean> =>
  (await prisma.membership.count({
    where: { businessId, role: 'Admin', disabledAt: null, user: { disabledAt: null } },
  })) > 0;

export const insertUser = async (
  { prisma }: Unit,
  user: { readonly userName: string; readonly email: string; readonly passwordHash: string },
  createdAt: Date,
): Promise<number> => {
  const { id } = await prisma.user.create({
    data: { ...user, displayName: user.userName, createdAt },
    select: { id: true },
  });
  return id;
};

export const updateEmail = async ({ prisma }: Unit, id: number, email: string): Promise<void> => {
  await prisma.user.update({ where: { id }, data: { email }, select: { id: true } });
};

/** Gives a role in a business, or another one. */
export const saveRole = async (
  { prisma }: Unit,
  userId: number,
  { businessId, role }: { readonly businessId: number; readonly role: RoleName },
  createdAt: Date,
): Promise<void> => {
  await prisma.membership.upsert({
    where: { userId_businessId: { userId, businessId } },
    create: { userId, businessId, role, createdAt },
    update: { role },
  });
};

export const saveDisabled = async (
  { prisma }: Unit,
  userId: number,
  businessId: number,
  disabledAt: Date | null,
): Promise<void> => {
  await prisma.membership.update({
    where: { userId_businessId: { userId, businessId } },
    data: { disabledAt },
  });
};

export const deleteMembership = async (
  { prisma }: Unit,
  userId: number,
  businessId: number,
): Promise<void> => {
  await prisma.membership.delete({ where: { userId_businessId: { userId, businessId } } });
};

/** With the sessions and addresses, which name the user. */
export const deleteUser = async ({ prisma }: Unit, id: number): Promise<void> => {
  await prisma.session.deleteMany({ where: { userId: id } });
  await prisma.knownAddress.deleteMany({ where: { userId: id } });
  await prisma.user.delete({ where: { id }, select: { id: true } });
};
