import type { WireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
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

/** A file as it is passed to the thread: its buffer is transferred, not copied. */
export type LinkFile = { readonly fileName: string; readonly content: Uint8Array };
export type LinkFilesJob = { readonly files: readonly LinkFile[]; readonly today: WireDay };

/** A reference with its file and line. */
export type PlacedReference = Pick<PlacedLine, 'file' | 'line'> & { readonly referenceNumber: string };

/** Consecutive lines of the files. Both lists are JSON text, so that the receiver can parse a large file part by part. */
export type FilePart = {
  readonly lines: number;
  /** JSON of `PlacedReference[]`. */
  readonly references: string;
  /** JSON of `LinkOrder[]`; empty if any line has a problem. */
  readonly orders: string;
};

/** The progress: the total number of lines, and the number of lines checked so far. */
export type LinesJudged = { readonly rows: number; readonly done: number };

export type JudgedFiles = {
  /** Problems of whole files. If there are any, no other problems are reported. */
  readonly fileProblems: readonly FieldProblem[];
  /** The first problems of lines; `allLineProblems` is their total number. */
  readonly lineProblems: readonly LineProblem[];
  readonly allLineProblems: number;
  /** Whether every file has the expected columns. If not, no line was checked. */
  readonly isLaidOut: boolean;
  readonly parts: readonly FilePart[];
};

/** The number of links created in one unit, which takes a few milliseconds. */
const linesOfPart = 25;
/** The number of lines between two progress messages. */
const linesOfProgress = 500;

/** Returns the problems of files that are not text or have no CSV name. */
const problemsOfFiles = (files: readonly LinkFile[], texts: readonly LinkFileText[]) =>
  files.flatMap(({ fileName }, index): FieldProblem[] => {
    const field = `files.${index}`;
    const read = texts[index];
    if (read && 'problem' in read) return [{ field, code: read.problem, values: { file: fileName } }];
    if (!isCsvName(fileName))
      return [{ field, code: 'file_name', values: { file: fileName, extensions: '.csv' } }];
    return [];
  });

/** Parses the lines of one file. */
export const readLinkFile = (text: string): ReadLinkFile =>
  readLinkText(text, (csv, options) => Papa.parse<string[]>(csv, options));

/** Names the position of another line: its number alone if it is in the same file. */
const placeOf = (other: PlacedLine, line: PlacedLine): string | number =>
  other.file === line.file ? other.line : `${other.line} (${other.file})`;

/** Reads all lines of all files, and the problems of their columns. */
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

/** Returns the problems of a line, or its order if there are none. */
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

/** Sorts problems by file and line. */
export const inOrderOfLines = (
  problems: readonly LineProblem[],
  files: readonly Pick<LinkFile, 'fileName'>[],
): LineProblem[] => {
  const places = new Map(files.map(({ fileName }, index) => [fileName, index]));
  return problems.toSorted(
    (one, other) => (places.get(one.file) ?? 0) - (places.get(other.file) ?? 0) || one.line - other.line,
  );
};

/** Checks every line of every file and returns all problems together. */
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
