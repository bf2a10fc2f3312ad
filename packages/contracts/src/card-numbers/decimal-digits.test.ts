import { expect, it } from 'vitest';
import { withDecimalDigits } from './decimal-digits.ts';

it.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟏𝟐𝟗𝟘𝟙𝟗𝟢𝟩𝟬𝟵𝟶𝟿', '0129019070909'],
  ['𞥐𞥑𞥙', '019'],
  ['²³¹⁰⁴⁹₀₉①⑨⓪', '23104909190'],
  ['PEDIDO-٤2', 'PEDIDO-42'],
  ['½ Ⅳ 四', '½ Ⅳ 四'],
])('%s is %s', (text, digits) => {
  expect(withDecimalDigits(text)).toBe(digits);
});

it('knows every decimal digit of Unicode: each script has ten of them in a row', () => {
  let row = '';
  const rows: string[] = [];
  for (let code = 0; code <= 0x10ffff + 1; code += 1) {
    const character = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
    if (/^\p{Nd}$/u.test(character)) row += character;
    else if (row !== '') {
      rows.push(row);
      row = '';
    }
  }
  expect(rows.length).toBeGreaterThan(60);
  for (const written of rows)
    expect(withDecimalDigits(written)).toBe('0123456789'.repeat([...written].length / 10));
});
