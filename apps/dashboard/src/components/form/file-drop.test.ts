import { expect, test } from 'vitest';
import { formatFileSize, plainlyNamed } from '#components/form/file-drop.tsx';

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

test('a chosen file loses what turns its name round, and nothing else', async () => {
  const given = new File(['1,2'], 'ligas\u202evsc.exe', { type: 'text/csv' });
  const named = plainlyNamed(given);
  expect([named.name, named.type, await named.text()]).toEqual(['ligasvsc.exe', 'text/csv', '1,2']);
  const plain = new File([''], 'ligas.csv');
  expect(plainlyNamed(plain)).toBe(plain);
});
