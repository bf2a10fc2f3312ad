import { useEffect, useId, useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { formatDay } from '#components/dates/date-format.ts';
import { Button } from '#components/ui/button.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import type { CheckoutPartProps } from '#features/checkout/checkout-part.ts';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { useCheckoutAction } from '#features/checkout/use-checkout-action.ts';

type LeaveCheckoutProps = CheckoutPartProps & {
  /** Called when the page was left and the payer can come back to it. */
  readonly onLeft: () => void;
};

/** The button to leave without paying. It explains the consequence and asks for confirmation in place. */
export const LeaveCheckout = ({ checkout, handle, onLeft }: LeaveCheckoutProps) => {
  const words = useCheckoutWords().leave;
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const { running, failure, run } = useCheckoutAction<'leave'>(checkout, handle);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const leave = async () => {
    const left = await run('leave', () =>
      callOperation('leaveCheckout', { params: { token: handle.token } }),
    );
    if (left?.mayRetry) onLeft();
  };
  const keep = () => {
    setAsking(false);
    link.current?.focus();
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        ref={link}
        variant="ghost"
        size="small"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {words.ask}
      </Button>
      {isAsking && (
        <section
          aria-labelledby={questionId}
          onKeyDown={(event) => {
            if (event.key === 'Escape') keep();
          }}
          className="w-full animate-appear rounded-panel border border-line-strong bg-paper p-4"
        >
          <p ref={question} id={questionId} tabIndex={-1} className="font-medium outline-none">
            {words.question}
          </p>
          <p className="figures pt-1 pb-4 text-13 text-ink-soft">
            {checkout.mayReturn && checkout.expiresAt !== null
              ? words.untilDue(formatDay(checkout.expiresAt))
              : words.consequence(checkout.merchant.name)}
          </p>
          <ActionFailure failure={failure} />
          <div className="flex flex-wrap justify-end gap-2 pt-1">
            <Button onClick={keep}>{words.keep}</Button>
            <Button
              variant="danger"
              busy={running !== null}
              busyLabel={words.leaving}
              onClick={() => void leave()}
            >
              {words.confirm}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
};
