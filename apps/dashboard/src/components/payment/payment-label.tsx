import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '#i18n/language.ts';
import { maskedCard } from './card-label.tsx';

/** A card as people know it, `Visa ···· 4242`, from its first six and last four. */
export const cardText = (account: string | null): string | null => {
  if (account === null || account.length < 4) return null;
  const brand = brandOf(account);
  return maskedCard({ brand: brand ? cardBrands[brand].label : '', lastFour: account.slice(-4) });
};

const none = '–';

/** The payment method; a dash while none is chosen. */
export const methodText = (
  { idPaymentMethod }: Pick<TransactionRow, 'idPaymentMethod'>,
  language: Language,
): string => (idPaymentMethod === null ? none : paymentMethods[idPaymentMethod].label[language]);

/** The destination of a refund: the card, or the payment method where there is no card. */
export const destinationText = (
  transaction: Pick<TransactionRow, 'idPaymentMethod' | 'account'>,
  language: Language,
): string => cardText(transaction.account) ?? methodText(transaction, language);

/** The destination of a refund with non-breaking spaces, for use within a sentence. */
export const unbrokenDestination = (
  transaction: Pick<TransactionRow, 'idPaymentMethod' | 'account'>,
  language: Language,
): string => destinationText(transaction, language).replaceAll(' ', '\u00a0');
