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
  /** The chargeback that it is proof in. */
  readonly chargebackId?: number;
};

export const insertFile = ({ prisma }: Unit, data: NewFile) =>
  prisma.storedFile.create({ data, select: { id: true } });

/** A file that its address alone leads to. The proof of a chargeback is none. */
export const findFile = ({ prisma }: Reader, id: string) =>
  prisma.storedFile.findUnique({ where: { id, chargebackId: null } });

/** What was handed in for a chargeback, in the order in which it was written. */
export const findProofFiles = (queries: Queries, accountId: number, chargebackId: number) =>
  queries.all<{ id: string; fileName: string; size: number }>(sql`
    select id, file_name, size from stored_files
    where account_id = ${accountId} and chargeback_id = ${chargebackId} order by rowid`);

/** A piece of an account's proof. */
export const findProofFile = ({ prisma }: Reader, accountId: number, id: string) =>
  prisma.storedFile.findUnique({ where: { id, accountId, chargebackId: { not: null } } });

/** Bytes that an account keeps in files. */
export const storedBytes = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ bytes: number | null }>(
      sql`select sum(size) as bytes from stored_files where account_id = ${accountId}`,
    )
  )?.bytes ?? 0;
