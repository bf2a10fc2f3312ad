import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { useEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';

type AttemptNoticeProps = {
  readonly checkout: Checkout;
  /** The number of attempts on this page, so that each failure is announced even if the text is the same. */
  readonly attempts: number;
};

/** The reason why the last attempt failed, and that the payer can try again. */
export const AttemptNotice = ({ checkout, attempts }: AttemptNoticeProps) => {
  const words = useCheckoutWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) place.current?.focus();
  }, [attempts]);
  if (!checkout.mayRetry) return null;
  const { statusId, message } = checkout;
  const isDeclined = statusId === Status.rejected;
  const ofStatus: Readonly<Partial<Record<number, string>>> = words.attemptOf;
  const said = ofStatus[statusId] ?? message;
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className={`flex gap-3 rounded-control px-3 py-2.5 outline-none ${
        isDeclined ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
      }`}
    >
      <Icon name="alert" className="mt-0.5 size-4" />
      <div>
        {isDeclined && <p className="font-medium">{words.declined}</p>}
        <p>{said}</p>
        {isDeclined && <p>{words.tryAnother}</p>}
      </div>
    </div>
  );
};
