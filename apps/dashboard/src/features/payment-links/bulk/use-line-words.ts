import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { isChoiceField, offeredText } from '#features/payment-links/bulk/link-choices.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { linkErrorText } from '#features/payment-links/link-error-text.ts';
import { isOfAnother } from '#features/payment-links/open-payments.ts';
import { type SheetLine, stateOf } from '#features/payment-links/sheet/link-sheet.ts';
import type { LinkBatch } from '#features/payment-links/sheet/use-link-batch.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The messages of a line. */
export const useLineWords = (batch: LinkBatch) => {
  const words = useBulkLinksWords();
  const [language] = useLanguage();
  const several = batch.sheet.files.length > 1;
  const { kinds, ofAnother, ofSame } = words.replacing;
  /** The open payments that a line's link would replace. */
  const replacementsOf = ({ key, typed }: SheetLine) =>
    (batch.replacements.get(key) ?? []).map((payment) => {
      const isOther = isOfAnother(payment, typed.email);
      const amount = formatMoney(payment.amount);
      return {
        id: payment.idTransaction,
        isOfAnother: isOther,
        text: isOther
          ? ofAnother(kinds[payment.kind], payment.email, amount)
          : ofSame(kinds[payment.kind], amount),
      };
    });
  return {
    words,
    replacementsOf,
    /** A note about a valid cell. */
    noteOf: (line: SheetLine, field: LinkField): string | undefined =>
      field === 'referenceNumber'
        ? replacementsOf(line)
            .map(({ text }) => text)
            .join(' ') || undefined
        : undefined,
    placeOf: ({ file, line }: SheetLine): string =>
      several ? words.lines.placeInFile(formatCount(line), file) : words.lines.place(formatCount(line)),
    errorOf: ({ key, typed, refused }: SheetLine, field: LinkField): string | undefined => {
      const found = stateOf(batch.states, key).cells[field];
      if (!found) return refused?.[field];
      const values = isChoiceField(field)
        ? { ...found.values, choices: offeredText(field, typed, language) }
        : found.values;
      return linkErrorText({ field, code: found.code, values }, language);
    },
    faultOf: ({ fault }: SheetLine): string | undefined =>
      fault && fieldErrorText(fault.code, language, fault.values),
  };
};
