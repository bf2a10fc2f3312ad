import { expect, test, vi } from 'vitest';
import { eventText, readEvents } from './events.ts';

const bodyOf = (...pieces: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

const dataOf = async (body: ReadableStream<Uint8Array> | null): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for await (const data of readEvents(body)) found.push(data);
  return found;
};

test('events are read as they were written, wherever the text is cut', async () => {
  const text = [{ version: '1' }, 'ñ', null].map((data) => eventText(JSON.stringify(data))).join('');
  expect(await dataOf(bodyOf(text))).toEqual([{ version: '1' }, 'ñ', null]);
  expect(await dataOf(bodyOf(...text))).toEqual([{ version: '1' }, 'ñ', null]);
});

test('comments and an event that is cut off are no data', async () => {
  expect(await dataOf(bodyOf(': there\n\n', 'data: 1\n\n', 'data: 2'))).toEqual([1]);
  expect(await dataOf(null)).toEqual([]);
});

test('who stops reading ends the answer', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(eventText('1'))),
    cancel,
  });
  for await (const data of readEvents(body)) {
    expect(data).toBe(1);
    break;
  }
  expect(cancel).toHaveBeenCalledOnce();
});
