import { afterEach, expect, it, vi } from 'vitest';
import { createThreads } from './worker-threads.ts';

const doubling = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => parentPort.postMessage({ result: 2 * job }));
  `)}`,
);

afterEach(() => vi.useRealTimers());

it('gives no work to a thread that has been idle for too long and is ending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = createThreads<number, number>(doubling, {});
  expect(await threads.run({ job: 4 })).toBe(8);
  vi.advanceTimersByTime(10_000);
  expect(await threads.run({ job: 21 })).toBe(42);
  await threads.close();
});
