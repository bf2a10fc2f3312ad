import { expect, test } from 'vitest';
import { fileProblem, proofProblem } from './proof-draft.ts';

const megabyte = 1_024 * 1_024;

for (const [line, name, size, code] of [
  ['CHARGEBACK-27', 'guia.pdf', 1, undefined],
  ['CHARGEBACK-28', 'GUIA.PDF', 10 * megabyte, undefined],
  ['CHARGEBACK-28', 'guia.pdf', 10 * megabyte + 1, 'file_size'],
  ['CHARGEBACK-27', 'guia.pdf', 0, 'file_empty'],
  ['CHARGEBACK-27', 'guia.doc', 1, 'file_name'],
  ['CHARGEBACK-27', 'guia.pdf.exe', 1, 'file_name'],
  ['CHARGEBACK-27', 'guia', 1, 'file_name'],
] as const)
  test(`${name} of ${size} bytes: ${code}`, { tags: [line] }, () => {
    expect(fileProblem({ name, size })?.code).toBe(code);
  });

test('wants one to five', { tags: ['CHARGEBACK-27'] }, () => {
  expect([0, 1, 5, 6].map((count) => proofProblem(Array.from({ length: count })))).toEqual([
    'missing',
    undefined,
    undefined,
    'tooMany',
  ]);
});
