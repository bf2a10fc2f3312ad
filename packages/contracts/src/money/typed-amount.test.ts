import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAmount } from './money.ts';
import { readTypedAmount } from './typed-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['350', 350],
    [' 350.55 ', 350.55],
    ['350.', 350],
    ['50,5', 50.5],
    ['50,', 50],
    ['0,50', 0.5],
    ['1500,50', 1_500.5],
    ['1,234', 1_234],
    ['1,234.5', 1_234.5],
    ['1,234,567.89', 1_234_567.89],
    ['1 234.50', 1_234.5],
    ['1\u00a0234,5', 1_234.5],
    ['1.234,50', 1_234.5],
    ['1.234.567,8', 1_234_567.8],
    ['$1,500.50', 1_500.5],
    ['$ 20', 20],
    ['$1,234.50 MXN', 1_234.5],
    ['1000000', 1_000_000],
    ['0', 0],
  ])('“%s” is read as %s', (text, amount) => {
    expect(readTypedAmount(text)).toBe(amount);
  });

  it.each([
    ['a fraction of a centavo', '0.005', 0.005],
    ['a point that stands where none does between thousands', '1234.567', 1_234.567],
    ['more decimals than a group has', '1.0005', 1.0005],
  ])('keeps %s, for the rules to name', (_, text, amount) => {
    expect(readTypedAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '$',
    'mil',
    '-5',
    '+5',
    '1e3',
    '.5',
    ',5',
    '50,5,5',
    '1,23,456',
    '1,234,56',
    '1234,567',
    '0,500',
    '1.000',
    '25.000',
    '12.345',
    '1.234.567',
    '1,234.5,6',
    '1 23',
    '12 ,50',
    '٣٥٠',
    'USD 5',
  ])('“%s” is none, and not read as another', (text) => {
    expect(readTypedAmount(text)).toBeUndefined();
  });

  const centavos = fc.integer({ min: 0, max: 100_000_000 });
  const decimals = (amount: number) => amount.toFixed(2);
  const grouped = (amount: number, between: string) =>
    (decimals(amount).split('.')[0] ?? '').replace(/\B(?=(\d{3})+$)/g, between);

  it.each([
    ['a point before the decimals', (amount: number) => decimals(amount)],
    ['a comma before the decimals', (amount: number) => decimals(amount).replace('.', ',')],
    ['commas between thousands', (amount: number) => `${grouped(amount, ',')}.${decimals(amount).slice(-2)}`],
    ['spaces between thousands', (amount: number) => `${grouped(amount, ' ')}.${decimals(amount).slice(-2)}`],
    ['points between thousands', (amount: number) => `${grouped(amount, '.')},${decimals(amount).slice(-2)}`],
    ['our own form', (amount: number) => `$${grouped(amount, ',')}.${decimals(amount).slice(-2)} MXN`],
  ])('is the same amount with %s', (_, write) => {
    fc.assert(
      fc.property(centavos, (whole) => {
        expect(readTypedAmount(write(toAmount(whole)))).toBe(toAmount(whole));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is never ten times as much or more: only three figures after a separator make thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }), (whole, rest) => {
        const read = readTypedAmount(`${whole},${rest}`);
        const figures = String(rest).length;
        if (figures <= 2) expect(read).toBe(Number(`${whole}.${rest}`));
        else if (figures === 3 && whole > 0 && whole < 1_000) expect(read).toBe(whole * 1_000 + rest);
        else expect(read).toBeUndefined();
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
