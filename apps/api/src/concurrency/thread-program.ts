import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Said } from './worker-threads.ts';

/** Between 0, as everybody, and 19, after everybody else. */
const niceness = 10;

/**
 * Lets the thread that answers requests go first where both want the same processor. Only Linux names the thread; elsewhere it
 * stays as it is.
 */
const giveWay = (): void => {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // The work is done all the same.
  }
};

const failureOf = (error: unknown) => ({
  message: String(error),
  ...(error instanceof Error && 'code' in error ? { code: error.code } : {}),
  ...(error instanceof Error && 'syscall' in error ? { syscall: error.syscall } : {}),
});

/** What a thread runs: takes jobs one after the other and says what came of each. */
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
