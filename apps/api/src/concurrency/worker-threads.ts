import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

/** How long an idle thread is kept for further work, in milliseconds. Starting one costs 0.3 s of processor time. */
const keptFor = 10_000;

/** A message of a thread: its progress, its result or its failure. */
export type Said<Result, Progress> =
  | { readonly progress: Progress }
  | { readonly result: Result }
  | { readonly failure: Readonly<Record<string, unknown>> & { readonly message: string } };

/** A thread with its current work or, while it is idle, with the timer that ends it. */
type Thread<Result, Progress> = {
  readonly worker: Worker;
  work?: {
    readonly done: (result: Result) => void;
    readonly failed: (error: unknown) => void;
    readonly onProgress: (progress: Progress) => void;
  };
  end?: NodeJS.Timeout;
};

export type ThreadWork<Job, Progress> = {
  readonly job: Job;
  /** The objects that are transferred to the thread instead of copied. */
  readonly transfer?: readonly Transferable[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

const never = new AbortController().signal;

/** Starts a thread; `onRest` is called after each piece of its work, `onExit` when it has ended. */
const startThread = <Result, Progress>(
  worker: Worker,
  onRest: (thread: Thread<Result, Progress>) => void,
  onExit: (thread: Thread<Result, Progress>) => void,
): Thread<Result, Progress> => {
  const thread: Thread<Result, Progress> = { worker };
  let failure: unknown = new Error('a thread ended before its work was done');
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('exit', () => {
    onExit(thread);
    thread.work?.failed(failure);
  });
  worker.on('message', (said: Said<Result, Progress>) => {
    if ('progress' in said) {
      thread.work?.onProgress(said.progress);
      return;
    }
    if ('failure' in said) {
      failure = Object.assign(new Error(said.failure.message), said.failure);
      void worker.terminate();
      return;
    }
    const { work } = thread;
    delete thread.work;
    onRest(thread);
    work?.done(said.result);
  });
  return thread;
};

/**
 * Worker threads that run a program, one job at a time each, so that long work does not block the main thread. The caller must
 * limit the number of concurrent jobs.
 */
export const createThreads = <Job, Result, Progress = never>(
  program: URL,
  resourceLimits: ResourceLimits,
) => {
  const idle = new Set<Thread<Result, Progress>>();

  const forget = (thread: Thread<Result, Progress>): void => {
    idle.delete(thread);
    clearTimeout(thread.end);
  };

  const rest = (thread: Thread<Result, Progress>): void => {
    thread.worker.unref();
    thread.end = setTimeout(() => {
      // It ends some time after it is told to, and no work may be given to it meanwhile.
      forget(thread);
      void thread.worker.terminate();
    }, keptFor).unref();
    idle.add(thread);
  };

  const take = (): Thread<Result, Progress> => {
    const [thread = startThread(new Worker(program, { resourceLimits }), rest, forget)] = idle;
    forget(thread);
    thread.worker.ref();
    return thread;
  };

  return {
    /** Runs a job. After an error its thread has ended, and nothing more is done for the job. */
    run: async ({
      job,
      transfer = [],
      signal = never,
      onProgress = () => {},
    }: ThreadWork<Job, Progress>): Promise<Result> => {
      const thread = take();
      const leave = (): void => void thread.worker.terminate();
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await new Promise<Result>((done, failed) => {
          thread.work = { done, failed, onProgress };
          thread.worker.postMessage(job, transfer);
        });
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },

    /** Ends the idle threads. */
    close: async (): Promise<void> => {
      await Promise.all([...idle].map(({ worker }) => worker.terminate()));
    },
  };
};
