import { checkoutReturns } from '@pasarela/contracts/checkouts/checkout-returns';
import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Button, type ButtonVariant, buttonClass } from '#components/ui/button.tsx';
import { useCheckoutReturnWords } from '#features/checkout/outcome/checkout-return-words.ts';
import { MovedByPayerContext } from './moved-by-payer.ts';

const second = 1_000;
const allSeconds = limits.returnWait / second;

type Countdown =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly seconds: number }
  | { readonly kind: 'stayed' };

/** Redirects to a URL after a wait, unless the payer stays or prints. `starts` is read once, on the first render. */
const useReturnCountdown = (url: string | null, starts: boolean) => {
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

export type ReturnToShopProps = {
  readonly checkout: Pick<Checkout, 'state' | 'returnUrl'>;
  readonly variant?: ButtonVariant;
};

/**
 * The link back to the shop. If the payer's own action has just ended the payment, the page also redirects after a countdown, which is
 * announced once and can be stopped. A page that is opened again does not redirect.
 */
export const ReturnToShop = ({ checkout: { state, returnUrl }, variant }: ReturnToShopProps) => {
  const words = useCheckoutReturnWords();
  const starts = useContext(MovedByPayerContext) && checkoutReturns[state] === 'redirect';
  const { countdown, isFirstSecond, stay } = useReturnCountdown(returnUrl, starts);
  const link = useRef<HTMLAnchorElement>(null);
  if (returnUrl === null) return null;
  const isRunning = countdown.kind === 'running';
  return (
    <div className="flex flex-col gap-1 print:hidden">
      <a
        ref={link}
        href={returnUrl}
        rel="noreferrer"
        className={`${buttonClass(variant ?? 'secondary')} min-h-11 w-full`}
      >
        {words.action}
      </a>
      {countdown.kind !== 'none' && (
        <div className="flex min-h-11 items-center justify-between gap-3 pt-2 text-13 text-ink-soft">
          {isRunning ? (
            <p aria-hidden="true" className="figures">
              <span className="motion-reduce:hidden">{words.countdown(countdown.seconds)}</span>
              <span className="hidden motion-reduce:inline">{words.soon}</span>
            </p>
          ) : (
            <p aria-hidden="true">{words.stayed}</p>
          )}
          {isRunning && (
            <Button
              size="small"
              onClick={() => {
                stay();
                link.current?.focus();
              }}
            >
              {words.stay}
            </Button>
          )}
        </div>
      )}
      {/* Empty at first, because screen readers announce only later changes. */}
      <p role="status" className="sr-only">
        {isRunning && !isFirstSecond && words.announcement}
        {countdown.kind === 'stayed' && words.stayed}
      </p>
    </div>
  );
};
