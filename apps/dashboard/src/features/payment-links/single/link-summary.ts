import { isFrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { formatWireDay } from '#components/dates/date-format.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import type { LinkPlan } from '#features/payment-links/single/link-draft.ts';
import type { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';

/** The summary of the link in sentences; unknown terms are omitted. */
export const linkSummary = (
  { type, amount, until, frequency, payments, next }: LinkPlan,
  words: typeof singleLinkWords.es.summary,
): string => {
  const money = formatMoney(amount);
  const often = frequency !== null && isFrequencyName(frequency) ? words.every[frequency] : null;
  const total = payments === null ? null : formatMoney(toAmount(toCentavos(amount) * payments));
  const what =
    type === 'isNone'
      ? words.once(money)
      : type === 'isRecurring'
        ? words.recurring(money, often)
        : payments === null || total === null
          ? words.someInstallments(money)
          : words.installments(formatCount(payments), money, total);
  const sentences = [
    what,
    ...(type === 'isInstallments' && next !== null ? [words.second(formatWireDay(next), often)] : []),
    ...(until === null ? [] : [words.until(formatWireDay(until))]),
  ];
  return sentences.join(' ');
};
