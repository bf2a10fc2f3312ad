import type { Reader, Unit } from '#database/queries.ts';

/** What is kept of a user's password. */
export const findPassword = (
  { prisma }: Pick<Reader, 'prisma'>,
  userId: number,
): Promise<{ readonly passwordHash: string } | null> =>
  prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });

export const savePassword = async ({ prisma }: Unit, userId: number, passwordHash: string): Promise<void> => {
  await prisma.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
};
