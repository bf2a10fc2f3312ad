import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { colours, type Ink, type Line, sheet } from './statement-ink.ts';
import { writtenText } from './statement-texts.ts';

export type PdfFacts = {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: number;
  /** Whether its parts are named, for those who do not see it: that costs ten times the memory. */
  readonly tagged: boolean;
};

const faces = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
/** Smaller than this nobody reads. */
const leastSize = 4;

/**
 * A PDF that leaves in pieces while it is written: of its pages only the one at work is held. Its faces are among those that every
 * reader of PDF has, so that none is embedded, and the same content makes the same bytes.
 */
export const createPdf = (facts: PdfFacts, send: (piece: Uint8Array) => void) => {
  const { title, language, issuedAt, tagged } = facts;
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Pasarela', Creator: 'Pasarela', CreationDate: new Date(issuedAt) },
  });
  document.on('data', send);
  const root = tagged ? document.struct('Document') : undefined;
  if (root) document.addStructure(root);
  const opened = root ? [root] : [];

  const write = ({ text, x, y, size, right, width, bold = false, colour = 'ink' }: Line): void => {
    if (text === '') return;
    const shown = writtenText(text);
    document.font(bold ? faces.bold : faces.plain).fontSize(size);
    let wide = document.widthOfString(shown);
    if (width !== undefined && wide > width) {
      document.fontSize(Math.max(leastSize, (size * width) / wide));
      wide = document.widthOfString(shown);
    }
    const at = right === undefined ? x : right - wide;
    document.fillColor(colours[colour]).text(shown, at, y, { lineBreak: false });
  };
  const unsaid = (draw: () => void): void => {
    if (tagged) document.markContent('Artifact', { type: 'Layout' });
    draw();
    if (tagged) document.endMarkedContent();
  };
  const ink: Ink = {
    beginPage: async () => {
      document.addPage();
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
      const draw = (): void => lines.forEach(write);
      const parent = opened.at(-1);
      if (!parent) {
        draw();
        return;
      }
      // A cell without text is there all the same.
      const filled = lines.some(({ text }) => text !== '');
      const part = filled ? document.struct(type, {}, draw) : document.struct(type);
      parent.add(part);
      part.end();
    },
    ornament: (lines) => unsaid(() => lines.forEach(write)),
    rule: (y, strong = false) =>
      unsaid(() => {
        document
          .lineWidth(strong ? 0.8 : 0.4)
          .moveTo(sheet.left, y)
          .lineTo(sheet.right, y)
          .stroke(strong ? colours.soft : colours.line);
      }),
    box: (x, y, width, height, fill) =>
      unsaid(() => {
        document.roundedRect(x, y, width, height, 3).fill(colours[fill]);
      }),
    watermark: (text) =>
      unsaid(() => {
        const centre: [number, number] = [sheet.width / 2, sheet.height / 2];
        document.save().rotate(-52, { origin: centre });
        document.font(faces.bold).fontSize(76).fillColor(colours.watermark);
        const wide = document.widthOfString(text);
        document.text(text, centre[0] - wide / 2, centre[1] - 38, { lineBreak: false }).restore();
      }),
  };
  return {
    ink,
    end: async (): Promise<void> => {
      root?.end();
      const ended = once(document, 'end');
      document.end();
      await ended;
    },
  };
};
