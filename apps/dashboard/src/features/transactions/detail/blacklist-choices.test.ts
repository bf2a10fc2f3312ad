import { expect, it } from 'vitest';
import { blacklistChoices } from './blacklist-choices.ts';

it('offers what a transaction has', () => {
  const card = { cardBrand: 'Visa', account: '424242******4242' };
  const email = { field: 'email', value: 'ana@example.com' };
  expect(blacklistChoices({ custormerEmail: 'ana@example.com', payerIp: '203.0.113.7', ...card })).toEqual([
    email,
    { field: 'ip', value: '203.0.113.7' },
    { field: 'card', value: 'Visa ···· 4242' },
  ]);
  const cash = { payerIp: null, cardBrand: null, account: null };
  expect(blacklistChoices({ custormerEmail: 'ana@example.com', ...cash })).toEqual([email]);
  expect(blacklistChoices({ custormerEmail: '', ...cash })).toEqual([]);
});
