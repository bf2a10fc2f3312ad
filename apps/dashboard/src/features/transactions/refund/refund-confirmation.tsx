import { useEffect, useRef } from 'react';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { refundsWords as en } from '#i18n/en/refunds.ts';
import { refundsWords as es } from '#i18n/es/refunds.ts';
import { useWords } from '#i18n/use-words.ts';

type RefundConfirmationProps = {
  /** As it is shown. */
  readonly amount: string;
  readonly isRunning: boolean;
  readonly onGoBack: () => void;
  readonly onConfirm: () => void;
};

/** The last buttons before money moves. */
export const RefundConfirmation = ({ amount, isRunning, onGoBack, onConfirm }: RefundConfirmationProps) => {
  const words = useWords({ es, en });
  const back = useRef<HTMLButtonElement>(null);
  // They take the place of the form's buttons. The focus starts at the way back: Enter pressed twice refunds nothing.
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
