import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { streamRows } from '#database/streamed-rows.ts';
import { byteOrderMark } from './csv.ts';
import { type ReportJob, type ReportOutcome, reportFormats } from './report-formats.ts';

const chunk = 128 * 1_024;

/** Writes one report to its file. Rows come one by one and leave in chunks: memory stays flat, whatever the size. */
const write = async ({ format, url, file, statement, headings, language }: ReportJob): Promise<void> => {
  const line = reportFormats[format](language);
  const target = openSync(file, 'r+');
  try {
    rmSync(dirname(file), { recursive: true, force: true });
    let text = byteOrderMark + headings;
    for (const row of await streamRows(url, statement)) {
      text += line(row);
      if (text.length >= chunk) {
        writeSync(target, text);
        text = '';
      }
    }
    writeSync(target, text);
  } finally {
    closeSync(target);
  }
};

const failureOf = (error: unknown): ReportOutcome['failure'] => ({
  message: String(error),
  ...(error instanceof Error && 'code' in error ? { code: error.code } : {}),
  ...(error instanceof Error && 'syscall' in error ? { syscall: error.syscall } : {}),
});

parentPort?.on('message', (job: ReportJob) => {
  const answer = (outcome: ReportOutcome): void => parentPort?.postMessage(outcome);
  write(job).then(
    () => answer({}),
    (error: unknown) => answer({ failure: failureOf(error) }),
  );
});
