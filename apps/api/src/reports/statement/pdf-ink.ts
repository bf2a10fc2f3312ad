import { setImmediate as turn } from 'node:timers/promises';
import type { PdfDocument, Pen } from './pdf-pen.ts';
import { colours, type Ink, sheet } from './statement-ink.ts';

type Structure = ReturnType<PdfDocument['struct']>;

/** Draws on the pages of a PDF. `root`: the structure of a document with accessibility tags; undefined without them. */
export const createInk = (document: PdfDocument, pen: Pen, root: Structure | undefined): Ink => {
  const opened = root ? [root] : [];
  /** The line weight that is set on the current page (true: strong); a page keeps it until it is changed. */
  let ruled: boolean | undefined;
  let watermark: object | undefined;

  const unsaid = (draw: () => void): void => {
    if (root) document.markContent('Artifact', { type: 'Layout' });
    draw();
    if (root) document.endMarkedContent();
  };

  return {
    beginPage: async () => {
      document.addPage();
      pen.beginPage();
      ruled = undefined;
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
        pen.writeAll(lines);
        return;
      }
      // An empty cell still needs its structure element.
      const isBlank = lines.every(({ text }) => text === '');
      const part = isBlank ? document.struct(type) : document.struct(type, {}, () => pen.writeAll(lines));
      parent.add(part);
      part.end();
    },
    ornament: (lines) => unsaid(() => pen.writeAll(lines)),
    rule: (y, strong = false) =>
      unsaid(() => {
        if (ruled !== strong)
          document.lineWidth(strong ? 0.8 : 0.4).strokeColor(colours[strong ? 'soft' : 'line']);
        ruled = strong;
        document.moveTo(sheet.left, y).lineTo(sheet.right, y).stroke();
      }),
    box: ({ x, y, width, height }, colour) =>
      unsaid(() => {
        pen.fill(colour);
        document.roundedRect(x, y, width, height, 3).fill();
      }),
    watermark: (text) =>
      unsaid(() => {
        watermark ??= pen.watermark(text);
        document.page.xobjects.Watermark = watermark;
        pen.fill('watermark');
        document.addContent('/Watermark Do');
      }),
  };
};
