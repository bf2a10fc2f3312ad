import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';
import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useMemo, useState } from 'react';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk/bulk-links-words.ts';
import { filesRefusal } from '#features/payment-links/bulk/files-refusal.ts';
import { readLinkFile } from '#features/payment-links/bulk/link-csv.ts';
import {
  emptySheet,
  fileFaultsOf,
  judgeSheet,
  withCell,
  withFiles,
  withoutFile,
  withoutLine,
  withRefusals,
} from '#features/payment-links/bulk/link-sheet.ts';
import { sheetDraft } from '#features/payment-links/bulk/link-sheet-draft.ts';
import { useMakeBatch } from '#features/payment-links/bulk/use-make-batch.ts';
import { useOpenPayments } from '#features/payment-links/bulk/use-open-payments.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useDraft } from '#session/use-draft.ts';

type Unread = { readonly name: string; readonly problem: FieldErrorCode };

/** The state of an upload of link files, from the choice of files to their sending. */
export const useLinkBatch = () => {
  const words = useBulkLinksWords();
  const [language] = useLanguage();
  const today = useAccountToday();
  const [sheet, setSheet] = useDraft('links', emptySheet, sheetDraft);
  const [problem, setProblem] = useState<string>();
  const states = useMemo(() => judgeSheet(sheet, today), [sheet, today]);
  const isTooLong = sheet.lines.length > limits.linkLines;
  const { replacements, refresh, forget } = useOpenPayments(isTooLong ? emptySheet.lines : sheet.lines);
  const { make, reset, ...making } = useMakeBatch({
    findOpen: refresh,
    onRefused: (lines) => setSheet((before) => withRefusals(before, lines)),
  });
  const faults = fileFaultsOf(sheet);
  const unreadText = ({ name, problem: code }: Unread): string =>
    code === 'file_type' ? words.files.notCsv(name) : fieldErrorText(code, language, { file: name });
  return {
    ...making,
    sheet,
    states,
    faults,
    isTooLong,
    problem,
    isReady: sheet.lines.length > 0 && states.size === 0 && faults.length === 0 && !isTooLong,
    /** The open payments that each line would replace, by the line's key. */
    replacements,
    choose: async (files: readonly File[]): Promise<void> => {
      reset();
      const refused = filesRefusal(
        files,
        sheet.files.map(({ name }) => name),
        words.files,
      );
      if (refused !== undefined) return setProblem(refused);
      const read = await Promise.all(files.map(readLinkFile));
      const unread = read.find((file) => file.problem !== undefined);
      setProblem(unread && unreadText(unread));
      if (unread) return;
      // After a restored draft, references may have been used by other payments.
      forget();
      const sheets = read.filter((file) => file.problem === undefined);
      setSheet((before) => withFiles(before, sheets));
    },
    change: (key: number, field: LinkField, text: string): void =>
      setSheet((before) => withCell(before, key, field, text)),
    removeLine: (key: number): void => setSheet((before) => withoutLine(before, key)),
    removeFile: (name: string): void => {
      reset();
      setSheet((before) => withoutFile(before, name));
    },
    submit: (): void => {
      if (making.isSending) return;
      if (sheet.files.length === 0) setProblem(words.files.missing);
      else make(sheet);
    },
    startOver: (): void => {
      reset();
      setSheet(emptySheet);
    },
  };
};

export type LinkBatch = ReturnType<typeof useLinkBatch>;
