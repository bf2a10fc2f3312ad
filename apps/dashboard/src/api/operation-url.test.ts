import { expect, test } from 'vitest';
import { fillPath, operationUrl } from './operation-url.ts';

test('parameters are filled into the path and escaped', () => {
  expect(fillPath('/transaction/summary/{idCompany}/{period}', { idCompany: 1, period: '0-D' })).toBe(
    '/transaction/summary/1/0-D',
  );
  expect(fillPath('/x/{name}', { name: 'a/b?c' })).toBe('/x/a%2Fb%3Fc');
});

test('a parameter that is missing is an error, not the word undefined', () => {
  expect(() => fillPath('/x/{name}', {})).toThrow('name cannot stand in an address');
});

test('what is empty is left out of the query', () => {
  expect(
    operationUrl('/transaction', undefined, {
      idCompany: 1,
      email: '',
      referenceNumber: undefined,
      initDate: '2026/11/20',
    }),
  ).toBe('/api/transaction?idCompany=1&initDate=2026%2F11%2F20');
  expect(operationUrl('/setting/settingssite')).toBe('/api/setting/settingssite');
});
