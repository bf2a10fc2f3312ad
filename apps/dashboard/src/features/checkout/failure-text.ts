import type { CallError } from '#api/call-error.ts';
import type { checkoutWords } from '#features/checkout/checkout-words.ts';

/** The error text of a failed call for a payer. It must say what is known about the payer's money. */
export const failureText = (failure: CallError, words: typeof checkoutWords.es): string =>
  failure.code === 'unavailable' ? words.connectionLost : failure.message;
