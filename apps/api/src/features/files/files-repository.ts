import type { Queries, Reader, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

export type NewFile = {
  readonly id: string;
  readonly accountId: number;
  readonly fileGroup: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
};

export const insertFile = ({ prisma }: Unit, data: NewFile) =>
  prisma.storedFile.create({ data, select: { id: true } });

export const findFile = ({ prisma }: Reader, id: string) => prisma.storedFile.findUnique({ where: { id } });

/** Bytes that an account keeps in files. */
export const storedBytes = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ bytes: number | null }>(
      sql`select sum(size) as bytes from stored_files where account_id = ${accountId}`,
    )
  )?.bytes ?? 0;
