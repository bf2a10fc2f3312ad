import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useCallback, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import type { CheckoutHandle } from '#features/checkout/use-checkout.ts';

/** Errors after which the page may have changed (another tab has paid), or the result of the call is unknown. */
const mayHaveChanged = ({ status }: CallError): boolean =>
  status === 0 || status === 404 || status === 409 || status >= 500;

/** Whether the transaction or its status has changed. */
const isAnother = (before: Checkout, after: Checkout): boolean =>
  before.transactionNumber !== after.transactionNumber || before.statusId !== after.statusId;

export type CheckoutAction<Name extends string> = {
  /** The action that is running. */
  readonly running: Name | null;
  readonly failure: CallError | null;
  /** Makes a call and shows its result. Further calls are ignored while one is running. */
  readonly run: (name: Name, call: () => Promise<Checkout>) => Promise<Checkout | null>;
};

export const useCheckoutAction = <Name extends string>(
  checkout: Checkout,
  { show, refresh }: CheckoutHandle,
): CheckoutAction<Name> => {
  const [running, setRunning] = useState<Name | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const isRunning = useRef(false);

  const run = useCallback(
    async (name: Name, call: () => Promise<Checkout>): Promise<Checkout | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setRunning(name);
      setFailure(null);
      try {
        const answered = await call();
        show(answered);
        return answered;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const found = mayHaveChanged(error) ? await refresh() : null;
        // The answer was lost, but the page shows that the call succeeded.
        if (found && isAnother(checkout, found)) return found;
        setFailure(error);
        return null;
      } finally {
        isRunning.current = false;
        setRunning(null);
      }
    },
    [checkout, show, refresh],
  );
  return { running, failure, run };
};
