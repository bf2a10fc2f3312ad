import { enterName, findAccountOf } from '#core/account/directory-repository.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { NewRows, StoredFileRow } from '#generated/stored-tables.ts';

export type NewFile = NewRows['stored_files'];

export const insertFile = async (unit: Unit, file: NewFile): Promise<void> => {
  await enterName(unit, file.accountId, 'file', file.id);
  await unit.insert('stored_files', file);
};

type FileContent = Pick<StoredFileRow, 'fileGroup' | 'fileName' | 'contentType' | 'content'>;

/** A file that can be read by its id alone. Proof files of chargebacks are excluded. */
export const findFile = async (queries: Queries, id: string): Promise<FileContent | undefined> => {
  const accountId = await findAccountOf(queries, 'file', id);
  return accountId === undefined
    ? undefined
    : queries.first<FileContent>(sql`
        select file_group, file_name, content_type, content from stored_files
        where account_id = ${accountId} and id = ${id} and chargeback_id is null`);
};

/** The proof files of a chargeback in the order in which they were sent. */
export const findProofFiles = (queries: Queries, accountId: number, chargebackId: number) =>
  queries.all<{ id: string; fileName: string; size: number }>(sql`
    select id, file_name, size from stored_files
    where account_id = ${accountId} and chargeback_id = ${chargebackId} order by place`);

/** A proof file of the account. */
export const findProofFile = (
  queries: Queries,
  accountId: number,
  id: string,
): Promise<FileContent | undefined> =>
  queries.first<FileContent>(sql`
    select file_group, file_name, content_type, content from stored_files
    where account_id = ${accountId} and id = ${id} and chargeback_id is not null`);

/** The total size in bytes of the files that an account stores. */
export const storedBytes = async (queries: Queries, accountId: number): Promise<number> =>
  (
    await queries.first<{ bytes: number | null }>(
      sql`select sum(size) as bytes from stored_files where account_id = ${accountId}`,
    )
  )?.bytes ?? 0;
