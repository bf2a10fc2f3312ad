import type { CallError } from '#api/call-error.ts';
import type { checkoutWords } from '#i18n/es/checkout.ts';

/** What a call that did not succeed says to a payer, in whose money the answer lies. */
export const failureText = (failure: CallError, words: typeof checkoutWords): string =>
  failure.code === 'unavailable' ? words.connectionLost : failure.message;
