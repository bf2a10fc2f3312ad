import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileAnswer } from '#http/call.ts';
import type { ReportJob } from './report-formats.ts';

/** Reports that are written at the same time; the others wait. */
const mostAtOnce = 2;

/** Rows pass through; nothing of them is kept. */
const heap = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

const runWorker = (job: ReportJob): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { resourceLimits: heap });
    worker.once('error', reject);
    worker.once('message', (answer: { failure?: string }) => {
      void worker.terminate();
      if (answer.failure === undefined) resolve();
      else reject(new Error(answer.failure));
    });
    worker.postMessage(job);
  });

/**
 * Writes reports in a thread of their own, to a temporary file, and only then sends them: a slow download never holds a
 * transaction open, and the requests of others never wait.
 */
export const createReports = () => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const inTurn = async (job: ReportJob): Promise<void> => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      await runWorker(job);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    csv: async (fileName: string, job: Omit<ReportJob, 'file'>): Promise<FileAnswer> => {
      const folder = await mkdtemp(join(tmpdir(), 'pasarela-report-'));
      const discard = (): void => void rm(folder, { recursive: true, force: true });
      try {
        const file = join(folder, 'report.csv');
        await inTurn({ ...job, file });
        const stream = createReadStream(file);
        stream.once('close', discard);
        return { fileName, contentType: 'text/csv; charset=utf-8', stream };
      } catch (error) {
        discard();
        throw error;
      }
    },
  };
};

export type Reports = ReturnType<typeof createReports>;
