import { readLinkText, textOf, type WrittenText } from '#features/payment-links/sheet/link-csv.ts';
import { emptySheet, type Sheet, withFiles } from '#features/payment-links/sheet/link-sheet.ts';
import { isRecord } from '#session/session-value.ts';

const isText = (value: unknown): value is WrittenText =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';

/**
 * The draft of a sheet: its files as they would be sent, which are parsed again on return. Files with errors in their headings or
 * in whole lines are not stored and have to be chosen again, because the written file would not contain these errors.
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
