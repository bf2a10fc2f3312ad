import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { periodText } from '@pasarela/contracts/statements/statement-period';
import PDFDocument from 'pdfkit';
import type { Snapshot } from '#database/engine/streamed-rows.ts';
import { createInk } from './pdf-ink.ts';
import { createPen } from './pdf-pen.ts';
import { writeDocument } from './statement-document.ts';
import { noInk, sheet } from './statement-ink.ts';
import type { StatementSubject } from './statement-job.ts';
import { readFigures, readMovements } from './statement-reading.ts';
import { statementWords } from './statement-words.ts';

type PdfFacts = {
  readonly title: string;
  readonly language: string;
  readonly issuedAt: number;
  /** Whether the document has accessibility tags, which keep every cell in memory until the end. */
  readonly tagged: boolean;
};

/** Creates a PDF that is sent while it is written; only the current page is in memory. Equal content gives equal bytes. */
const createPdf = (facts: PdfFacts, send: (piece: Uint8Array) => void) => {
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

/** A document with more movements is written without accessibility tags, because tags keep every cell in memory. */
const maxTagged = 2_000;

/** Writes the statement of a month to a file, from one snapshot of the ledger. */
export const writeStatement = async (
  target: number,
  subject: StatementSubject,
  snapshot: Snapshot,
): Promise<void> => {
  const figures = await readFigures(snapshot, subject);
  const document = { subject, figures };
  const pages = await writeDocument(document, noInk, 0);
  const { businessName, period, language, issuedAt } = subject;
  const title = [statementWords[language].title, businessName, periodText(period, language)];
  const pdf = createPdf(
    {
      title: title.join(' · '),
      language: language === 'es' ? 'es-MX' : 'en',
      issuedAt,
      tagged: figures.movements <= maxTagged,
    },
    (piece) => writeSync(target, piece),
  );
  await writeDocument(document, pdf.ink, pages, readMovements(snapshot, subject));
  await pdf.end();
};
