import type { FieldErrorCode } from '../errors/error-codes.ts';
import { isUtf16 } from '../files/text-encoding.ts';
import { limits } from '../limits/limits.ts';
import { type LinkField, linkFields, type TypedLink } from './payment-link-fields.ts';

/** Columns that a file must have; those of subscriptions, the telephone and the offset may be missing. */
export const neededColumns = [
  'referenceNumber',
  'email',
  'amount',
  'currency',
  'expirationDate',
] as const satisfies readonly LinkField[];

/** One error in a line of a file. */
export type LineFault = {
  readonly line: number;
  /** The column's heading as the file spells it; null where the error concerns the whole line. */
  readonly column: string | null;
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A line of a file that makes a link. */
export type LinkLine = { readonly line: number; readonly typed: TypedLink };

export type ReadLinkFile = {
  /** The fields that the file has columns for, in the file's order. */
  readonly columns: readonly LinkField[];
  readonly lines: readonly LinkLine[];
  readonly faults: readonly LineFault[];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const binary = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets save a CSV file in Windows-1252 unless UTF-8 is chosen.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a file without its byte order mark, or the reason why it cannot be read. */
export type LinkFileText =
  | { readonly text: string }
  | { readonly problem: Extract<FieldErrorCode, 'file_type' | 'file_utf16'> };

export const textOfLinkFile = (bytes: Uint8Array): LinkFileText => {
  if (isUtf16(bytes)) return { problem: 'file_utf16' };
  const text = decoded(bytes);
  return binary.test(text) ? { problem: 'file_type' } : { text };
};

/** Whether a name is one of a CSV file. */
export const isCsvName = (fileName: string): boolean => /[^.]\.csv$/i.test(fileName);

/** The cell separator of a file: whichever of the two occurs more often in its headings. */
const separatorOf = (text: string): ',' | ';' => {
  let more = 0;
  for (const letter of text) {
    if (letter === '\n') break;
    if (letter === ';') more += 1;
    else if (letter === ',') more -= 1;
  }
  return more > 0 ? ';' : ',';
};

/** The options for the CSV reader. */
const csvOptions = (separator: ',' | ';') =>
  ({
    delimiter: separator,
    newline: '\n',
    // `split` would create a very large array for a file of nothing but line ends.
    fastMode: false,
    // Headings, one more than may be, and as many blank ones between them.
    preview: 2 * (limits.linkLines + 2),
  }) as const;

/** A CSV reader: returns the records of a text and those with unmatched quotation marks. */
export type CsvReader = (
  text: string,
  options: ReturnType<typeof csvOptions>,
) => {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly type: string; readonly row?: number }[];
};

/** More cells than any real file has in a line. */
const maxCells = 100;
/** Twice the quotation marks of the largest valid file in which every cell is quoted. */
const maxQuotes = 4 * linkFields.length * limits.linkLines;

/** The first line with more cells or quotation marks than a valid file can have; the CSV reader would take seconds on it. */
const unreadable = (lines: string, separator: string): LineFault | undefined => {
  let [line, cells, quotes] = [1, 1, 0];
  for (const letter of lines) {
    if (letter === '\n') {
      line += 1;
      cells = 1;
    } else if (letter === separator) {
      cells += 1;
      if (cells > maxCells) return { line, column: null, code: 'too_many', values: { maximum: maxCells } };
    } else if (letter === '"') {
      quotes += 1;
      if (quotes > maxQuotes) return { line, column: null, code: 'quotes_open' };
    }
  }
  return undefined;
};

/** Whether a record has any non-blank cell. */
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A heading may be a path in the payload; its last part is the name of the column. */
const columnOf = (heading: string): LinkField | undefined => {
  const name = heading.trim().split('.').at(-1)?.toLowerCase();
  return linkFields.find((field) => field.toLowerCase() === name);
};

const nothingTyped = Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink;

type Headings = Pick<ReadLinkFile, 'columns' | 'faults'> & {
  /** The field of each cell; undefined for unknown columns. */
  readonly fields: readonly (LinkField | undefined)[];
};

const readHeadings = (line: number, cells: readonly string[]): Headings => {
  // A separator after the last heading begins no column.
  const named = cells.at(-1)?.trim() === '' ? cells.slice(0, -1) : cells;
  const fields = named.map(columnOf);
  const columns = [...new Set(fields.filter((field) => field !== undefined))];
  const repeated = fields.filter((field, index) => field !== undefined && fields.indexOf(field) !== index);
  const unknown = named.filter((_, index) => fields[index] === undefined);
  const fault =
    (code: FieldErrorCode) =>
    (column: string): LineFault => ({ line, column, code });
  return {
    fields,
    columns,
    faults: [
      ...neededColumns.filter((field) => !columns.includes(field)).map(fault('column_missing')),
      ...unknown.map((heading) => fault('column_unknown')(heading.trim().slice(0, 80))),
      ...repeated.map((field) => fault('column_repeated')(field ?? '')),
    ],
  };
};

/**
 * Converts the records of a CSV reader, including blank ones, to the lines of a file. Lines are numbered as in an editor, because a
 * cell may contain line breaks. `broken`: the records with unmatched quotation marks.
 */
export const readLinkRecords = (
  records: readonly (readonly string[])[],
  broken: ReadonlySet<number> = new Set(),
): ReadLinkFile => {
  const lines: LinkLine[] = [];
  const faults: LineFault[] = [];
  let headings: Headings | undefined;
  let headed = 0;
  let next = 1;
  for (const [index, cells] of records.entries()) {
    const line = next;
    next += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
    if (broken.has(index)) {
      faults.push({ line, column: null, code: 'quotes_open' });
      continue;
    }
    if (isBlank(cells)) continue;
    if (!headings) {
      headings = readHeadings(line, cells);
      headed = line;
      faults.push(...headings.faults);
      continue;
    }
    if (lines.length === limits.linkLines) {
      faults.push({ line, column: null, code: 'too_many_lines', values: { maximum: limits.linkLines } });
      break;
    }
    const { fields } = headings;
    if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
      faults.push({ line, column: null, code: 'cells_beyond_columns' });
    const typed: Record<LinkField, string> = { ...nothingTyped };
    fields.forEach((field, index) => {
      if (field) typed[field] = cells[index] ?? '';
    });
    lines.push({ line, typed });
  }
  if (lines.length === 0 && faults.length === 0)
    faults.push({ line: headed + 1, column: null, code: 'lines_missing' });
  return { columns: headings?.columns ?? [], lines, faults };
};

/** Reads the text of a file of links. */
export const readLinkText = (text: string, readCsv: CsvReader): ReadLinkFile => {
  const lines = text.replace(/\r\n?/g, '\n');
  const separator = separatorOf(lines);
  const fault = unreadable(lines, separator);
  if (fault) return { columns: [], lines: [], faults: [fault] };
  const { data, errors } = readCsv(lines, csvOptions(separator));
  const broken = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : []));
  return readLinkRecords(data, new Set(broken));
};

/** A line among those of several files. */
export type PlacedLine = LinkLine & { readonly file: string };

/** The lines whose reference already occurs in an earlier line, with that line. */
export const repeatedReferences = <Line extends Pick<LinkLine, 'typed'>>(
  lines: readonly Line[],
): ReadonlyMap<Line, Line> => {
  const first = new Map<string, Line>();
  const repeated = new Map<Line, Line>();
  for (const line of lines) {
    const reference = line.typed.referenceNumber.trim();
    if (reference === '') continue;
    const known = first.get(reference);
    if (known) repeated.set(line, known);
    else first.set(reference, line);
  }
  return repeated;
};
