import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import {
  isCsvName,
  type ReadLinkFile,
  readLinkText,
  textOfLinkFile,
} from '@pasarela/contracts/payment-links/link-file';
import Papa from 'papaparse';
import { type FieldProblem, Refusal } from '#http/refusal.ts';

/**
 * Reads files of links; between two of them others get their turn. What is no CSV by its content, or is not called one, is
 * refused; each such file is named.
 */
export const readLinkFiles = async (
  files: readonly UploadedFile[],
): Promise<readonly (ReadLinkFile & { readonly file: string })[]> => {
  const problems: FieldProblem[] = [];
  const texts = files.map(({ fileName, content }, index) => {
    const read = textOfLinkFile(content);
    const field = `files.${index}`;
    if ('problem' in read) problems.push({ field, code: read.problem, values: { file: fileName } });
    else if (!isCsvName(fileName))
      problems.push({ field, code: 'file_name', values: { file: fileName, extensions: '.csv' } });
    return 'text' in read ? read.text : '';
  });
  if (problems.length > 0) throw new Refusal('file_type_not_allowed', {}, problems);
  const read: (ReadLinkFile & { readonly file: string })[] = [];
  for (const [index, text] of texts.entries()) {
    await setImmediate();
    const lines = readLinkText(text, (csv, options) => Papa.parse<string[]>(csv, options));
    read.push({ ...lines, file: files[index]?.fileName ?? '' });
  }
  return read;
};
