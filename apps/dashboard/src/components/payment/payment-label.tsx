import { brandOf, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { Fragment } from 'react';
import type { Language } from '#i18n/language.ts';

const dots = '····';

/** A card as `cardText` writes it, its dots set apart: they stand for figures and would run into a dash. */
export const CardLabel = ({ text }: { readonly text: string }) => (
  <span className="figures whitespace-nowrap">
    {text.split(dots).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      <Fragment key={index}>
        {index > 0 && <span className="ml-[0.14em] tracking-[0.14em]">{dots}</span>}
        {part}
      </Fragment>
    ))}
  </span>
);

/** A card as people know it, `Visa ···· 4242`, from its first six and last four. */
export const cardText = (account: string | null): string | null => {
  if (account === null || account.length < 4) return null;
  const brand = brandOf(account);
  const figures = `···· ${account.slice(-4)}`;
  return brand ? `${cardBrands[brand].label} ${figures}` : figures;
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
