import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { columns, exampleLine } from './file-columns.tsx';

const template = fileURLToPath(new URL('../../../../../api/static/CaptureLineLayout.csv', import.meta.url));

test('the columns are those of the template, in its order, and each example is in a line of it', () => {
  const [names = [], ...lines] = readFileSync(template, 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  expect(columns).toEqual(names);
  for (const [place, column] of columns.entries())
    expect([column, lines.map((cells) => cells[place])]).toEqual([
      column,
      expect.arrayContaining([exampleLine[column]]),
    ]);
});
