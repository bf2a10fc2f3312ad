import { type Centavos, toAmount } from '@pasarela/contracts/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useEffect, useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { destinationText } from '#features/transactions/payment-method-text.ts';
import { refundsWords as en } from '#i18n/en/refunds.ts';
import { refundsWords as es } from '#i18n/es/refunds.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type RefundConfirmationProps = {
  readonly transaction: TransactionDetail;
  readonly amount: Centavos;
  readonly isRunning: boolean;
  readonly onGoBack: () => void;
  readonly onConfirm: () => void;
};

/** The last word before money moves. */
export const RefundConfirmation = ({
  transaction,
  amount,
  isRunning,
  onGoBack,
  onConfirm,
}: RefundConfirmationProps) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const back = useRef<HTMLButtonElement>(null);
  // It takes the place of the form's dialog. The focus starts at the way back: Enter pressed twice refunds nothing.
  useEffect(() => back.current?.focus(), []);
  const money = formatMoney(toAmount(amount));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isRunning) onGoBack();
      }}
      dismissible={!isRunning}
      title={words.confirmTitle}
      description={words.confirmText(money, destinationText(transaction, language))}
      footer={
        <>
          <Button key="back" ref={back} disabled={isRunning} onClick={onGoBack}>
            {words.goBack}
          </Button>
          <Button
            key="confirm"
            variant="primary"
            busy={isRunning}
            busyLabel={words.refunding}
            onClick={onConfirm}
          >
            {words.confirm(money)}
          </Button>
        </>
      }
    />
  );
};
