import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import type { Language } from '@pasarela/contracts/words/words';
import { createTurns } from '#concurrency/turns.ts';
import { createThreads } from '#concurrency/worker-threads.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { isUnavailable } from '#database/database-errors.ts';
import { Refusal } from '#errors/refusal.ts';
import { programFile } from '#installation/installed-files.ts';
import { accountNow } from '#time/real-clock.ts';
import { csvLine, textCell } from './csv.ts';
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
 * Writes reports to a temporary file in a worker thread and sends them afterwards, so that a slow download does not keep a
 * transaction open or delay other requests. If the client disconnects, its turn and its file are given up.
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

/** How a caller wants a report of rows. */
export type ReportRequest<Column extends string> = {
  /** The headings of the columns, where they are not the names of the columns. */
  readonly translations?: Partial<Record<Column, string | undefined>>;
  readonly language: Language;
  /** Aborted when the client no longer waits for the report. */
  readonly signal: AbortSignal;
};

type ReportedRows<Column extends string> = Pick<CsvJob, 'format' | 'statement'> & {
  readonly columns: readonly Column[];
};

/** Creates the report of an account's rows. Its file is named after the business and the day of the account's clock. */
export const createAccountReports =
  ({ clock, database }: Pick<Dependencies, 'clock' | 'database'>, reports: Reports) =>
  <Column extends string>(
    account: CallAccount,
    { format, statement, columns }: ReportedRows<Column>,
    { translations = {}, language, signal }: ReportRequest<Column>,
  ): Promise<FileAnswer> => {
    const day = toWireDay(accountNow(clock, account).getTime()).replaceAll('/', '-');
    const headings = csvLine(columns.map((column) => textCell(translations[column] ?? column)));
    const job = { format, url: database.url, statement, headings, language };
    return reports.csv(`${format}-${account.businessId}-${day}.csv`, job, signal);
  };
