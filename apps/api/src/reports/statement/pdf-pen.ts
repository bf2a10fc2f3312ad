import type PDFDocument from 'pdfkit';
import { createFace, type FaceName, type Outline, type PdfParts } from './statement-face.ts';
import { type Colour, colours, type Line, sheet } from './statement-ink.ts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

const resources: Readonly<Record<FaceName, string>> = { plain: 'Plain', bold: 'Bold' };
/** The distance from the top of a line to its baseline, as a fraction of the font size. */
const baseline = 0.72;
/** The smallest legible font size, in points. */
const minSize = 4;
const rounded = (n: number): string => String(Math.round(n * 100) / 100);

const watermarkSize = 76;
const watermarkAngle = (-52 * Math.PI) / 180;

/** Maps font units (y up) to page points (y down), with the centre of the text in the centre of the page. */
const acrossTheSheet = ({ width, unitsPerEm }: Pick<Outline, 'width' | 'unitsPerEm'>): readonly number[] => {
  const scale = watermarkSize / unitsPerEm;
  const [cos, sin] = [Math.cos(watermarkAngle), Math.sin(watermarkAngle)];
  const [left, down] = [(-width * scale) / 2, watermarkSize * (baseline - 0.5)];
  return [
    ...[cos * scale, sin * scale, sin * scale, -cos * scale],
    ...[sheet.width / 2 + cos * left - sin * down, sheet.height / 2 + sin * left + cos * down],
  ];
};

/** Adds an object to a PDF and returns its reference. */
const partsOf =
  (document: PdfDocument): PdfParts =>
  (data, content) => {
    const part = document.ref(data);
    part.end(content);
    return part;
  };

/** Writes text on the current page of a PDF and embeds only the letters that are used. */
export const createPen = (document: PdfDocument) => {
  const faces = { plain: createFace('plain'), bold: createFace('bold') };
  const dictionaries = { plain: document.ref({}), bold: document.ref({}) };
  const names = Object.keys(resources) as FaceName[];
  /** The current fill colour; a page keeps it until it is changed. */
  let filled: Colour | undefined;

  const fill = (colour: Colour): void => {
    if (filled !== colour) document.fillColor(colours[colour]);
    filled = colour;
  };
  const write = ({ text, x, y, size, right, width, bold = false, colour = 'ink' }: Line): void => {
    if (text === '') return;
    const face = bold ? 'bold' : 'plain';
    const set = faces[face].set(text);
    const fits = width === undefined ? size : Math.min(size, width / set.width);
    const fitted = Math.max(minSize, fits);
    const at = right === undefined ? x : right - set.width * fitted;
    // A space ends every line, so that screen readers do not join a label with the value after it.
    const numbers = set.numbers + faces[face].set(' ').numbers;
    fill(colour);
    document.addContent(
      `BT /${resources[face]} ${rounded(fitted)} Tf 1 0 0 -1 ${rounded(at)} ${rounded(y + size * baseline)} Tm <${numbers}> Tj ET`,
    );
  };
  return {
    fill,

    writeAll: (lines: readonly Line[]): void => {
      for (const line of lines) write(line);
    },

    /** Prepares a new page, which has no fill colour and no fonts yet. */
    beginPage: (): void => {
      filled = undefined;
      for (const name of names) document.page.fonts[resources[name]] = dictionaries[name];
    },

    /** A large text across the page. It is one object that every page refers to, because its outlines take much space. */
    watermark: (text: string): object => {
      const { path, box, width, unitsPerEm } = faces.bold.outline(text);
      return partsOf(document)(
        {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: box,
          Matrix: acrossTheSheet({ width, unitsPerEm }),
          Resources: {},
        },
        `${path}f`,
      );
    },

    /** Adds the fonts to the document, once all text is written. */
    end: (): void => {
      for (const name of names) {
        Object.assign(dictionaries[name].data, faces[name].embed(partsOf(document)));
        dictionaries[name].end(undefined);
      }
    },
  };
};

export type Pen = ReturnType<typeof createPen>;
