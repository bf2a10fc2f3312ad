import { readFileSync } from 'node:fs';
import { create, type Font, type FontCollection, type Glyph, type PathCommand } from 'fontkit';
import { fontFile } from '#installation/installed-files.ts';

const files = {
  plain: fontFile('geist-400.woff'),
  bold: fontFile('geist-600.woff'),
};
export type FaceName = keyof typeof files;

/** Tabular figures: all digits have the same width, so that they align in columns. */
const tabular = ['tnum'];
const figures = '0123456789';

const isFont = (read: Font | FontCollection): read is Font => 'createSubset' in read;

const openFont = (name: FaceName): Font => {
  const font = create(readFileSync(files[name]));
  if (!isFont(font)) throw new Error(`${files[name]} holds more than one face`);
  return font;
};

const hex = (number: number): string => number.toString(16).padStart(4, '0');

/** Adds an object to the PDF and returns its reference. */
export type PdfParts = (data: object, content?: Uint8Array | string) => object;

type Drawn = { readonly number: string; readonly width: number };

export type Outline = {
  readonly path: string;
  readonly box: readonly number[];
  readonly width: number;
  readonly unitsPerEm: number;
};

const operators: Readonly<Partial<Record<PathCommand['command'], string>>> = {
  moveTo: 'm',
  lineTo: 'l',
  bezierCurveTo: 'c',
  closePath: 'h',
};

/** Returns the PDF path operators of a glyph, shifted right. CFF has no quadratic curves, and PDF no operator for them. */
const pathOperators = ({ path }: Glyph, right: number): string =>
  path.commands
    .map(({ command, args }) => {
      const operator = operators[command];
      if (!operator) throw new Error(`a CFF outline has no ${command}`);
      const points = args.map((n, index) => Math.round(index % 2 === 0 ? n + right : n));
      return [...points, operator, ''].join(' ');
    })
    .join('');

/** Replaces a letter that the font does not have by the letter without its accent, or by a question mark. */
const shown = (font: Font, letter: string): string => {
  if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
  const [base = '?'] = letter.normalize('NFD');
  return font.hasGlyphForCodePoint(base.codePointAt(0) ?? 0) ? base : '?';
};

/** Converts font units to thousandths of the font size. */
const thousandths = (font: Font, n: number): number => (n * 1_000) / font.unitsPerEm;

const toUnicode = (texts: readonly string[]): string => {
  const lines = texts.map((text, index) => {
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
    return `<${hex(index)}> <${units}>`;
  });
  // PDF allows at most 100 entries in a `beginbfchar` block.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const block = lines.slice(at * 100, at * 100 + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
};

type EmbeddedFont = {
  readonly name: FaceName;
  readonly font: Font;
  /** Glyph widths in thousandths of the font size, and the text of each glyph, in the order of the subset. */
  readonly widths: readonly number[];
  readonly texts: readonly string[];
  readonly content: Uint8Array;
};

/** Adds a font subset to the PDF and returns its font dictionary. */
const fontDictionary = (add: PdfParts, { name, font, widths, texts, content }: EmbeddedFont): object => {
  const fontName = `${name === 'bold' ? 'PASARB' : 'PASARA'}+${font.postscriptName}`;
  const { bbox, ascent, descent, capHeight, italicAngle } = font;
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY];
  const descriptor = add({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: 4,
    FontBBox: box.map((n) => thousandths(font, n)),
    ItalicAngle: italicAngle,
    Ascent: thousandths(font, ascent),
    Descent: thousandths(font, descent),
    CapHeight: thousandths(font, capHeight),
    StemV: name === 'bold' ? 120 : 80,
    // The outlines are CFF, not TrueType, which must be declared here and in the font's own subtype below.
    FontFile3: add({ Subtype: 'CIDFontType0C' }, content),
  });
  const letters = add({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: fontName,
    // pdfkit writes a String object as a PDF string, and a plain string as a PDF name.
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, widths],
  });
  return {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: fontName,
    Encoding: 'Identity-H',
    DescendantFonts: [letters],
    ToUnicode: add({}, toUnicode(texts)),
  };
};

/**
 * A font of which only the used letters are embedded in the document. Kerning is left out: tables do not need it, and it would take
 * most of the time of a long document.
 */
export const createFace = (name: FaceName) => {
  const font = openFont(name);
  const subset = font.createSubset();
  const ofFigures = font.layout(figures, tabular).glyphs;
  const drawn = new Map<string, Drawn>();
  /** Glyph widths in the order of the subset's glyph ids; the first is the glyph for missing characters. */
  const widths: number[] = [thousandths(font, font.getGlyph(0).advanceWidth)];
  const texts: string[] = ['\ufffd'];

  const glyphOf = (letter: string): Glyph =>
    ofFigures[figures.indexOf(letter)] ?? font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const draw = (letter: string): Drawn => {
    const known = drawn.get(letter);
    if (known) return known;
    const seen = shown(font, letter);
    const glyph = glyphOf(seen);
    const made =
      seen === letter
        ? { number: hex(widths.length), width: thousandths(font, glyph.advanceWidth) }
        : draw(seen);
    drawn.set(letter, made);
    if (seen !== letter) return made;
    subset.includeGlyph(glyph);
    widths.push(made.width);
    texts.push(letter);
    return made;
  };

  return {
    /** Returns the glyph ids of a text and its width at font size 1. */
    set: (text: string): { readonly numbers: string; readonly width: number } => {
      let numbers = '';
      let width = 0;
      for (const letter of text.normalize('NFC')) {
        const one = draw(letter);
        numbers += one.number;
        width += one.width;
      }
      return { numbers, width: width / 1_000 };
    },
    /** Returns a text as PDF path operators, in font units. PDF readers do not treat it as text. */
    outline: (text: string): Outline => {
      let path = '';
      let width = 0;
      for (const letter of text.normalize('NFC')) {
        const glyph = glyphOf(shown(font, letter));
        path += pathOperators(glyph, width);
        width += glyph.advanceWidth;
      }
      const { minY, maxY } = font.bbox;
      return { path, box: [0, minY, width, maxY], width, unitsPerEm: font.unitsPerEm };
    },
    /** Adds the font subset to the PDF and returns its font dictionary. */
    embed: (add: PdfParts): object =>
      fontDictionary(add, { name, font, widths, texts, content: subset.encode() }),
  };
};
