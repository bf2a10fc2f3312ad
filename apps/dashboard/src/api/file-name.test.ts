import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

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
