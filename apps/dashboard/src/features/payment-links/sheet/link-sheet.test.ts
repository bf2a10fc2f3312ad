import { linkFields, type TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkFile, sheetFiles } from './link-csv.ts';
import {
  columnsOf,
  emptySheet,
  judgeSheet,
  stateOf,
  withCell,
  withFiles,
  withoutFile,
  withoutLine,
  withRefusals,
} from './link-sheet.ts';

const today = '2026/11/20';
const nothing = Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink;
const good = (referenceNumber: string): TypedLink => ({
  ...nothing,
  referenceNumber,
  email: 'ana@example.com',
  amount: '350.50',
  currency: 'MXN',
  expirationDate: '31/12/2026',
});
const columns = ['referenceNumber', 'email', 'amount', 'currency', 'expirationDate'] as const;
const fileOf = (name: string, typed: readonly TypedLink[], from = 2) => ({
  name,
  columns,
  lines: typed.map((link, index) => ({ line: from + index, typed: link })),
  faults: [],
});

test('judges each line, and what is repeated across files', () => {
  const sheet = withFiles(emptySheet, [
    fileOf('uno.csv', [good('A'), { ...good('B'), email: 'ana@', amount: 'mucho' }]),
    fileOf('dos.csv', [good('A'), good('C')]),
  ]);
  const states = judgeSheet(sheet, today);
  expect([...states.keys()]).toEqual([2, 3]);
  expect(states.get(2)?.cells).toMatchObject({
    email: { code: 'invalid_email' },
    amount: { code: 'wrong_type' },
  });
  expect(states.get(3)?.cells).toEqual({
    referenceNumber: { code: 'reference_repeated', values: { line: '2 (uno.csv)' } },
  });
  const fixed = withCell(withCell(sheet, 2, 'email', 'ana@example.com'), 2, 'amount', '1,200');
  expect([...judgeSheet(withCell(fixed, 3, 'referenceNumber', 'D'), today).keys()]).toEqual([]);
  expect([...judgeSheet(withoutLine(fixed, 1), today).keys()]).toEqual([]);
  expect([...judgeSheet(withoutFile(fixed, 'dos.csv'), today).keys()]).toEqual([]);
  // Days go by while a sheet is open.
  expect(judgeSheet(fixed, '2027/01/01').size).toBe(4);
});

test('a file of the same name takes the place of the one before', () => {
  const before = withFiles(emptySheet, [fileOf('uno.csv', [good('A'), good('B')])]);
  const after = withFiles(before, [fileOf('uno.csv', [good('C')])]);
  expect(after.lines.map(({ typed }) => typed.referenceNumber)).toEqual(['C']);
  expect(after.files).toHaveLength(1);
  expect(columnsOf(after)).toEqual([...columns]);
});

test('what the server says stands at the line that was sent, until it is changed', () => {
  // The file has blank lines, and a line has been taken out: what is sent has neither.
  const sheet = withoutLine(
    withFiles(emptySheet, [fileOf('uno.csv', [good('A'), good('B'), good('C')], 5)]),
    1,
  );
  const problem = {
    file: 'uno.csv',
    line: 3,
    column: 'referenceNumber',
    code: 'reference_held',
    message: 'Taken.',
  } as const;
  const refused = withRefusals(sheet, [problem, { ...problem, line: 99 }, { ...problem, column: null }]);
  const states = judgeSheet(refused, today);
  expect([...states.keys()]).toEqual([3]);
  expect(refused.lines.map(({ line, refused: said }) => [line, said?.referenceNumber])).toEqual([
    [6, undefined],
    [7, 'Taken.'],
  ]);
  expect(stateOf(judgeSheet(withCell(refused, 3, 'amount', '5'), today), 3).problems).toBe(1);
  expect(judgeSheet(withCell(refused, 3, 'referenceNumber', 'D'), today).size).toBe(0);
});

test('a line with more cells than columns is told of until it is changed', () => {
  const fault = { line: 2, column: null, code: 'cells_beyond_columns' } as const;
  const sheet = withFiles(emptySheet, [{ ...fileOf('uno.csv', [good('A')]), faults: [fault] }]);
  expect(sheet.files[0]?.faults).toEqual([]);
  expect(stateOf(judgeSheet(sheet, today), 1).problems).toBe(1);
  expect(judgeSheet(withCell(sheet, 1, 'amount', '5'), today).size).toBe(0);
});

test('what stands on the screen is what is sent', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', ';', ' ', '=', "'"), maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
      const typed = rows.map(([reference, email], index) => ({
        ...good(`${index}${reference}`),
        email,
      }));
      const sheet = withFiles(emptySheet, [fileOf('uno.csv', typed)]);
      const [sent] = sheetFiles(sheet);
      const read = await readLinkFile(sent ?? new File([], 'none'));
      if ('problem' in read) throw new Error(read.problem);
      expect(read).toMatchObject({ name: 'uno.csv', columns: [...columns], faults: [] });
      expect(read.lines.map((line) => line.typed)).toEqual(typed);
    }),
  );
});
