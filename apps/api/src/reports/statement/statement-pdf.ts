import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { createFace, type FaceName, type Outline, type PdfParts } from './statement-face.ts';
import { type Colour, colours, type Ink, type Line, sheet } from './statement-ink.ts';

export type PdfFacts = {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: number;
  /** Whether the document has accessibility tags, which keep every cell in memory until the end. */
  readonly tagged: boolean;
};

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

/** Creates a PDF that is sent while it is written; only the current page is in memory. Equal content gives equal bytes. */
export const createPdf = (facts: PdfFacts, send: (piece: Uint8Array) => void) => {
  const { title, language, issuedAt, tagged } = facts;
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    // Without it pdfkit reads Helvetica from a file of its own, which the document does not use.
    font: '',
    pdfVersion: '1.7',
    tagged,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Pasarela',
      Creator: 'Pasarela',
      Producer: 'Pasarela',
      CreationDate: new Date(issuedAt),
    },
  });
  document.on('data', send);
  const root = tagged ? document.struct('Document') : undefined;
  if (root) document.addStructure(root);
  const opened = root ? [root] : [];
  const faces = { plain: createFace('plain'), bold: createFace('bold') };
  const dictionaries = { plain: document.ref({}), bold: document.ref({}) };
  // The current colours of the page, which stay set until they are changed.
  let filled: Colour | undefined;
  let ruled: boolean | undefined;

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
  const unsaid = (draw: () => void): void => {
    if (tagged) document.markContent('Artifact', { type: 'Layout' });
    draw();
    if (tagged) document.endMarkedContent();
  };
  const writeAll = (lines: readonly Line[]): void => {
    for (const line of lines) write(line);
  };
  let watermark: object | undefined;
  /** The watermark is one object that every page draws, because its outlines are large. */
  const watermarkOf = (text: string): object => {
    const { path, box, width, unitsPerEm } = faces.bold.outline(text);
    const part = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box,
      Matrix: acrossTheSheet({ width, unitsPerEm }),
      Resources: {},
    });
    part.end(`${path}f`);
    return part;
  };
  const ink: Ink = {
    beginPage: async () => {
      document.addPage();
      filled = undefined;
      ruled = undefined;
      for (const name of ['plain', 'bold'] as const)
        document.page.fonts[resources[name]] = dictionaries[name];
      await turn();
    },
    open: (type) => {
      const parent = opened.at(-1);
      if (!parent) return;
      const part = document.struct(type);
      parent.add(part);
      opened.push(part);
    },
    close: () => {
      if (opened.length > 1) opened.pop()?.end();
    },
    part: (type, lines) => {
      const parent = opened.at(-1);
      if (!parent) {
        writeAll(lines);
        return;
      }
      // An empty cell still needs its structure element.
      const isBlank = lines.every(({ text }) => text === '');
      const part = isBlank ? document.struct(type) : document.struct(type, {}, () => writeAll(lines));
      parent.add(part);
      part.end();
    },
    ornament: (lines) => unsaid(() => writeAll(lines)),
    rule: (y, strong = false) =>
      unsaid(() => {
        if (ruled !== strong)
          document.lineWidth(strong ? 0.8 : 0.4).strokeColor(colours[strong ? 'soft' : 'line']);
        ruled = strong;
        document.moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
      }),
    box: ({ x, y, width, height }, colour) =>
      unsaid(() => {
        fill(colour);
        document.roundedRect(x, y, width, height, 3).fill();
      }),
    watermark: (text) =>
      unsaid(() => {
        watermark ??= watermarkOf(text);
        document.page.xobjects.Watermark = watermark;
        fill('watermark');
        document.addContent('/Watermark Do');
      }),
  };
  const add: PdfParts = (data, content) => {
    const part = document.ref(data);
    part.end(content);
    return part;
  };
  return {
    ink,
    end: async (): Promise<void> => {
      root?.end();
      for (const name of ['plain', 'bold'] as const) {
        Object.assign(dictionaries[name].data, faces[name].embed(add));
        dictionaries[name].end(undefined);
      }
      const ended = once(document, 'end');
      document.end();
      await ended;
    },
  };
};
