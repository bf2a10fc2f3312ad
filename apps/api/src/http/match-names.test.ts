import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { matchNames, shapeOf } from './match-names.ts';

const shape = shapeOf(
  z.strictObject({
    idStatus: z.int().optional(),
    Amount: z.number().default(1),
    isTotal: z.boolean().nullable(),
    IdMethod: z.literal([8, 10]).optional(),
    Name: z.string(),
    Lines: z.array(z.strictObject({ UnitPrice: z.number() })).optional(),
  }),
);

describe('names', () => {
  it('take the spelling of the contract, in objects and lists', () => {
    const { value, problems } = matchNames(shape, { IDSTATUS: 2, amount: 3, LINES: [{ unitprice: 1 }, 7] });
    expect(value).toEqual({ idStatus: 2, Amount: 3, Lines: [{ UnitPrice: 1 }, 7] });
    expect(problems).toEqual([]);
  });

  it('are a problem where one stands twice', () => {
    const { problems } = matchNames(shape, { amount: 1, AMOUNT: 2, lines: [{ unitPrice: 1, UNITPRICE: 2 }] });
    expect(problems).toEqual([
      { field: 'Amount', code: 'repeated_property' },
      { field: 'Lines.0.UnitPrice', code: 'repeated_property' },
    ]);
  });

  it('that are not known stay as they are, those of prototypes too', () => {
    const { value } = matchNames(
      shape,
      JSON.parse('{"__proto__":{"Amount":9},"toString":1,"x":{"amount":1}}'),
    );
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value as object)).toEqual([
      ['__proto__', { Amount: 9 }],
      ['toString', 1],
      ['x', { amount: 1 }],
    ]);
  });

  it('are matched however they are written', { tags: ['CALL-7'] }, () => {
    const names = ['idStatus', 'Amount', 'isTotal', 'Name'];
    const cased = fc.tuple(fc.constantFrom(...names), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }));
    fc.assert(
      fc.property(cased, ([name, upper]) => {
        const written = [...name]
          .map((letter, index) => (upper[index] ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(matchNames(shape, { [written]: 'x' }).value).toEqual({ [name]: 'x' });
      }),
    );
  });
});

describe('what is written as text', () => {
  const read = (given: object) => matchNames(shape, given, true).value;

  it('is a number or a boolean where the contract has one', () => {
    expect(read({ idStatus: '2', amount: '-1.50', istotal: 'true', idmethod: '8', name: '7' })).toEqual({
      idStatus: 2,
      Amount: -1.5,
      isTotal: true,
      IdMethod: 8,
      Name: '7',
    });
    expect(read({ isTotal: 'false' })).toEqual({ isTotal: false });
  });

  it.each([
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '+1',
    '.5',
    '1.',
    '--1',
    'Infinity',
    'NaN',
    '1'.repeat(16),
    '1,5',
    '١',
  ])('is left as it stands where it is no plain number: %s', (text) => {
    expect(read({ idStatus: text })).toEqual({ idStatus: text });
  });

  it('is nothing where it is empty', () => {
    expect(read({ idStatus: '', name: '', other: '' })).toEqual({});
  });

  it('is not read in a body', () => {
    expect(matchNames(shape, { idStatus: '2', name: '' }).value).toEqual({ idStatus: '2', Name: '' });
  });
});
