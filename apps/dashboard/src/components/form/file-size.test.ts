import { expect, test } from 'vitest';
import { formatFileSize } from '#components/form/file-size.ts';

test.each([
  [0, '0 B'],
  [812, '812 B'],
  [1_024, '1 KB'],
  [34_700, '34 KB'],
  [2_516_582, '2.4 MB'],
  [10 * 1_024 * 1_024, '10.0 MB'],
])('%i → %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
