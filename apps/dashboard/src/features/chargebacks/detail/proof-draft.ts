import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';

/** The properties of a file that the draft checks; the server checks its content. */
type FileFacts = Pick<File, 'name' | 'size'>;

export type FileProblem = {
  readonly code: FieldErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
};

export const proofExtension = '.pdf';

/** The error of a file that the server would refuse; undefined if there is none. */
export const fileProblem = ({ name, size }: FileFacts): FileProblem | undefined => {
  if (!name.toLowerCase().endsWith(proofExtension))
    return { code: 'file_name', values: { file: name, extensions: proofExtension } };
  if (size === 0) return { code: 'file_empty', values: { file: name } };
  return size > limits.fileBytes
    ? { code: 'file_size', values: { file: name, megabytes: limits.fileBytes / 1_024 / 1_024 } }
    : undefined;
};

/** The error of the proof as a whole, if any. */
export const proofProblem = (files: readonly unknown[]): 'missing' | 'tooMany' | undefined => {
  if (files.length === 0) return 'missing';
  return files.length > limits.chargebackFiles ? 'tooMany' : undefined;
};
