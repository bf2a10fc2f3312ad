import { Worker } from 'node:worker_threads';
import type { ReportJob, ReportOutcome } from './report-formats.ts';

/** Rows pass through a report; none of them is kept. */
const heap = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

/** A thread takes 0.3 s of the processor to load its modules, so it stays for the next report: this long, in milliseconds. */
const keptFor = 10_000;

/** What a thread does while it has a report to write. */
type Attempt = {
  readonly written: () => void;
  readonly failed: (error: unknown) => void;
};

/** A thread with the report that it is writing, or with the timer that ends it while it has none. */
type ReportWorker = {
  readonly thread: Worker;
  attempt?: Attempt;
  end?: NodeJS.Timeout;
};

const failureOf = (failure: NonNullable<ReportOutcome['failure']>): Error =>
  Object.assign(new Error(failure.message), failure);

/** Threads that write reports. Whoever calls bounds how many run at once; each writes one report at a time. */
export const createReportWorkers = () => {
  const idle = new Set<ReportWorker>();

  const start = (): ReportWorker => {
    const thread = new Worker(new URL('./report-worker.ts', import.meta.url), { resourceLimits: heap });
    const worker: ReportWorker = { thread };
    let failure: unknown = new Error('a report ended before it was written');
    thread.on('error', (error) => {
      failure = error;
    });
    thread.on('exit', () => {
      idle.delete(worker);
      clearTimeout(worker.end);
      worker.attempt?.failed(failure);
    });
    thread.on('message', (outcome: ReportOutcome) => {
      if (outcome.failure) {
        failure = failureOf(outcome.failure);
        void thread.terminate();
        return;
      }
      const { attempt } = worker;
      delete worker.attempt;
      rest(worker);
      attempt?.written();
    });
    return worker;
  };

  const rest = (worker: ReportWorker): void => {
    worker.thread.unref();
    worker.end = setTimeout(() => void worker.thread.terminate(), keptFor).unref();
    idle.add(worker);
  };

  const take = (): ReportWorker => {
    const [worker = start()] = idle;
    idle.delete(worker);
    clearTimeout(worker.end);
    worker.thread.ref();
    return worker;
  };

  return {
    /** Writes a report. When it settles with an error, its thread has ended: nobody writes to the file after that. */
    run: async (job: ReportJob, signal: AbortSignal): Promise<void> => {
      const worker = take();
      const leave = (): void => void worker.thread.terminate();
      signal.addEventListener('abort', leave, { once: true });
      try {
        await new Promise<void>((written, failed) => {
          worker.attempt = { written, failed };
          worker.thread.postMessage(job);
        });
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },

    /** Ends the threads that wait for a report. */
    close: async (): Promise<void> => {
      await Promise.all([...idle].map(({ thread }) => thread.terminate()));
    },
  };
};
