import { expect, it } from 'vitest';
import { plainFileName } from './file-names.ts';

it.each([
  ['guía de entrega (2).pdf', 'guía de entrega (2).pdf'],
  ['فاتورة.pdf', 'فاتورة.pdf'],
  ['guia\u202efdp.exe', 'guiafdp.exe'],
  ['\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069\u200e\u200f\u061ca.csv', 'a.csv'],
  ['a\u0000\r\n\t\u007f\u0085\u2028\u2029.csv', 'a.csv'],
  ['\u202e\n', 'file'],
  ['', 'file'],
])('%j is shown as %j', (given, shown) => {
  expect(plainFileName(given)).toBe(shown);
});
