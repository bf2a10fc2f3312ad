import { limits } from '@pasarela/contracts/limits/limits';
import { useCallback, useEffect, useState } from 'react';

const second = 1_000;
const allSeconds = limits.returnWait / second;

type Countdown =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly seconds: number }
  | { readonly kind: 'stayed' };

/** Redirects to a URL after a wait, unless the payer stays or prints. `starts` is read once, on the first render. */
export const useReturnCountdown = (url: string | null, starts: boolean) => {
  const [countdown, setCountdown] = useState<Countdown>(
    starts ? { kind: 'running', seconds: allSeconds } : { kind: 'none' },
  );
  const stay = useCallback(() => setCountdown({ kind: 'stayed' }), []);
  const isRunning = countdown.kind === 'running' && url !== null;
  useEffect(() => {
    if (!isRunning) return;
    const endsAt = performance.now() + limits.returnWait;
    const timer = setInterval(() => {
      const seconds = Math.round((endsAt - performance.now()) / second);
      if (seconds > 0) return setCountdown({ kind: 'running', seconds });
      // If the payer comes back with the browser's back button, the countdown must not run again.
      clearInterval(timer);
      stay();
      window.location.assign(url);
    }, second);
    window.addEventListener('beforeprint', stay);
    return () => {
      clearInterval(timer);
      window.removeEventListener('beforeprint', stay);
    };
  }, [isRunning, url, stay]);
  return { countdown, isFirstSecond: isRunning && countdown.seconds === allSeconds, stay };
};
