import { expect, test } from 'vitest';
import { plainlyNamed } from './plainly-named.ts';

test('a chosen file loses what turns its name round, and nothing else', async () => {
  const given = new File(['1,2'], 'ligas\u202evsc.exe', { type: 'text/csv' });
  const named = plainlyNamed(given);
  expect([named.name, named.type, await named.text()]).toEqual(['ligasvsc.exe', 'text/csv', '1,2']);
  const plain = new File([''], 'ligas.csv');
  expect(plainlyNamed(plain)).toBe(plain);
});
