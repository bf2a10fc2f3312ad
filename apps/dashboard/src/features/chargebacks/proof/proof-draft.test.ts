import { expect, test } from 'vitest';
import { fileProblem, problemsByPlace, proofProblem } from './proof-draft.ts';

const megabyte = 1_024 * 1_024;

test.each([
  ['guia.pdf', 1, undefined],
  ['GUIA.PDF', 10 * megabyte, undefined],
  ['guia.pdf', 10 * megabyte + 1, 'file_size'],
  ['guia.pdf', 0, 'file_empty'],
  ['guia.doc', 1, 'file_name'],
  ['guia.pdf.exe', 1, 'file_name'],
  ['guia', 1, 'file_name'],
])('%s of %i bytes: %s', (name, size, code) => {
  expect(fileProblem({ name, size })?.code).toBe(code);
});

test('wants one to five', () => {
  expect([0, 1, 5, 6].map((count) => proofProblem(Array.from({ length: count })))).toEqual([
    'missing',
    undefined,
    undefined,
    'tooMany',
  ]);
});

test('finds the file that the server means', () => {
  const errors = [
    { field: 'files.1', code: 'file_type', message: 'uno' },
    { field: 'files', code: 'too_many', message: 'todos' },
    { field: 'files.10', code: 'file_type', message: 'diez' },
  ] as const;
  expect([...problemsByPlace(errors)]).toEqual([
    [1, 'uno'],
    [10, 'diez'],
  ]);
});
