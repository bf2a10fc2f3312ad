import { readLinkText as readText, textOfLinkFile } from '@pasarela/contracts/payment-links/link-file';
import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import Papa from 'papaparse';
import { type Sheet, writtenFiles } from '#features/payment-links/sheet/link-sheet.ts';

export const readLinkText = (text: string) =>
  readText(text, (lines, options) => Papa.parse<string[]>(lines, options));

/** Reads a file of links, or says why there is nothing to read. */
export const readLinkFile = async (file: File) => {
  const { name } = file;
  const read = textOfLinkFile(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) return { name, problem: read.problem };
  return { name, ...readLinkText(read.text) };
};

/** A file's name and its text. */
export type WrittenText = { readonly name: string; readonly text: string };

/** The sheet as files, with the corrections made on the screen. */
export const textOf = (sheet: Sheet): readonly WrittenText[] =>
  writtenFiles(sheet).map(({ name, rows }) => ({
    name,
    text: Papa.unparse(
      rows.map((cells) => [...cells]),
      { quotes: true },
    ),
  }));

/** The lines of the sheet as CSV files to upload. */
export const sheetFiles = (sheet: Sheet): readonly File[] =>
  textOf(sheet).map(({ name, text }) => new File([text], name, { type: 'text/csv' }));

/** Spreadsheets recognize UTF-8 only by this mark. */
const byteOrderMark = '\ufeff';

/** The links that were made, as a file: each with the line that asked for it. */
export const resultFile = (sheet: Sheet, { links }: PaymentLinkBatch, headings: readonly string[]): Blob => {
  const linesOf = new Map<string, Sheet['lines']>();
  const lineOf = (file: string, line: number) => {
    const lines = linesOf.get(file) ?? sheet.lines.filter((known) => known.file === file);
    linesOf.set(file, lines);
    return lines[line - 2];
  };
  const rows = links.map(({ file, line, idTransaction, referenceNumber, url }) => {
    const typed = lineOf(file, line)?.typed;
    return [
      String(idTransaction),
      referenceNumber,
      typed?.email ?? '',
      typed?.amount ?? '',
      typed?.expirationDate ?? '',
      url,
    ];
  });
  // Prevents spreadsheets from reading a cell as a formula.
  const text = Papa.unparse([[...headings], ...rows], { escapeFormulae: true });
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
};
