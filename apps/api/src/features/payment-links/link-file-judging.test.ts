import { readLinkRecords, textOfLinkFile } from '@pasarela/contracts/payment-links/link-file';
import { linkFields, type TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLinkFile } from './link-file-judging.ts';

const readFile = (content: Uint8Array) => {
  const read = textOfLinkFile(content);
  return readLinkFile('text' in read ? read.text : '');
};
const readText = (text: string) => readFile(Buffer.from(text));

/** A cell text, possibly with line breaks, separators and quotation marks. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', ';', '\n', ' ', '=', "'", '€'), maxLength: 8 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 6 }).filter((text) => /^[^\p{Cc}]*$/u.test(text)),
);
const line: fc.Arbitrary<TypedLink> = fc
  .tuple(...linkFields.map(() => cell))
  .map(
    (cells) => Object.fromEntries(linkFields.map((field, index) => [field, cells[index] ?? ''])) as TypedLink,
  )
  .filter((typed) => Object.values(typed).some((text) => text.trim() !== ''));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const written = (lines: readonly TypedLink[], separator: string, end: string): string =>
  [
    linkFields.join(separator),
    ...lines.map((typed) => linkFields.map((field) => quoted(typed[field])).join(separator)),
  ]
    .map((text) => `${text}${end}`)
    .join('');

it('reads what was written, whatever stands in its cells', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(',', ';'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (lines, separator, end, marked) => {
        const text = written(lines, separator, end);
        const content = Buffer.from(marked ? `\ufeff${text}` : text);
        const read = readFile(content);
        expect(read.columns).toEqual([...linkFields]);
        expect(read.lines.map(({ typed }) => typed)).toEqual(lines);
        // The line number at which each record begins, as an editor shows it.
        const shown = text.replaceAll('\r\n', '\n').split('\n');
        for (const { line: number, typed } of read.lines)
          expect(shown[number - 1]).toContain(quoted(typed.referenceNumber).split('\n')[0]);
      },
    ),
  );
});

it('counts the lines of a cell that has several, and blank ones', () => {
  const { lines } = readText('referenceNumber,email\n\n"a\nb",x\n\n\nc,y\n');
  expect(lines.map(({ line: number, typed }) => [number, typed.referenceNumber])).toEqual([
    [3, 'a\nb'],
    [7, 'c'],
  ]);
});

it('tells a line whose quotation marks do not match, and reads the others', () => {
  const { lines, faults } = readText(
    'referenceNumber,email,amount,currency,expirationDate\nA,a@b.co,1,MXN,2030/12/31\nB,"a@b.co,1,MXN,2030/12/31\n',
  );
  expect(lines.map(({ typed }) => typed.referenceNumber)).toEqual(['A']);
  expect(faults).toEqual([{ line: 3, column: null, code: 'quotes_open' }]);
});

it('needs no reader to understand records', () => {
  expect(readLinkRecords([])).toEqual({
    columns: [],
    lines: [],
    faults: [{ line: 1, column: null, code: 'lines_missing' }],
  });
});

it.each([
  [1, `${'a,'.repeat(200_000)}a\n1\n`],
  [1, ';,'.repeat(3_000_000)],
  [3, `referenceNumber,email\n\n${','.repeat(100)}\nA,b\n`],
])('does not read a file whose line %i is wider than any', (line, text) => {
  expect(readText(text)).toMatchObject({
    lines: [],
    faults: [{ line, column: null, code: 'too_many', values: { maximum: 100 } }],
  });
});

it('does not read a file of nothing but quotation marks', () => {
  for (const text of ['"a"b'.repeat(1_000_000), 'referenceNumber\n'.concat('"a"b\n'.repeat(1_000_000))])
    expect(readText(text)).toMatchObject({
      lines: [],
      faults: [{ column: null, code: 'quotes_open' }],
    });
});

it('reads a line as wide as may be, and names each column that is none', () => {
  const { lines, faults } = readText(`referenceNumber,${'x,'.repeat(98)}y\nA\n`);
  expect(lines).toHaveLength(1);
  expect(faults.filter(({ code }) => code === 'column_unknown')).toHaveLength(99);
});
