import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTurns } from '#concurrency/turns.ts';
import { createThreads } from '#concurrency/worker-threads.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { isUnavailable } from '#database/database-errors.ts';
import { Refusal } from '#errors/refusal.ts';
import { programFile } from '#installation/installed-files.ts';
import type { CsvJob, ReportJob } from './report-formats.ts';
import type { StatementJob } from './statement/statement-job.ts';

/** The number of reports that are written at the same time; further ones wait. */
const maxAtOnce = 2;

/** The memory limit of the report thread. It can be low, because rows are not kept in memory. */
const heap = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Turns a full disk or an unreadable database into a temporary refusal (`service_unavailable`). */
const passing = (error: unknown): unknown =>
  isFileError(error) || isUnavailable(error)
    ? Object.assign(new Refusal('service_unavailable'), { cause: error })
    : error;

/** A job without its file. */
type UnplacedJob = Omit<CsvJob, 'file'> | Omit<StatementJob, 'file'>;

/**
 * Writes reports in a thread of their own, to a temporary file, and only then sends them: a slow download never holds a
 * transaction open, and the requests of others never wait. Who leaves gives up the turn, and what was written for them.
 */
export const createReports = () => {
  const inTurn = createTurns(maxAtOnce);
  const threads = createThreads<ReportJob, void>(programFile('report-worker'), heap);

  /** Writes a report to a temporary file. The file is unlinked once it is open, so it never outlives the process. */
  const writeFile = async (job: UnplacedJob, signal: AbortSignal): Promise<FileHandle> => {
    const folder = await mkdtemp(join(tmpdir(), 'pasarela-report-'));
    try {
      const file = join(folder, 'report');
      const handle = await open(file, 'wx+', 0o600);
      try {
        signal.throwIfAborted();
        await threads.run({ job: { ...job, file }, signal });
        return handle;
      } catch (error) {
        await handle.close();
        throw error;
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** Returns the written report as a stream with its size, so that the client can show the progress of the download. */
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
    /** Ends the idle report threads. */
    close: threads.close,
  };
};

export type Reports = ReturnType<typeof createReports>;
