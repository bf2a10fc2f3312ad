import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTurns } from '#concurrency/turns.ts';
import { isUnavailable } from '#database/database-errors.ts';
import type { FileAnswer } from '#http/call.ts';
import { Refusal } from '#http/refusal.ts';
import type { CsvJob, ReportJob, ReportOutcome } from './report-formats.ts';
import type { StatementJob } from './statement/statement-job.ts';

/** Reports that are written at the same time; the others wait. */
const mostAtOnce = 2;

/** Rows pass through; nothing of them is kept. */
const heap = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** A full disk, or a database that cannot be read now: it passes, and is no mistake of ours. */
const passing = (error: unknown): unknown =>
  isFileError(error) || isUnavailable(error)
    ? Object.assign(new Refusal('service_unavailable'), { cause: error })
    : error;

/** Writes a report in a thread. Settles when the thread has ended: nobody writes to the file after that. */
const runWorker = (job: ReportJob, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { resourceLimits: heap });
    let failure: unknown = new Error('a report ended before it was written');
    const leave = (): void => {
      failure = signal.reason;
      void worker.terminate();
    };
    signal.addEventListener('abort', leave, { once: true });
    worker.once('error', (error) => {
      failure = error;
    });
    worker.once('message', (outcome: ReportOutcome) => {
      failure = outcome.failure && Object.assign(new Error(outcome.failure.message), outcome.failure);
      void worker.terminate();
    });
    worker.once('exit', () => {
      signal.removeEventListener('abort', leave);
      if (failure === undefined) resolve();
      else reject(failure);
    });
    worker.postMessage(job);
  });

/** A report that has no file yet. */
type UnplacedJob = Omit<CsvJob, 'file'> | Omit<StatementJob, 'file'>;

/** The file of a report. It loses its name as soon as it is open: however the process ends, nothing stays behind. */
const writeFile = async (job: UnplacedJob, signal: AbortSignal): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-report-'));
  try {
    const file = join(folder, 'report');
    const handle = await open(file, 'wx+', 0o600);
    try {
      signal.throwIfAborted();
      await runWorker({ ...job, file }, signal);
      return handle;
    } catch (error) {
      await handle.close();
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Writes reports in a thread of their own, to a temporary file, and only then sends them: a slow download never holds a
 * transaction open, and the requests of others never wait. Who leaves gives up the turn, and what was written for them.
 */
export const createReports = () => {
  const inTurn = createTurns(mostAtOnce);
  /** What was written, with its size: whoever waits for it can be told how much of it has come. */
  const written = async (
    job: UnplacedJob,
    signal: AbortSignal,
  ): Promise<Pick<FileAnswer, 'stream' | 'headers'>> => {
    const handle = await inTurn(() => writeFile(job, signal), { signal }).catch((error: unknown) => {
      throw passing(error);
    });
    const { size } = await handle.stat();
    return { stream: handle.createReadStream({ start: 0 }), headers: { 'content-length': String(size) } };
  };
  return {
    csv: async (fileName: string, job: Omit<CsvJob, 'file'>, signal: AbortSignal): Promise<FileAnswer> => ({
      fileName,
      contentType: 'text/csv; charset=utf-8',
      ...(await written(job, signal)),
    }),
    statement: async (
      fileName: string,
      job: Omit<StatementJob, 'file'>,
      signal: AbortSignal,
    ): Promise<FileAnswer> => ({
      fileName,
      contentType: 'application/pdf',
      ...(await written(job, signal)),
    }),
  };
};

export type Reports = ReturnType<typeof createReports>;
