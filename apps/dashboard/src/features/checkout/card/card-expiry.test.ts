import { describe, expect, it, test } from 'vitest';
import { formatExpiry, isPastExpiry, readExpiry } from '#features/checkout/card/card-expiry.ts';

/** What the field shows after each key. */
const type = (keys: string): readonly string[] => {
  const shown: string[] = [];
  let text = '';
  for (const key of keys) {
    text = formatExpiry(text + key, text);
    shown.push(text);
  }
  return shown;
};

describe('typed', () => {
  it('writes the stroke by itself', () => {
    expect(type('1230')).toEqual(['1', '12/', '12/3', '12/30']);
    expect(type('530')).toEqual(['05/', '05/3', '05/30']);
    expect(type('135')).toEqual(['1', '01/3', '01/35']);
  });

  it('takes the stroke of who types it', () => {
    expect(type('1/30')).toEqual(['1', '01/', '01/3', '01/30']);
    expect(type('12/30')).toEqual(['1', '12/', '12/', '12/3', '12/30']);
  });

  it('takes a year of four figures', () => {
    expect(type('122030').at(-1)).toBe('12/30');
    expect(type('12/2030')).toEqual(['1', '12/', '12/', '12/2', '12/20', '12/203', '12/30']);
  });

  it('takes no more than a year has', () => {
    expect(type('12309').at(-1)).toBe('12/30');
  });
});

it('is deleted key by key', () => {
  expect(formatExpiry('12/3', '12/30')).toBe('12/3');
  expect(formatExpiry('12/', '12/3')).toBe('12/');
  expect(formatExpiry('12', '12/')).toBe('12');
  expect(formatExpiry('1', '12')).toBe('1');
  expect(formatExpiry('', '1')).toBe('');
});

test.each([
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['12 / 30', '12/30'],
  ['1/30', '01/30'],
  ['1230', '12/30'],
  ['122030', '12/30'],
  ['12-2030', '12/30'],
  ['2030-12', '12/30'],
  ['2030-1', '01/30'],
  ['sin fecha', ''],
])('pasted or filled in, %s is %s', (text, written) => {
  expect(formatExpiry(text, '')).toBe(written);
});

test.each([
  ['12/30', { month: '12', year: '30' }],
  ['01/26', { month: '01', year: '26' }],
  ['13/30', undefined],
  ['00/30', undefined],
  ['12/3', undefined],
  ['12/', undefined],
  ['12/203', undefined],
  ['', undefined],
])('%s is read as %o', (text, expiry) => {
  expect(readExpiry(text)).toEqual(expiry);
});

test('a card is past from the first day after its month, in Mexico City', () => {
  expect(isPastExpiry('11/26', Date.parse('2026-12-01T05:59:59.999Z'))).toBe(false);
  expect(isPastExpiry('11/26', Date.parse('2026-12-01T06:00:00.000Z'))).toBe(true);
  expect(isPastExpiry('12/26', Date.parse('2027-01-15T18:00:00.000Z'))).toBe(true);
  expect(isPastExpiry('01/27', Date.parse('2027-01-15T18:00:00.000Z'))).toBe(false);
  expect(isPastExpiry('', Date.parse('2027-01-15T18:00:00.000Z'))).toBe(false);
});
