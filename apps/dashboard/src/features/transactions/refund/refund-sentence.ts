import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { formatMoney } from '#components/money/money-format.ts';
import { destinationText } from '#components/payment/payment-method-text.ts';
import type { refundsWords } from '#features/transactions/refund/refunds-words.ts';
import type { Language } from '#i18n/language.ts';

/** What will happen, in one sentence with its figures. */
export const refundSentence = (
  transaction: TransactionDetail,
  { amount, remaining }: { readonly amount: Centavos | undefined; readonly remaining: Centavos },
  words: typeof refundsWords.es,
  language: Language,
): string => {
  const part = amount === undefined ? words.noAmount : formatMoney(toAmount(amount));
  const whole = formatMoney(toAmount(remaining));
  const destination = destinationText(transaction, language);
  return transaction.refundedAmount === 0
    ? words.sentence(part, whole, destination)
    : words.sentenceOfRemaining(part, whole, destination);
};
