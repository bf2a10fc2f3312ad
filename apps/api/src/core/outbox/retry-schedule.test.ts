import { expect, it } from 'vitest';
import { maxAttempts, retryAt } from './retry-schedule.ts';

it('tries again after growing pauses, eight times in all', () => {
  const pauses = Array.from(
    { length: maxAttempts },
    (_, failed) => retryAt(failed + 1, 0)?.getTime() ?? null,
  );
  expect(pauses).toEqual([5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000, 86_400_000, null]);
  expect(retryAt(3, 1_000)).toEqual(new Date(121_000));
});
