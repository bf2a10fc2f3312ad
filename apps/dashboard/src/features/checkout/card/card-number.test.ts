import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardDigits, editCardNumber, formatCardNumber } from '#features/checkout/card/card-number.ts';

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
