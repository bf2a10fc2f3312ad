import { expect, it } from 'vitest';
import { createTurns, createTurnsOfEach, TooManyWaiting } from './turns.ts';

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

/** Work that runs until the test ends it; `begun` tells whether it has started. */
const heldWork = () => {
  const ending = Promise.withResolvers<void>();
  const state = { begun: false };
  const work = (): Promise<void> => {
    state.begun = true;
    return ending.promise;
  };
  return { work, state, end: ending.resolve };
};

it('gives as much room as there is, and nobody slips in before who waits for more of it', async () => {
  const inTurn = createTurns(10);
  const [large, more, little, tooMuch] = [heldWork(), heldWork(), heldWork(), heldWork()];
  const all = [
    inTurn(large.work, { room: 7 }),
    inTurn(more.work, { room: 5 }),
    inTurn(little.work, { room: 1 }),
    inTurn(tooMuch.work, { room: 99 }),
  ];
  const begun = () => [large, more, little, tooMuch].map(({ state }) => state.begun);
  await Promise.resolve();
  expect(begun()).toEqual([true, false, false, false]);
  large.end();
  await all[0];
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  more.end();
  little.end();
  await Promise.all([all[1], all[2]]);
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, true]);
  tooMuch.end();
  await all[3];
});

it('lets in who waits behind one that leaves the line', async () => {
  const inTurn = createTurns(10);
  const [first, leaving, behind] = [heldWork(), heldWork(), heldWork()];
  const gone = new AbortController();
  const held = inTurn(first.work, { room: 7 });
  const left = inTurn(leaving.work, { room: 5, signal: gone.signal });
  const last = inTurn(behind.work, { room: 2 });
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await Promise.resolve();
  expect([leaving.state.begun, behind.state.begun]).toEqual([false, true]);
  first.end();
  behind.end();
  await Promise.all([held, last]);
});

it('keeps nobody waiting for the turns of another', async () => {
  const inTurn = createTurnsOfEach(1, 1);
  const [own, next, other] = [heldWork(), heldWork(), heldWork()];
  const all = [inTurn('a', own.work), inTurn('a', next.work), inTurn('b', other.work)];
  await expect(inTurn('a', next.work)).rejects.toBeInstanceOf(TooManyWaiting);
  expect([own, next, other].map(({ state }) => state.begun)).toEqual([true, false, true]);
  for (const { end } of [own, next, other]) end();
  await Promise.all(all);
  expect(next.state.begun).toBe(true);
});
