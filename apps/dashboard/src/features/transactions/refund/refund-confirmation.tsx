import { useEffect, useRef } from 'react';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';

type RefundConfirmationProps = {
  /** The formatted amount. */
  readonly amount: string;
  readonly isRunning: boolean;
  readonly onGoBack: () => void;
  readonly onConfirm: () => void;
};

/** The confirmation of a refund. */
export const RefundConfirmation = ({ amount, isRunning, onGoBack, onConfirm }: RefundConfirmationProps) => {
  const words = useRefundsWords();
  const back = useRef<HTMLButtonElement>(null);
  // These buttons replace those of the form. The back button has the focus, so that pressing Enter twice does not refund.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <BackButton ref={back} disabled={isRunning} onClick={onGoBack} />
      <Button variant="primary" busy={isRunning} busyLabel={words.refunding} onClick={onConfirm}>
        {words.confirm(amount)}
      </Button>
    </>
  );
};
