import { PDF } from '@libpdf/core';
import { getDocumentProxy } from 'unpdf';
import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** A piece of text where it stands on a page. */
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
  /** The lines of each page from its top to its bottom, the texts of a line between two spaces. */
  readonly pages: readonly (readonly string[])[];
  /** The rows below these headings, page after page, each text under its heading. */
  readonly table: (headings: readonly string[]) => readonly PdfRow[];
};

const linesOf = (pieces: readonly Piece[]): readonly PageLine[] =>
  [...Map.groupBy(pieces, ({ y }) => Math.round(y * 2))]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) => line.toSorted((one, other) => one.left - other.left));

const textsOf = (line: PageLine): readonly string[] => line.map(({ text }) => text);
const isLine = (line: PageLine, texts: readonly string[]): boolean =>
  texts.length === line.length && texts.every((text, index) => line[index]?.text === text);

/** A text belongs to the heading that it begins or ends with; what is larger than them is no row. */
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

/** The rows that follow the headings without something else between. */
const rowsBelow = (lines: readonly PageLine[], texts: readonly string[]): readonly PdfRow[] => {
  const at = lines.findIndex((line) => isLine(line, texts));
  const headings = lines[at];
  if (!headings) return [];
  const rows: PdfRow[] = [];
  // The last line is the foot of every page.
  for (const line of lines.slice(at + 1, -1)) {
    const row = rowOf(headings, line);
    if (!row) break;
    rows.push(row);
  }
  return rows;
};

export type OpenedPdf = {
  /** What two libraries, each with its own reading of typefaces, have to say against it. */
  readonly complaints: readonly string[];
  /** Its text in the order in which it is written, without its places: what a screen reader or a search has of it. */
  readonly text: string;
};

/** Every remark, even on what is mended in silence. */
const everyRemark = 5;
const warnings = 1;

/** Opens a PDF with two libraries that did not make it. */
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
        // The library adds spaces of its own between the columns of a line.
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

/** Reads a PDF as a person does: what stands where. */
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

/** A statement as it is downloaded. */
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

/** `-1,234.50` → centavos. */
export const centavosOf = (text: string | undefined): number =>
  text === undefined || text === '' ? 0 : Math.round(Number(text.replace(/[$,]/g, '')) * 100);
