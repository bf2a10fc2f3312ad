import { writeSync } from 'node:fs';
import { periodText } from '@pasarela/contracts/statements/statement-period';
import type { Snapshot } from '#database/streamed-rows.ts';
import { writeDocument } from './statement-document.ts';
import { noInk } from './statement-ink.ts';
import type { StatementSubject } from './statement-job.ts';
import { createPdf } from './statement-pdf.ts';
import { readFigures, readMovements } from './statement-reading.ts';
import { statementWords } from './statement-words.ts';

/** A document with more movements is written without accessibility tags, because tags keep every cell in memory. */
const maxTagged = 2_000;

/** Writes the statement of a month to a file, from one snapshot of the ledger. */
export const writeStatement = async (
  target: number,
  subject: StatementSubject,
  snapshot: Snapshot,
): Promise<void> => {
  const figures = readFigures(snapshot, subject);
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
