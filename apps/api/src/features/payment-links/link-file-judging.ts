import type { WireDay } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import {
  isCsvName,
  type LinkFileText,
  type PlacedLine,
  type ReadLinkFile,
  readLinkText,
  repeatedReferences,
  textOfLinkFile,
} from '@pasarela/contracts/payment-links/link-file';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { CreatePaymentLinkSchema } from '@pasarela/contracts/payment-links/payment-link-schema';
import { linkPayload, readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import Papa from 'papaparse';
import type { FieldProblem, LineProblem } from '#errors/refusal.ts';
import { type LinkOrder, linkOrderOf } from './link-order-rules.ts';

/** A file as its thread gets it: a buffer is handed over, not copied. */
export type LinkFile = { readonly fileName: string; readonly content: Uint8Array };
export type LinkFilesJob = { readonly files: readonly LinkFile[]; readonly today: WireDay };

/** Where a reference stands. */
export type PlacedReference = Pick<PlacedLine, 'file' | 'line'> & { readonly referenceNumber: string };

/**
 * Some lines of the files, one after the other. Both lists are JSON, so that whoever gets thousands of lines from the thread reads
 * them a few at a time.
 */
export type FilePart = {
  readonly lines: number;
  /** `PlacedReference[]`. */
  readonly references: string;
  /** `LinkOrder[]`; none where something is wrong with any line. */
  readonly orders: string;
};

/** How far it is: the lines in all, and those that have been looked at. */
export type LinesJudged = { readonly rows: number; readonly done: number };

export type JudgedFiles = {
  /** What is wrong with files as such: nothing else is said then. */
  readonly fileProblems: readonly FieldProblem[];
  /** What is wrong with lines: the first of them, and how many there are. */
  readonly lineProblems: readonly LineProblem[];
  readonly allLineProblems: number;
  /** Whether every file has the columns that it should have. Where one has not, no line was looked at. */
  readonly isLaidOut: boolean;
  readonly parts: readonly FilePart[];
};

/** Lines that are made links of in one unit: some milliseconds. */
const linesOfPart = 25;
/** Lines between two words about how far it is. */
const linesOfProgress = 500;

/** Files that are no text, or are not called CSV. */
const problemsOfFiles = (files: readonly LinkFile[], texts: readonly LinkFileText[]) =>
  files.flatMap(({ fileName }, index): FieldProblem[] => {
    const field = `files.${index}`;
    const read = texts[index];
    if (read && 'problem' in read) return [{ field, code: read.problem, values: { file: fileName } }];
    if (!isCsvName(fileName))
      return [{ field, code: 'file_name', values: { file: fileName, extensions: '.csv' } }];
    return [];
  });

/** The lines of one file. */
export const readLinkFile = (text: string): ReadLinkFile =>
  readLinkText(text, (csv, options) => Papa.parse<string[]>(csv, options));

/** Where another line stands, as a line of the same file or of another one names it. */
const placeOf = (other: PlacedLine, line: PlacedLine): string | number =>
  other.file === line.file ? other.line : `${other.line} (${other.file})`;

/** Every line of every file, and what is wrong with how the files are laid out. */
const readLines = (files: readonly LinkFile[], texts: readonly LinkFileText[]) => {
  const lines: PlacedLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, { fileName: file }] of files.entries()) {
    const text = texts[index];
    const read = readLinkFile(text && 'text' in text ? text.text : '');
    for (const fault of read.faults) problems.push({ file, ...fault });
    for (const line of read.lines) lines.push({ ...line, file });
  }
  const beyond = lines[limits.linkLines];
  if (beyond) {
    const { file, line } = beyond;
    const values = { maximum: limits.linkLines };
    problems.push({ file, line, column: null, code: 'too_many_lines', values });
  }
  return { lines, problems };
};

/** What is wrong with a line, or what it asks for. */
const judgeLine = (line: PlacedLine, first: PlacedLine | undefined, today: WireDay) => {
  const read = readTypedLink(line.typed);
  const { file, line: number } = line;
  const problems = linkProblems(read, today).map(
    ({ field, ...problem }): LineProblem => ({ file, line: number, column: field, ...problem }),
  );
  if (first)
    problems.push({
      file,
      line: number,
      column: 'referenceNumber',
      code: 'reference_repeated',
      values: { line: placeOf(first, line) },
    });
  const order =
    problems.length === 0 ? linkOrderOf(CreatePaymentLinkSchema.parse(linkPayload(read)), today) : undefined;
  return { problems, order };
};

const partsOf = (lines: readonly PlacedLine[], orders: readonly LinkOrder[]): FilePart[] => {
  const parts: FilePart[] = [];
  for (let from = 0; from < lines.length; from += linesOfPart) {
    const some = lines.slice(from, from + linesOfPart);
    const references = some.map(
      ({ file, line, typed }): PlacedReference => ({
        file,
        line,
        referenceNumber: typed.referenceNumber.trim(),
      }),
    );
    parts.push({
      lines: some.length,
      references: JSON.stringify(references),
      orders: JSON.stringify(orders.slice(from, from + linesOfPart)),
    });
  }
  return parts;
};

/** Puts problems in the order of files and lines. */
export const inOrderOfLines = (
  problems: readonly LineProblem[],
  files: readonly Pick<LinkFile, 'fileName'>[],
): LineProblem[] => {
  const places = new Map(files.map(({ fileName }, index) => [fileName, index]));
  return problems.toSorted(
    (one, other) => (places.get(one.file) ?? 0) - (places.get(other.file) ?? 0) || one.line - other.line,
  );
};

/** Looks at every line of every file, and says all that is wrong at once. */
export const judgeLinkFiles = (
  { files, today }: LinkFilesJob,
  onProgress: (judged: LinesJudged) => void = () => {},
): JudgedFiles => {
  const texts = files.map(({ content }) => textOfLinkFile(content));
  const fileProblems = problemsOfFiles(files, texts);
  const nothing = { fileProblems, lineProblems: [], allLineProblems: 0, isLaidOut: true, parts: [] };
  if (fileProblems.length > 0) return nothing;
  const { lines, problems } = readLines(files, texts);
  const layout = problems.filter(({ code }) => code.startsWith('column_') || code.startsWith('too_many'));
  if (layout.length > 0)
    return {
      ...nothing,
      lineProblems: layout.slice(0, limits.namedLineProblems),
      allLineProblems: layout.length,
      isLaidOut: false,
    };
  const repeated = repeatedReferences(lines);
  const orders: LinkOrder[] = [];
  onProgress({ rows: lines.length, done: 0 });
  for (const [index, line] of lines.entries()) {
    const judged = judgeLine(line, repeated.get(line), today);
    problems.push(...judged.problems);
    if (judged.order) orders.push(judged.order);
    if ((index + 1) % linesOfProgress === 0) onProgress({ rows: lines.length, done: index + 1 });
  }
  return {
    ...nothing,
    lineProblems: inOrderOfLines(problems, files).slice(0, limits.namedLineProblems),
    allLineProblems: problems.length,
    parts: partsOf(lines, problems.length === 0 ? orders : []),
  };
};
