import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  cardDigits,
  editCardNumber,
  formatCardNumber,
  formatExpiry,
  isPastExpiry,
  readExpiry,
} from './card-entry.ts';

test.each([
  ['4242 4242-4242 4242', '4242424242424242'],
  ['4242424242424242999', '4242424242424242'],
  ['3782 822463 10005 7', '378282246310005'],
  ['6011 1111 1111 1111 999', '6011111111111111999'],
  ['número: 4242', '4242'],
  ['', ''],
])('%s has the digits %s', (text, digits) => {
  expect(cardDigits(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['4', '4'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['3782', '3782'],
  ['37828', '3782 8'],
  ['378282246310005', '3782 822463 10005'],
])('%s is written %s', (digits, written) => {
  expect(formatCardNumber(digits)).toBe(written);
});

/** `|` is the caret. */
const edit = (before: string, after: string, isForwardDelete = false): string => {
  const caret = after.indexOf('|');
  const edited = editCardNumber(before, { text: after.replace('|', ''), caret, isForwardDelete });
  const written = formatCardNumber(edited.digits);
  return `${written.slice(0, edited.caret)}|${written.slice(edited.caret)}`;
};

describe('the caret', () => {
  it('stays behind the digit that was typed', () => {
    expect(edit('', '4|')).toBe('4|');
    expect(edit('4242', '42424|')).toBe('4242 4|');
    expect(edit('42424242', '49|242 4242')).toBe('49|24 2424 2');
  });

  it('stays where a digit was deleted', () => {
    expect(edit('42424242', '42|2 4242')).toBe('42|24 242');
    expect(edit('4242424', '4242 42|')).toBe('4242 42|');
  });

  it('stands behind what was pasted', () => {
    expect(edit('', '4242424242424242|')).toBe('4242 4242 4242 4242|');
    expect(edit('', '378282246310005|')).toBe('3782 822463 10005|');
  });
});

describe('deleting the blank between two groups', () => {
  it('takes the digit before it, or behind it with the other key', () => {
    expect(edit('12345678', '1234|5678')).toBe('123|5 678');
    expect(edit('12345678', '1234|5678', true)).toBe('1234| 678');
  });
});

it('keeps every digit that is typed one after the other', () => {
  const typed = fc.array(fc.constantFrom(...'0123456789'), { maxLength: 15 });
  fc.assert(
    fc.property(typed, (digits) => {
      let kept = '';
      for (const digit of digits) {
        const text = `${formatCardNumber(kept)}${digit}`;
        kept = editCardNumber(kept, { text, caret: text.length, isForwardDelete: false }).digits;
      }
      expect(kept).toBe(digits.join(''));
    }),
  );
});

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
