import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';

describe('a text cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+52 55', "'+52 55"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['1=1', '1=1'],
    ['a-b', 'a-b'],
    ['Ana "La Güera", S.A.', '"Ana ""La Güera"", S.A."'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    [null, ''],
  ])('%j is written %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it('is read back as it was, and never begins a formula', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 2, maxLength: 6 });
    const awkward = fc.array(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', 'ñ'),
        maxLength: 6,
      }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.oneof(texts, awkward), (row) => {
        const [read = []] = parse(csvLine(row.map(textCell)), {
          record_delimiter: '\r\n',
          relax_column_count: true,
        }) as string[][];
        expect(read.map((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual(row.map(() => false));
        expect(read).toEqual(row.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
      }),
    );
  });
});

describe('an amount cell', () => {
  it('has two decimals and no sign but minus', { tags: ['PORTAL-47'] }, () => {
    expect([0, 5, 100, 123_450, -5, -17_400, 100_000_000, null].map(amountCell)).toEqual([
      '0.00',
      '0.05',
      '1.00',
      '1234.50',
      '-0.05',
      '-174.00',
      '1000000.00',
      '',
    ]);
  });

  it('is the number of centavos', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (centavos) => {
        expect(amountCell(centavos)).toMatch(/^-?\d+\.\d\d$/);
        expect(Math.round(Number(amountCell(centavos)) * 100)).toBe(centavos);
      }),
    );
  });
});

describe('a time cell', () => {
  it("is the time of Mexico City's clocks, summers until 2022 included", () => {
    expect(momentCell(Date.parse('2026-11-20T18:30:05.999Z'))).toBe('2026-11-20 12:30:05');
    expect(momentCell(Date.parse('2026-11-20T05:59:59Z'))).toBe('2026-11-19 23:59:59');
    expect(momentCell(Date.parse('2026-11-20T06:00:00Z'))).toBe('2026-11-20 00:00:00');
    expect(momentCell(Date.parse('2022-07-01T18:00:00Z'))).toBe('2022-07-01 13:00:00');
    expect(momentCell(null)).toBe('');
  });
});
