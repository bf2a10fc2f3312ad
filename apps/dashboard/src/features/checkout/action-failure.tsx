import { useEffect, useRef } from 'react';
import type { CallError } from '#api/call-error.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { failureText } from './failure-text.ts';

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
