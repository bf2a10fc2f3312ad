import { toAmount, toCentavos } from '@pasarela/contracts/money';
import { isFrequencyName } from '@pasarela/contracts/subscriptions/frequencies';
import { formatWireDay } from '#components/dates/date-format.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import type { LeaguePlan } from '#features/payment-links/single/league-draft.ts';
import type { leagueSingleWords } from '#i18n/es/league-single.ts';

/** What is about to be asked of the customer, in sentences; what is not known yet is left out. */
export const leagueSummary = (
  { type, amount, until, frequency, payments, next }: LeaguePlan,
  words: typeof leagueSingleWords.summary,
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
