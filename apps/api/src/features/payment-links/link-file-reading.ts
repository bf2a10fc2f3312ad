import type { UploadedFile } from '@pasarela/contracts/http/define-operation';
import {
  isCsvName,
  linkCsvOf,
  type ReadLinkFile,
  readLinkRecords,
  textOfLinkFile,
} from '@pasarela/contracts/payment-links/link-file';
import Papa from 'papaparse';
import { Refusal } from '#http/refusal.ts';

/** Reads a file of links. What is no CSV by its name or its content is refused. */
export const readLinkFile = ({ fileName, content }: UploadedFile): ReadLinkFile => {
  const text = isCsvName(fileName) ? textOfLinkFile(content) : undefined;
  if (text === undefined) throw new Refusal('file_type_not_allowed');
  const { lines, options } = linkCsvOf(text);
  const { data, errors } = Papa.parse<string[]>(lines, options);
  const broken = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : []));
  return readLinkRecords(data, new Set(broken));
};
