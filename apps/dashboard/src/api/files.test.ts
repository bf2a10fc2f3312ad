import { expect, test } from 'vitest';
import { fileNameOf, readBlob } from './files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const answerOf = (parts: readonly string[], headers: Record<string, string>): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(bytes(part));
        controller.close();
      },
    }),
    { headers: { 'Content-Type': 'text/csv', ...headers } },
  );

const read = async (parts: readonly string[], headers: Record<string, string> = {}) => {
  const told: (number | null)[][] = [];
  const blob = await readBlob(answerOf(parts, headers), (received, total) => told.push([received, total]));
  return { told, text: await blob.text(), type: blob.type };
};

test('it is told of as it comes, and arrives whole', async () => {
  const { told, text, type } = await read(['\uFEFFa,b\r\n', 'ñ,2\r\n'], { 'Content-Length': '14' });
  expect(told).toEqual([
    [0, 14],
    [8, 14],
    [14, 14],
  ]);
  expect([text, type]).toEqual(['a,b\r\nñ,2\r\n', 'text/csv']);
});

test.each<Record<string, string>>([
  {},
  { 'Content-Length': 'x' },
  { 'Content-Length': '14', 'Content-Encoding': 'gzip' },
])('a length that is not known is none: %o', async (headers) => {
  expect((await read(['abc'], headers)).told).toEqual([
    [0, null],
    [3, null],
  ]);
});

test('who does not watch gets it too', async () => {
  expect(await (await readBlob(answerOf(['abc'], {}))).text()).toBe('abc');
});

test.each([
  ['attachment; filename="movimientos-1-2026-11-20.csv"', 'movimientos-1-2026-11-20.csv'],
  ['attachment; filename=a.csv; size=3', 'a.csv'],
  [`attachment; filename="a.csv"; filename*=UTF-8''librer%C3%ADa.csv`, 'librería.csv'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, null],
  ['inline', null],
  [null, null],
])('%s → %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
