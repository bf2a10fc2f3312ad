import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { amountLimits, toAmount } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useId, useRef } from 'react';
import { formatMoney } from '#components/money/money-format.ts';
import { destinationText } from '#components/payment/payment-method-text.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { RefundConfirmation } from '#features/transactions/refund/refund-confirmation.tsx';
import { RefundForm } from '#features/transactions/refund/refund-form.tsx';
import { refundSentence } from '#features/transactions/refund/refund-sentence.ts';
import { RefundWhy } from '#features/transactions/refund/refund-why.tsx';
import { useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import { useRefund } from '#features/transactions/refund/use-refund.ts';
import { useRefundDraft } from '#features/transactions/refund/use-refund-draft.ts';
import { useLanguage } from '#i18n/use-words.ts';

type RefundDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** How much goes back, then a confirmation. A refusal opens the form again with what the server said. */
export const RefundDialog = ({ transaction, onClose }: RefundDialogProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const draft = useRefundDraft(transaction);
  const refund = useRefund(transaction, onClose);
  const { plan, amount, confirming } = draft;
  const shown = amount === undefined ? words.noAmount : formatMoney(toAmount(amount));
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    dismissible: !refund.isPending,
    initialFocus: field,
  };

  if (confirming !== undefined)
    return (
      <Dialog
        {...frame}
        title={words.confirmTitle}
        description={words.confirmText(
          formatMoney(toAmount(confirming)),
          destinationText(transaction, language),
        )}
        footer={
          <RefundConfirmation
            amount={formatMoney(toAmount(confirming))}
            isRunning={refund.isPending}
            onGoBack={draft.reopen}
            onConfirm={() => refund.mutate({ ...draft, amount: confirming }, { onError: draft.reopen })}
          />
        }
      />
    );
  return (
    <Dialog
      {...frame}
      title={words.title}
      description={refundSentence(transaction, { amount, remaining: plan.remaining }, words, language)}
      footer={
        <>
          <BackButton onClick={onClose} />
          <Button type="submit" form={formId} variant="primary" disabled={plan.waitsUntil !== null}>
            {words.submit(shown)}
          </Button>
        </>
      }
    >
      <RefundForm
        id={formId}
        field={field}
        plan={plan}
        now={draft.now}
        text={draft.text}
        min={Math.min(amountLimits.min, plan.remaining)}
        problem={draft.isInvalid ? errorCodes.refund_exceeds_remaining.message[language] : undefined}
        refusal={refund.error?.message}
        onType={draft.type}
        onSubmit={draft.askToConfirm}
      >
        <RefundWhy draft={draft} />
      </RefundForm>
    </Dialog>
  );
};
