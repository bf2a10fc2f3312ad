import { Readable } from 'node:stream';
import { fileTypes } from '@pasarela/contracts/files/file-groups';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { fileId } from '#security/identifiers.ts';
import type { FileAnswer } from './file-answer.ts';
import { fileProblem } from './file-content.ts';
import { findProofFile, findProofFiles, insertFile, storedBytes } from './files-repository.ts';

/** Refuses files that are not PDF by content or by name; every such file is reported with its index. */
export const refuseOtherThanPdf = (field: string, files: readonly UploadedFile[]): void => {
  const problems = files.flatMap((file, index) => fileProblem(`${field}.${index}`, 'pdf', file) ?? []);
  if (problems.length > 0) throw new Refusal('file_type_not_allowed', {}, problems);
};

/** Stores the proof files of a chargeback in the caller's unit: all of them or none. */
export const keepProof = async (
  unit: Unit,
  owner: { readonly accountId: number; readonly chargebackId: number; readonly createdAt: Date },
  files: readonly UploadedFile[],
): Promise<void> => {
  const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0);
  if ((await storedBytes(unit, owner.accountId)) + bytes > limits.storedBytes)
    throw new Refusal('file_not_saved');
  for (const [place, { fileName, content }] of files.entries())
    await insertFile(unit, {
      ...owner,
      id: fileId(),
      fileGroup: 'pdf',
      fileName,
      contentType: fileTypes.pdf,
      size: content.byteLength,
      content: new Uint8Array(content),
      place,
    });
};

export type ProofFile = { readonly id: string; readonly fileName: string; readonly size: number };

/** The proof files of a chargeback in the order in which they were sent. */
export const proofOf = (queries: Queries, accountId: number, chargebackId: number): Promise<ProofFile[]> =>
  findProofFiles(queries, accountId, chargebackId);

/** A proof file as a download: never displayed inline, and not cached. */
export const readProof = async (reader: Queries, accountId: number, id: string): Promise<FileAnswer> => {
  const file = await findProofFile(reader, accountId, id);
  if (!file) throw new Refusal('file_not_found');
  return {
    fileName: file.fileName,
    contentType: file.contentType,
    stream: Readable.from([Buffer.from(file.content)]),
    headers: {
      'cache-control': 'private, no-store',
      'content-length': String(file.content.length),
      'x-content-type-options': 'nosniff',
    },
  };
};
