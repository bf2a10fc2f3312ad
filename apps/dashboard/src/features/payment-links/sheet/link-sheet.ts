import type { WireDay } from '@pasarela/contracts/dates/dates';
import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { LineProblem } from '@pasarela/contracts/errors/error-schema';
import {
  type LineFault,
  type ReadLinkFile,
  repeatedReferences,
} from '@pasarela/contracts/payment-links/link-file';
import {
  type LinkField,
  linkFields,
  type TypedLink,
} from '@pasarela/contracts/payment-links/payment-link-fields';
import { type LinkProblem, linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';

/** A line of a file on the screen, where its cells can be edited. */
export type SheetLine = {
  readonly key: number;
  readonly file: string;
  /** The line's number in the file. */
  readonly line: number;
  readonly typed: TypedLink;
  /** The error of the line as a whole, until the line is changed. */
  readonly fault?: LineFault | undefined;
  /** The server's errors by cell, until the cells are changed. */
  readonly refused?: Readonly<Partial<Record<LinkField, string>>> | undefined;
};

type SheetFile = {
  readonly name: string;
  readonly columns: readonly LinkField[];
  /** Errors that cannot be corrected on the screen: headings, or unmatched quotation marks. */
  readonly faults: readonly LineFault[];
};

export type Sheet = { readonly files: readonly SheetFile[]; readonly lines: readonly SheetLine[] };

export const emptySheet: Sheet = { files: [], lines: [] };

export const isLinkField = (text: string | null): text is LinkField =>
  linkFields.some((field) => field === text);

/** Errors of visible lines; all others belong to the file. */
const isOfLine = ({ code }: LineFault): boolean => code === 'cells_beyond_columns';

/** Adds parsed files to a sheet; a file replaces an earlier one with the same name. */
export const withFiles = (
  sheet: Sheet,
  read: readonly (ReadLinkFile & { readonly name: string })[],
): Sheet => {
  const names = new Set(read.map(({ name }) => name));
  const kept = sheet.lines.filter(({ file }) => !names.has(file));
  let key = sheet.lines.reduce((max, line) => Math.max(max, line.key), 0);
  const added = read.flatMap(({ name, lines, faults }) => {
    const faultOf = new Map(faults.filter(isOfLine).map((fault) => [fault.line, fault]));
    return lines.map(({ line, typed }): SheetLine => {
      key += 1;
      return { key, file: name, line, typed, fault: faultOf.get(line) };
    });
  });
  return {
    files: [
      ...sheet.files.filter(({ name }) => !names.has(name)),
      ...read.map(({ name, columns, faults }) => ({
        name,
        columns,
        faults: faults.filter((fault) => !isOfLine(fault)),
      })),
    ],
    lines: [...kept, ...added],
  };
};

/** The faults of the files themselves, each with its file. */
export const fileFaultsOf = ({ files }: Sheet): readonly (LineFault & { readonly file: string })[] =>
  files.flatMap(({ name, faults }) => faults.map((fault) => ({ ...fault, file: name })));

export const withoutFile = ({ files, lines }: Sheet, name: string): Sheet => ({
  files: files.filter((file) => file.name !== name),
  lines: lines.filter(({ file }) => file !== name),
});

export const withoutLine = ({ files, lines }: Sheet, key: number): Sheet => ({
  files,
  lines: lines.filter((line) => line.key !== key),
});

/** Changes a cell and removes the server's errors of that cell and of its line. */
export const withCell = ({ files, lines }: Sheet, key: number, field: LinkField, text: string): Sheet => ({
  files,
  lines: lines.map((line) =>
    line.key === key
      ? {
          ...line,
          typed: { ...line.typed, [field]: text },
          fault: undefined,
          refused: line.refused && { ...line.refused, [field]: undefined },
        }
      : line,
  ),
});

/** The lines of a file in the order in which they are written, below the headings. */
const linesOf = ({ lines }: Sheet, name: string): readonly SheetLine[] =>
  lines.filter(({ file }) => file === name);

/** Adds the server's errors, which refer to lines of the written files. */
export const withRefusals = (sheet: Sheet, problems: readonly LineProblem[]): Sheet => {
  const refused = new Map<number, Partial<Record<LinkField, string>>>();
  for (const { file, line, column, message } of problems) {
    const found = linesOf(sheet, file)[line - 2];
    if (found && isLinkField(column))
      refused.set(found.key, { ...refused.get(found.key), [column]: message });
  }
  return {
    files: sheet.files,
    lines: sheet.lines.map((line) => ({ ...line, refused: refused.get(line.key) })),
  };
};

/** All columns of the files, in the order of the template. */
export const columnsOf = ({ files }: Sheet): readonly LinkField[] =>
  linkFields.filter((field) => files.some(({ columns }) => columns.includes(field)));

/** The errors of a line: by cell, and of the whole line. */
export type LineState = {
  readonly cells: Readonly<Partial<Record<LinkField, Omit<LinkProblem, 'field'>>>>;
  readonly problems: number;
};

const judged = new WeakMap<
  TypedLink,
  { readonly today: WireDay; readonly problems: readonly LinkProblem[] }
>();

/** Caches the check of each line, because all lines are checked again after every change. */
const problemsOf = (typed: TypedLink, today: WireDay): readonly LinkProblem[] => {
  const known = judged.get(typed);
  if (known?.today === today) return known.problems;
  const problems = linkProblems(readTypedLink(typed), today);
  judged.set(typed, { today, problems });
  return problems;
};

const right: LineState = { cells: {}, problems: 0 };

/** The errors of the lines that have any, by the line's key. */
export const judgeSheet = ({ lines }: Sheet, today: WireDay): ReadonlyMap<number, LineState> => {
  const repeated = repeatedReferences(lines);
  const states = new Map<number, LineState>();
  for (const line of lines) {
    const first = repeated.get(line);
    const found = problemsOf(line.typed, today);
    const told = Object.values(line.refused ?? {}).filter((message) => message !== undefined).length;
    const problems = found.length + (first ? 1 : 0) + told + (line.fault ? 1 : 0);
    if (problems === 0) continue;
    const cells: Partial<Record<LinkField, Omit<LinkProblem, 'field'>>> = {};
    for (const { field, ...problem } of found) cells[field] = problem;
    if (first)
      cells.referenceNumber ??= {
        code: 'reference_repeated' satisfies FieldErrorCode,
        values: { line: first.file === line.file ? first.line : `${first.line} (${first.file})` },
      };
    states.set(line.key, { cells, problems });
  }
  return states;
};

export const stateOf = (states: ReadonlyMap<number, LineState>, key: number): LineState =>
  states.get(key) ?? right;

/** The cells to write: headings first, then the lines. */
export const writtenFiles = (
  sheet: Sheet,
): readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[] =>
  sheet.files
    .map(({ name, columns }) => ({
      name,
      rows: [columns, ...linesOf(sheet, name).map(({ typed }) => columns.map((field) => typed[field]))],
    }))
    .filter(({ rows }) => rows.length > 1);
