import type {
  CardReplacement,
  ReplaceCard,
} from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';

type Shown = {
  readonly page: CardReplacement | null;
  readonly error: Error | null;
  /** Whether the content has changed since the page was opened. */
  readonly hasMoved: boolean;
};
type Change = { readonly page: CardReplacement } | { readonly error: Error };

const change = (shown: Shown, next: Change): Shown => {
  if ('page' in next)
    return {
      page: next.page,
      error: null,
      hasMoved: shown.hasMoved || (shown.page !== null && shown.page.state !== next.page.state),
    };
  // A failed refresh keeps the page that is shown.
  return shown.page ? shown : { ...shown, error: next.error };
};

/** Errors after which the page may have changed, or the result of the call is unknown. */
const mayHaveChanged = ({ status }: CallError): boolean => status === 0 || status === 409 || status >= 500;

/** The data of the page, loaded when it is opened and when it becomes visible again. */
export const useCardReplacement = (token: string) => {
  const [shown, dispatch] = useReducer(change, { page: null, error: null, hasMoved: false });
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const running = useRef(false);

  const refresh = useCallback(async (): Promise<CardReplacement | null> => {
    try {
      const page = await callOperation('getCardReplacement', { params: { token } });
      dispatch({ page });
      return page;
    } catch (error) {
      dispatch({ error: error instanceof Error ? error : new Error(String(error)) });
      return null;
    }
  }, [token]);

  useEffect(() => {
    void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  /** Sends the new card; returns the error if it was refused. Further calls are ignored while one is running. */
  const replace = async (body: ReplaceCard): Promise<CallError | null> => {
    if (running.current) return null;
    running.current = true;
    setRunning(true);
    setFailure(null);
    try {
      dispatch({ page: await callOperation('replaceCard', { params: { token }, body }) });
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const found = mayHaveChanged(error) ? await refresh() : null;
      // The answer was lost, but the page shows that the call succeeded.
      if (found?.state === 'used') return null;
      setFailure(error);
      return error;
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { ...shown, isRunning, failure, refresh, replace };
};
