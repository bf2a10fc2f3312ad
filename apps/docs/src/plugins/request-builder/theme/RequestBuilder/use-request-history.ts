import { type RefObject, useEffect, useState } from 'react';
import { keepRecentPayments, type Stores } from '../../lib/browser-memory.ts';
import { noPayments } from '../../lib/recent-payment.ts';
import { clearHistory, keepSent, readHistory, type SentRequest } from '../../lib/request-history.ts';

export type RequestHistory = {
  readonly history: readonly SentRequest[];
  readonly keepInHistory: (sent: SentRequest) => void;
  readonly forgetHistory: () => void;
};

/** What was sent from this browser. */
export const useRequestHistory = (memory: RefObject<Stores>): RequestHistory => {
  const [history, setHistory] = useState<readonly SentRequest[]>([]);
  useEffect(() => setHistory(readHistory(memory.current.browser)), [memory]);
  return {
    history,
    keepInHistory: (sent) => setHistory(keepSent(memory.current.browser, sent)),
    forgetHistory: () => {
      clearHistory(memory.current.browser);
      keepRecentPayments(memory.current, noPayments);
      setHistory([]);
    },
  };
};
