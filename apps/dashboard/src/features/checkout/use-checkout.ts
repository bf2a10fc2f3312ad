import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { watchLanguage } from '#i18n/language.ts';

/** The interval of checks while a voucher is pending, in milliseconds. */
const voucherLook = 5_000;

type Shown = {
  readonly checkout: Checkout | null;
  readonly error: Error | null;
  /** Whether the content has changed since the page was opened. */
  readonly hasMoved: boolean;
  /** Whether the last change of content followed an action of the payer on this page. */
  readonly movedByPayer: boolean;
};
type Change = { readonly checkout: Checkout; readonly byPayer: boolean } | { readonly error: Error };

const change = (shown: Shown, next: Change): Shown => {
  if ('checkout' in next) {
    const moves = shown.checkout !== null && shown.checkout.state !== next.checkout.state;
    return {
      checkout: next.checkout,
      error: null,
      hasMoved: shown.hasMoved || moves,
      movedByPayer: moves ? next.byPayer : shown.movedByPayer,
    };
  }
  const isGone = next.error instanceof CallError && next.error.status === 404;
  // A failed refresh keeps the payment that is shown, unless it no longer exists.
  return shown.checkout && !isGone ? shown : { ...shown, checkout: null, error: next.error };
};

/** The operations that a part of the page has on the payment. */
export type CheckoutHandle = {
  readonly token: string;
  /** Shows the answer of a call. */
  readonly show: (checkout: Checkout) => void;
  /** Loads the payment again after an action of the payer and shows it; returns null if that fails. */
  readonly refresh: () => Promise<Checkout | null>;
};

/** The payment of a hosted page, loaded when the page is opened, when it becomes visible again, and while a voucher is pending. */
export const useCheckout = (token: string): Shown & { readonly handle: CheckoutHandle } => {
  const [shown, dispatch] = useReducer(change, {
    checkout: null,
    error: null,
    hasMoved: false,
    movedByPayer: false,
  });
  /** The number of the newest request. Older answers are ignored: they may precede a payment made since. */
  const newest = useRef(0);

  const ask = useCallback(
    async (byPayer: boolean) => {
      newest.current += 1;
      const mine = newest.current;
      const take = (next: Change) => {
        if (mine === newest.current) dispatch(next);
      };
      try {
        const checkout = await callOperation('getCheckout', { params: { token } });
        take({ checkout, byPayer });
        return checkout;
      } catch (error) {
        take({ error: error instanceof Error ? error : new Error(String(error)) });
        return null;
      }
    },
    [token],
  );
  const refresh = useCallback(() => ask(false), [ask]);

  const handle = useMemo<CheckoutHandle>(
    () => ({
      token,
      refresh: () => ask(true),
      show: (checkout) => {
        newest.current += 1;
        dispatch({ checkout, byPayer: true });
      },
    }),
    [token, ask],
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

/** The props of every part of a hosted page. */
export type CheckoutPartProps = { readonly checkout: Checkout; readonly handle: CheckoutHandle };
