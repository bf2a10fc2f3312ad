import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { FieldError } from '@pasarela/contracts/errors/error-schema';
import { limits } from '@pasarela/contracts/limits/limits';

/** A file as the draft judges it: its content is the server's business. */
type FileFacts = Pick<File, 'name' | 'size'>;

export type FileProblem = {
  readonly code: FieldErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
};

export const proofExtension = '.pdf';

/** Why a file would travel for nothing, or nothing. */
export const fileProblem = ({ name, size }: FileFacts): FileProblem | undefined => {
  if (!name.toLowerCase().endsWith(proofExtension))
    return { code: 'file_name', values: { file: name, extensions: proofExtension } };
  if (size === 0) return { code: 'file_empty', values: { file: name } };
  return size > limits.fileBytes
    ? { code: 'file_size', values: { file: name, megabytes: limits.fileBytes / 1_024 / 1_024 } }
    : undefined;
};

/** What keeps a proof from being handed in, as a whole. */
export const proofProblem = (files: readonly unknown[]): 'missing' | 'tooMany' | undefined => {
  if (files.length === 0) return 'missing';
  return files.length > limits.chargebackFiles ? 'tooMany' : undefined;
};

/** What the server said of each file, by its place: `files.1`. */
export const problemsByPlace = (errors: readonly FieldError[]): ReadonlyMap<number, string> =>
  new Map(
    errors.flatMap(({ field, message }) => {
      const [, place] = /^files\.(\d+)$/.exec(field) ?? [];
      return place === undefined ? [] : [[Number(place), message] as const];
    }),
  );
