import { expect, test } from 'vitest';
import { amountText, formatCount, formatMoney } from '#components/money/money-format.ts';

test('amounts have two decimals and thousands separators', { tags: ['PORTAL-47'] }, () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(1_000_000)).toBe('$1,000,000.00');
  expect(formatMoney(0.1 + 0.2)).toBe('$0.30');
});

test('what is owed carries its sign, nothing does not', () => {
  expect(formatMoney(-174)).toBe('−$174.00');
  expect(formatMoney(-0)).toBe('$0.00');
});

test('the text of an amount field has no sign', () => {
  expect(amountText(1234.5)).toBe('1,234.50');
});

test('another culture keeps the symbol of the peso', () => {
  expect(formatMoney(1234.5, 'en-US')).toBe('$1,234.50');
});

test('counts have thousands separators', () => {
  expect(formatCount(1234)).toBe('1,234');
  expect(formatCount(7)).toBe('7');
});
