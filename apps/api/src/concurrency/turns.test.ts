import { expect, it } from 'vitest';
import { createTurns, TooManyWaiting } from './turns.ts';

it('lets so many work, so many wait, and refuses the rest at once', async () => {
  const inTurn = createTurns(2, 3);
  const finish: (() => void)[] = [];
  const order: number[] = [];
  const work = (index: number) =>
    inTurn(async () => {
      order.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      return index;
    });
  const taken = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toBeInstanceOf(TooManyWaiting);
  expect(order).toEqual([0, 1]);
  while (order.length < 5) {
    finish.shift()?.();
    await Promise.resolve();
  }
  for (const end of finish) end();
  expect(await Promise.all(taken)).toEqual([0, 1, 2, 3, 4]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});
