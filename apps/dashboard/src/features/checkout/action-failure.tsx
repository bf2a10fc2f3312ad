import { useEffect, useRef } from 'react';
import type { CallError } from '#api/call-error.ts';
import { type checkoutWords, useCheckoutWords } from '#features/checkout/checkout-words.ts';

/** The error text of a failed call for a payer. It must say what is known about the payer's money. */
const failureText = (failure: CallError, words: typeof checkoutWords.es): string =>
  failure.code === 'unavailable' ? words.connectionLost : failure.message;

/** The error of the last call, shown where the call was started; it gets the focus. */
export const ActionFailure = ({ failure }: { readonly failure: CallError | null }) => {
  const words = useCheckoutWords();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) place.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <p
      ref={place}
      role="alert"
      tabIndex={-1}
      className="rounded-control bg-danger-soft px-3 py-2.5 text-danger outline-none"
    >
      {failureText(failure, words)}
    </p>
  );
};
