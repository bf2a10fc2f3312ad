import type { CallError } from '#api/call-error.ts';
import type { checkoutWords } from '#i18n/es/checkout.ts';

/** The error text of a failed call for a payer. It must say what is known about the payer's money. */
export const failureText = (failure: CallError, words: typeof checkoutWords): string =>
  failure.code === 'unavailable' ? words.connectionLost : failure.message;
