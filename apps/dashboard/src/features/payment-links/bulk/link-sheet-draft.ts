import { readLinkText, textOf, type WrittenText } from '#features/payment-links/bulk/link-csv.ts';
import { emptySheet, type Sheet, withFiles } from '#features/payment-links/bulk/link-sheet.ts';
import { isRecord } from '#session/stored-value.ts';

const isText = (value: unknown): value is WrittenText =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';

/**
 * The files as they would be sent, to be read again as files are. A file that cannot be sent as it is, because of its headings or of
 * a line as a whole, has to be chosen again: what is wrong with it is not in what would be sent.
 */
export const sheetDraft = {
  keep: (sheet: Sheet): readonly WrittenText[] => {
    const isFaulty =
      sheet.files.some(({ faults }) => faults.length > 0) ||
      sheet.lines.some(({ fault }) => fault !== undefined);
    return isFaulty ? [] : textOf(sheet);
  },
  revive: (kept: unknown): Sheet | undefined =>
    Array.isArray(kept)
      ? withFiles(
          emptySheet,
          kept.filter(isText).map(({ name, text }) => ({ name, ...readLinkText(text) })),
        )
      : undefined,
};
