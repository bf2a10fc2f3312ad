import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWork } from './repeated-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works at once, and again so long after each end, an error or not', async () => {
  const errors: unknown[] = [];
  let times = 0;
  const stop = repeatWork(
    async () => {
      times += 1;
      if (times === 1) throw new Error('the first');
    },
    { every: 1_000, onError: (error) => errors.push(error) },
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  expect(errors).toEqual([new Error('the first')]);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toBe(2);
});

it('stops once the work that runs has ended, and tells it that it may', async () => {
  let finish: () => void = () => {};
  let isStopped: () => boolean = () => false;
  const stop = repeatWork(
    (stopped) => {
      isStopped = stopped;
      return new Promise<void>((done) => {
        finish = done;
      });
    },
    { every: 1_000, onError: () => {} },
  );
  await vi.advanceTimersByTimeAsync(0);
  let ended = false;
  const stopping = stop().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([isStopped(), ended]).toEqual([true, false]);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(vi.getTimerCount()).toBe(0);
});
