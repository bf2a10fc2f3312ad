import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { watchLanguage } from '#i18n/language.ts';

/** Milliseconds between two looks at a voucher that may be paid at any moment. */
const voucherLook = 5_000;

type Shown = {
  readonly checkout: Checkout | null;
  readonly error: Error | null;
  /** Whether the page has become another one since it was opened. */
  readonly hasMoved: boolean;
};
type Change = { readonly checkout: Checkout } | { readonly error: Error };

const change = (shown: Shown, next: Change): Shown => {
  if ('checkout' in next)
    return {
      checkout: next.checkout,
      error: null,
      hasMoved: shown.hasMoved || (shown.checkout !== null && shown.checkout.state !== next.checkout.state),
    };
  const isGone = next.error instanceof CallError && next.error.status === 404;
  // A failed refresh keeps the payment that is shown, unless it no longer exists.
  return shown.checkout && !isGone ? shown : { ...shown, checkout: null, error: next.error };
};

/** The operations that a part of the page has on the payment. */
export type CheckoutHandle = {
  readonly token: string;
  /** Shows what a call answered. */
  readonly show: (checkout: Checkout) => void;
  /** Asks again, and shows what is answered; null where nothing is. */
  readonly refresh: () => Promise<Checkout | null>;
};

/** A hosted page's payment: asked for when it is opened, when it is looked at again, and while a voucher waits. */
export const useCheckout = (token: string): Shown & { readonly handle: CheckoutHandle } => {
  const [shown, dispatch] = useReducer(change, { checkout: null, error: null, hasMoved: false });
  /** The number of the newest request. Older answers are ignored: they may precede a payment made since. */
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const take = (next: Change) => {
      if (mine === newest.current) dispatch(next);
    };
    try {
      const checkout = await callOperation('getCheckout', { params: { token } });
      take({ checkout });
      return checkout;
    } catch (error) {
      take({ error: error instanceof Error ? error : new Error(String(error)) });
      return null;
    }
  }, [token]);

  const handle = useMemo<CheckoutHandle>(
    () => ({
      token,
      refresh,
      show: (checkout) => {
        newest.current += 1;
        dispatch({ checkout });
      },
    }),
    [token, refresh],
  );

  useEffect(() => {
    void refresh();
    return watchLanguage(() => void refresh());
  }, [refresh]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  const waits = shown.checkout?.state === 'voucher';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, voucherLook);
    return () => clearInterval(timer);
  }, [waits, refresh]);

  return { ...shown, handle };
};
