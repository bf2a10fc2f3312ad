import type { Reader } from '#database/queries.ts';

/** Whose statement it is, as an accountant knows it. */
export const findBusinessFacts = (
  read: Reader,
  businessId: number,
): Promise<{ readonly name: string; readonly taxId: string }> =>
  read.prisma.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { name: true, taxId: true },
  });
