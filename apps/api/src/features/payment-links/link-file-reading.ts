import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import {
  isCsvName,
  linkCsvOf,
  type ReadLinkFile,
  readLinkRecords,
  textOfLinkFile,
} from '@pasarela/contracts/payment-links/link-file';
import Papa from 'papaparse';
import { type FieldProblem, Refusal } from '#http/refusal.ts';

/** Reads the text of a file of links. */
export const readLinkText = (text: string): ReadLinkFile => {
  const { lines, options } = linkCsvOf(text);
  const { data, errors } = Papa.parse<string[]>(lines, options);
  const broken = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : []));
  return readLinkRecords(data, new Set(broken));
};

/** Reads files of links. What is no CSV by its content, or is not called one, is refused; each such file is named. */
export const readLinkFiles = (
  files: readonly UploadedFile[],
): readonly (ReadLinkFile & { readonly file: string })[] => {
  const problems: FieldProblem[] = [];
  const texts = files.map(({ fileName, content }, index) => {
    const text = textOfLinkFile(content);
    const field = `files.${index}`;
    if (text === undefined) problems.push({ field, code: 'file_type', values: { file: fileName } });
    else if (!isCsvName(fileName))
      problems.push({ field, code: 'file_name', values: { file: fileName, extensions: '.csv' } });
    return text ?? '';
  });
  if (problems.length > 0) throw new Refusal('file_type_not_allowed', {}, problems);
  return texts.map((text, index) => ({ ...readLinkText(text), file: files[index]?.fileName ?? '' }));
};
