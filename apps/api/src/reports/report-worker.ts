import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { runJobs } from '#concurrency/thread-program.ts';
import { streamRows, withSnapshot } from '#database/engine/streamed-rows.ts';
import { byteOrderMark } from './csv.ts';
import { type CsvJob, type ReportJob, reportFormats } from './report-formats.ts';

const chunk = 128 * 1_024;

/** Writes a CSV file. Rows are read one by one and written in chunks, so memory use does not grow with the report. */
const writeCsv = async (
  target: number,
  { format, url, statement, headings, language }: CsvJob,
): Promise<void> => {
  const line = reportFormats[format](language);
  let text = byteOrderMark + headings;
  for await (const rows of streamRows(url, statement))
    for (const row of rows) {
      text += line(row);
      if (text.length < chunk) continue;
      writeSync(target, text);
      text = '';
    }
  writeSync(target, text);
};

/** Writes one report to its file. */
const write = async (job: ReportJob): Promise<void> => {
  const target = openSync(job.file, 'r+');
  try {
    rmSync(dirname(job.file), { recursive: true, force: true });
    if (job.format !== 'statement') return await writeCsv(target, job);
    // The PDF code is loaded only if a PDF is written.
    const { writeStatement } = await import('./statement/statement-file.ts');
    await withSnapshot(job.url, (snapshot) => writeStatement(target, job, snapshot));
  } finally {
    closeSync(target);
  }
};

runJobs(write);
