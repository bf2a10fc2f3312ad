import { isLongerThan } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { SheetLine } from '#features/payment-links/sheet/link-sheet.ts';

/** Open payments by reference. References without open payments have an empty list once they were requested. */
export type KnownPayments = ReadonlyMap<string, readonly OpenPayment[]>;

type Line = Pick<SheetLine, 'key' | 'typed'>;

const referenceOf = ({ typed }: Line): string => typed.referenceNumber.trim();

/** The distinct valid references of lines. */
export const referencesOf = (lines: readonly Line[]): readonly string[] =>
  [...new Set(lines.map(referenceOf))].filter(
    (reference) => reference !== '' && !isLongerThan(reference, limits.referenceLength),
  );

/** Adds the answer for some references to the known payments. */
export const withAnswer = (
  known: KnownPayments,
  asked: readonly string[],
  open: readonly OpenPayment[],
): KnownPayments => {
  const next = new Map(known);
  for (const reference of asked) next.set(reference, []);
  for (const payment of open)
    next.set(payment.referenceNumber, [...(next.get(payment.referenceNumber) ?? []), payment]);
  return next;
};

/** The open payments that each line would replace, by the line's key; a line that replaces none is not among them. */
export const replacementsOf = (
  lines: readonly Line[],
  known: KnownPayments,
): ReadonlyMap<number, readonly OpenPayment[]> =>
  new Map(
    lines.flatMap((line) => {
      const open = known.get(referenceOf(line)) ?? [];
      return open.length > 0 ? [[line.key, open] as const] : [];
    }),
  );
