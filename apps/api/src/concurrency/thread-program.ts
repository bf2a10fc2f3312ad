import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Said } from './worker-threads.ts';

/** The nice value of the thread, between 0 (normal priority) and 19 (lowest). */
const niceness = 10;

/** Lowers the priority of this thread below that of the thread that answers requests. Works on Linux only. */
const giveWay = (): void => {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Without a lower priority the thread still does its work.
  }
};

const failureOf = (error: unknown) => ({
  message: String(error),
  ...(error instanceof Error && 'code' in error ? { code: error.code } : {}),
  ...(error instanceof Error && 'syscall' in error ? { syscall: error.syscall } : {}),
});

/** Runs in a worker thread: takes jobs one after the other and reports the result of each. */
export const runJobs = <Job, Result, Progress = never>(
  work: (job: Job, onProgress: (progress: Progress) => void) => Promise<Result>,
): void => {
  giveWay();
  const say = (said: Said<Result, Progress>): void => parentPort?.postMessage(said);
  parentPort?.on('message', (job: Job) => {
    work(job, (progress) => say({ progress })).then(
      (result) => say({ result }),
      (error: unknown) => say({ failure: failureOf(error) }),
    );
  });
};
