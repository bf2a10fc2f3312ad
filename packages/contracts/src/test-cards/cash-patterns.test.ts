import { expect, it } from 'vitest';
import { cashPaidAfter } from './cash-patterns.ts';

it.each([
  ['ana+pagado@example.com', 1_000],
  ['ANA+PAGADO@EXAMPLE.COM', 1_000],
  ['ana+pagado-luego@example.com', 21_600_000],
  ['ana+sin-pago@example.com', null],
  ['ana@example.com', null],
  ['pagado@example.com', null],
  ['ana@example.com+pagado', null],
])('a cash reference of %s is paid after %s', (email, after) => {
  expect(cashPaidAfter(email)).toBe(after);
});
