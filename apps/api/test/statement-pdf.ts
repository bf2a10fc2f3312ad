import { PDF } from '@libpdf/core';
import { getDocumentProxy } from 'unpdf';
import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** A piece of text and its position on a page. */
type Piece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
};
type PageLine = readonly Piece[];
type PdfRow = Readonly<Record<string, string>>;

export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  readonly tagged: boolean;
  /** The lines of each page from top to bottom; the texts of a line are separated by two spaces. */
  readonly pages: readonly (readonly string[])[];
  /** The table rows below these headings on all pages, each cell under its heading. */
  readonly table: (headings: readonly string[]) => readonly PdfRow[];
};

const linesOf = (pieces: readonly Piece[]): readonly PageLine[] =>
  [...Map.groupBy(pieces, ({ y }) => Math.round(y * 2))]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) => line.toSorted((one, other) => one.left - other.left));

const textsOf = (line: PageLine): readonly string[] => line.map(({ text }) => text);
const isLine = (line: PageLine, texts: readonly string[]): boolean =>
  texts.length === line.length && texts.every((text, index) => line[index]?.text === text);

/** A cell belongs to the heading with which it is aligned left or right; larger text is not part of a row. */
const rowOf = (headings: PageLine, line: PageLine): PdfRow | undefined => {
  const cells = line.map((piece): readonly [string, string] | undefined => {
    const heading = headings.find(
      ({ left, right, size }) =>
        piece.size <= size && (Math.abs(left - piece.left) < 0.6 || Math.abs(right - piece.right) < 0.6),
    );
    return heading && [heading.text, piece.text];
  });
  return cells.every((cell) => cell !== undefined) ? Object.fromEntries(cells) : undefined;
};

/** The rows that directly follow the headings. */
const rowsBelow = (lines: readonly PageLine[], texts: readonly string[]): readonly PdfRow[] => {
  const at = lines.findIndex((line) => isLine(line, texts));
  const headings = lines[at];
  if (!headings) return [];
  const rows: PdfRow[] = [];
  // The last line of every page is its footer.
  for (const line of lines.slice(at + 1, -1)) {
    const row = rowOf(headings, line);
    if (!row) break;
    rows.push(row);
  }
  return rows;
};

export type OpenedPdf = {
  /** The warnings of two PDF libraries, each of which parses fonts itself. */
  readonly complaints: readonly string[];
  /** The text in reading order without positions, as a screen reader or a search finds it. */
  readonly text: string;
};

/** All warnings, including those about problems that the library repairs. */
const everyRemark = 5;
const warnings = 1;

/** Opens a PDF with two libraries other than the one that created it. */
export const openPdf = async (content: Uint8Array): Promise<OpenedPdf> => {
  const said: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => {
      said.push(words.join(' '));
    }),
  );
  try {
    const shown = await getDocumentProxy(new Uint8Array(content), { verbosity: everyRemark });
    for (let number = 1; number <= shown.numPages; number += 1)
      await (await shown.getPage(number)).getTextContent();
    await shown.cleanup();
    const parsed = await PDF.load(new Uint8Array(content));
    const texts = parsed.getPages().map((page) =>
      page
        .extractText()
        .lines.flatMap(({ spans }) => spans.flatMap(({ chars }) => chars))
        .toSorted((one, other) => (one.sequenceIndex ?? 0) - (other.sequenceIndex ?? 0))
        .map(({ char }) => char)
        .join('')
        // The library inserts extra spaces between the columns of a line.
        .replace(/ +/g, ' '),
    );
    return {
      complaints: [...said.filter((line) => !line.includes('getTextContent: time=')), ...parsed.warnings],
      text: texts.join('\n'),
    };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** Reads the text of a PDF with its position on the page. */
export const readPdf = async (content: Uint8Array): Promise<ReadPdf> => {
  const document = await getDocumentProxy(new Uint8Array(content), { verbosity: warnings });
  const { info } = await document.getMetadata();
  const pages: (readonly PageLine[])[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [size, , , , left, y] = item.transform as number[];
      if (size === undefined || left === undefined || y === undefined) return [];
      return [{ text: item.str.trimEnd(), left, right: left + item.width, y, size }];
    });
    pages.push(linesOf(pieces));
  }
  const tagged = (await (await document.getPage(1)).getStructTree()) !== null;
  await document.cleanup();
  const named = info as { Title?: string; Language?: string };
  return {
    title: named.Title ?? '',
    language: named.Language ?? '',
    tagged,
    pages: pages.map((lines) => lines.map((line) => textsOf(line).join('  '))),
    table: (headings) => pages.flatMap((lines) => rowsBelow(lines, headings)),
  };
};

type Asked = { readonly periodo?: string; readonly lang?: string; readonly companyId?: number };

/** Downloads a statement. */
export const downloadStatement = async (
  http: TestApp['http'],
  query: Asked,
  headers: Readonly<Record<string, string>>,
): Promise<{
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly content: Buffer;
}> => {
  const answer = await http
    .get('/api/Statement/GetPdf')
    .query(query)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
  return { status: answer.status, headers: answer.headers, content: answer.body };
};

/** Parses an amount such as `-1,234.50` to centavos. */
export const centavosOf = (text: string | undefined): number =>
  text === undefined || text === '' ? 0 : Math.round(Number(text.replace(/[$,]/g, '')) * 100);
