import type { Reader } from '#database/queries.ts';

export type MembershipOfUser = {
  readonly role: string;
  readonly business: {
    readonly id: number;
    readonly name: string;
    readonly businessActivity: string;
    readonly paymentType: string;
    readonly _count: { readonly memberships: number };
  };
};

/** The businesses that a user belongs to, with the role held there. */
export const findMemberships = (read: Reader, userId: number): Promise<readonly MembershipOfUser[]> =>
  read.prisma.membership.findMany({
    where: { userId, disabledAt: null },
    select: {
      role: true,
      business: {
        select: {
          id: true,
          name: true,
          businessActivity: true,
          paymentType: true,
          _count: { select: { memberships: true } },
        },
      },
    },
    orderBy: { businessId: 'asc' },
  });
