import { expect, test } from 'vitest';
import { isAddressMissing } from './settings-query.ts';

const url = 'https://tienda.example/resultados';
const all = { urlResponseSuccess: url, urlResponseError: url, urlResponseDefault: url };

test('an address is missing until all three are set', () => {
  expect(isAddressMissing(all)).toBe(false);
  for (const name of Object.keys(all)) expect(isAddressMissing({ ...all, [name]: '' })).toBe(true);
});
