import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLoopShare } from './loop-share.ts';

it('lets so many pass in each turn of the loop, the first first', async () => {
  const share = createLoopShare(2);
  const passed: number[] = [];
  for (const number of [1, 2, 3, 4, 5]) void share().then(() => passed.push(number));
  await Promise.resolve();
  expect(passed).toEqual([1, 2]);
  await setImmediate();
  expect(passed).toEqual([1, 2, 3, 4]);
  // A new caller waits behind the earlier ones.
  void share().then(() => passed.push(6));
  await setImmediate();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  await setImmediate();
  void share().then(() => passed.push(7));
  await Promise.resolve();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
