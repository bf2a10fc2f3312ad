import { expect, test } from 'vitest';
import { readLinkText } from './link-csv.ts';
import { emptySheet, withCell, withFiles } from './link-sheet.ts';
import { sheetDraft } from './link-sheet-draft.ts';

const sheetOf = (text: string) => withFiles(emptySheet, [{ name: 'ligas.csv', ...readLinkText(text) }]);
const good = sheetOf(
  'referenceNumber,email,amount,currency,expirationDate\nA-1,ana@example.com,10,MXN,2026/12/31\nA-2,"a,b""c",x,,\n',
);

test('a sheet is read again as it stood, with what was corrected', () => {
  const corrected = withCell(good, 2, 'email', 'luz@example.com');
  const revived = sheetDraft.revive(JSON.parse(JSON.stringify(sheetDraft.keep(corrected))));
  expect(revived?.files).toEqual(corrected.files);
  expect(revived?.lines.map(({ typed }) => typed)).toEqual(corrected.lines.map(({ typed }) => typed));
});

test('a file whose fault would not be seen again has to be chosen again', () => {
  expect(sheetDraft.keep(sheetOf('referenceNumber,email,amount\nA-1,ana@example.com,10,more\n'))).toEqual([]);
  expect(sheetDraft.keep(sheetOf('reference,email\nA-1,ana@example.com\n'))).toEqual([]);
});

test('what nobody wrote is no sheet', () => {
  expect(sheetDraft.revive({ files: [] })).toBeUndefined();
  expect(sheetDraft.revive([{ name: 1 }, 'x'])).toEqual(emptySheet);
});
