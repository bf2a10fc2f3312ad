import { expect, it } from 'vitest';
import { askedUntil } from './patience.ts';

const atOnce = () => Promise.resolve();
/** Answers 1, 2, 3 … */
const counter = () => {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
};

it('asks until the answer is enough', async () => {
  const { signal } = new AbortController();
  expect(await askedUntil(counter(), (answer) => answer === 3, signal, atOnce)).toBe(3);
});

it('ends with the last answer when nothing comes', async () => {
  const { signal } = new AbortController();
  expect(await askedUntil(counter(), () => false, signal, atOnce)).toBe(20);
});

it('ends when it is given up', async () => {
  const controller = new AbortController();
  const ask = counter();
  const asked = await askedUntil(
    async () => {
      const answer = await ask();
      if (answer === 2) controller.abort();
      return answer;
    },
    () => false,
    controller.signal,
    atOnce,
  );
  expect(asked).toBe(2);
});
