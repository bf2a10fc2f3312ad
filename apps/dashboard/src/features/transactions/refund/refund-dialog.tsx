import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { amountLimits, type Centavos, toAmount } from '@pasarela/contracts/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { type FormEvent, useId, useState } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefundConfirmation } from '#features/transactions/refund/refund-confirmation.tsx';
import { RefundForm } from '#features/transactions/refund/refund-form.tsx';
import {
  isValidRefundAmount,
  readRefundAmount,
  refundPlan,
} from '#features/transactions/refund/refund-plan.ts';
import { refundSentence } from '#features/transactions/refund/refund-sentence.ts';
import { useRefund } from '#features/transactions/refund/use-refund.ts';
import { refundsWords as en } from '#i18n/en/refunds.ts';
import { refundsWords as es } from '#i18n/es/refunds.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useAccountNow } from '#sandbox/use-account-clock.ts';

type RefundDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** How much goes back, then a confirmation. A refusal opens the form again with what the server said. */
export const RefundDialog = ({ transaction, onClose }: RefundDialogProps) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const formId = useId();
  const now = useAccountNow();
  const plan = refundPlan(transaction, now);
  const whole = toAmount(plan.remaining).toFixed(2);
  const [typed, setTyped] = useState(whole);
  const [isInvalid, setInvalid] = useState(false);
  const [confirming, setConfirming] = useState<Centavos>();
  const refund = useRefund(transaction, onClose);
  const text = plan.isFixed ? whole : typed;
  const amount = readRefundAmount(text);
  const shown = amount === undefined ? words.noAmount : formatMoney(toAmount(amount));

  const askToConfirm = (event: FormEvent) => {
    event.preventDefault();
    const isValid = amount !== undefined && isValidRefundAmount(transaction, amount, now);
    setInvalid(!isValid);
    if (isValid && plan.waitsUntil === null) setConfirming(amount);
  };

  if (confirming !== undefined)
    return (
      <RefundConfirmation
        transaction={transaction}
        amount={confirming}
        isRunning={refund.isPending}
        onGoBack={() => setConfirming(undefined)}
        onConfirm={() => refund.mutate(confirming, { onError: () => setConfirming(undefined) })}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={refundSentence(transaction, amount, plan.remaining, words, language)}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={plan.waitsUntil !== null}>
            {words.submit(shown)}
          </Button>
        </>
      }
    >
      <RefundForm
        id={formId}
        plan={plan}
        now={now}
        text={text}
        least={Math.min(amountLimits.least, plan.remaining)}
        problem={isInvalid ? errorCodes.refund_exceeds_remaining.message[language] : undefined}
        refusal={refund.error?.message}
        onType={(value) => {
          setTyped(value);
          setInvalid(false);
        }}
        onSubmit={askToConfirm}
      />
    </Dialog>
  );
};
