import type { CardOptions } from '@pasarela/contracts/checkouts/checkout-schema';
import { useEffect, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';

/** The number of digits that identify the issuing bank and whether the card is credit or debit. */
const binDigits = 8;

export type KnownOptions =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly options: CardOptions }
  | { readonly kind: 'failed'; readonly again: () => void };

type Answer = { readonly bin: string; readonly options: CardOptions | null };

/**
 * The options of a card, requested when its first eight digits are known. `isNeeded`: whether the options matter for this payment.
 */
export const useCardOptions = (token: string, number: string, isNeeded: boolean): KnownOptions => {
  const bin = isNeeded && number.length >= binDigits ? number.slice(0, binDigits) : null;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAnswered = answer !== null && answer.bin === bin;

  useEffect(() => {
    if (bin === null || isAnswered) return;
    const ending = new AbortController();
    callOperation('getCardOptions', { params: { token, bin } }, ending.signal).then(
      (options) => setAnswer({ bin, options }),
      () => {
        if (!ending.signal.aborted) setAnswer({ bin, options: null });
      },
    );
    return () => ending.abort();
  }, [token, bin, isAnswered]);

  if (!isAnswered) return { kind: 'unknown' };
  return answer.options
    ? { kind: 'known', options: answer.options }
    : { kind: 'failed', again: () => setAnswer(null) };
};
