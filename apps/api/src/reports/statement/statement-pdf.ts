import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { createInk } from './pdf-ink.ts';
import { createPen } from './pdf-pen.ts';
import { sheet } from './statement-ink.ts';

export type PdfFacts = {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: number;
  /** Whether the document has accessibility tags, which keep every cell in memory until the end. */
  readonly tagged: boolean;
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
  const pen = createPen(document);
  return {
    ink: createInk(document, pen, root),
    end: async (): Promise<void> => {
      root?.end();
      pen.end();
      const ended = once(document, 'end');
      document.end();
      await ended;
    },
  };
};
