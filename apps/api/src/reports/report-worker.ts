import { closeSync, openSync, writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { streamRows } from '#database/streamed-rows.ts';
import { byteOrderMark } from './csv.ts';
import { type ReportJob, reportFormats } from './report-formats.ts';

const chunk = 128 * 1_024;

/** Writes one report to its file. Rows come one by one and leave in chunks: memory stays flat, whatever the size. */
const write = async ({ format, url, file, statement, headings, language }: ReportJob): Promise<number> => {
  const line = reportFormats[format](language);
  const target = openSync(file, 'wx', 0o600);
  let count = 0;
  try {
    let text = byteOrderMark + headings;
    for (const row of await streamRows(url, statement)) {
      text += line(row);
      count += 1;
      if (text.length >= chunk) {
        writeSync(target, text);
        text = '';
      }
    }
    writeSync(target, text);
  } finally {
    closeSync(target);
  }
  return count;
};

parentPort?.on('message', (job: ReportJob) => {
  write(job).then(
    (rows) => parentPort?.postMessage({ rows }),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }),
  );
});
