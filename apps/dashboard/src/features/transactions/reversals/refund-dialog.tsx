import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { isLongerThan } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { refundReasonNames } from '@pasarela/contracts/refunds/refund-reasons';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { callOperationWithMessage } from '#api/call-operation.ts';
import { summaryKey, transactionsKey } from '#api/query-keys.ts';
import { useAccountNow } from '#components/dates/account-clock.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { firstControlOf } from '#components/form/form-dialog.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { readAmount } from '#components/money/amount-input.tsx';
import { amountText, formatMoney } from '#components/money/money-format.ts';
import { CardText } from '#components/payment/card-label.tsx';
import { unbrokenDestination } from '#components/payment/payment-label.tsx';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useRefundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { isRefundMade, type RefundDraft, RefundForm } from './refund-form.tsx';
import { isValidRefundAmount, refundPlan } from './refund-plan.ts';

/** Refunds an amount and says how it ended; what showed the transaction before is fetched again either way. */
const useRefund = ({ transactionCode }: Pick<TransactionDetail, 'transactionCode'>, onMade: () => void) => {
  const words = useRefundsWords();
  const toast = useToast();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: async ({ amount, reason, note }: Omit<RefundDraft, 'amount'> & { amount: Centavos }) => {
      const { data, message } = await callOperationWithMessage('createRefund', {
        body: {
          idCompany: companyId,
          transactionCode,
          amount: toAmount(amount),
          reason: refundReasonNames.find((name) => name === reason),
          note: note.trim() || undefined,
        },
      });
      if (!isRefundMade(data.status, message)) throw new Error(message || words.notMade);
    },
    onSuccess: () => {
      toast({ tone: 'success', title: words.success, duration: limits.refundToast });
      onMade();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: words.failed,
        description: error.message,
        duration: limits.refundToast,
      }),
    meta: { stale: [transactionsKey(companyId), summaryKey(companyId)] },
  });
};

/** The form of a refund, judged by the account's clock. It is sent twice: first a confirmation is asked for, then it is made. */
const useRefundForm = (transaction: TransactionDetail, asksForWhole: boolean, onMade: () => void) => {
  const [language] = useLanguage();
  const now = useAccountNow();
  const plan = refundPlan(transaction, now);
  const refund = useRefund(transaction, onMade);
  /** The amount that a confirmation is asked for. */
  const [confirming, setConfirming] = useState(
    asksForWhole && plan.waitsUntil === null ? plan.remaining : undefined,
  );
  // What is fixed follows what remains, whatever was typed before.
  const amountOf = (draft: RefundDraft) => (plan.isFixed ? plan.remaining : readAmount(draft.amount));
  const reopen = () => setConfirming(undefined);
  const initial = { amount: amountText(toAmount(plan.remaining)), reason: '', note: '' };
  const form = useContractForm<RefundDraft>({
    initial,
    problems: (draft) => {
      if (isLongerThan(draft.note.trim(), limits.refundNote))
        return { note: fieldErrorText('too_long', language, { maximum: limits.refundNote }) };
      const amount = amountOf(draft);
      if (confirming !== undefined || (amount && isValidRefundAmount(transaction, amount, now))) return {};
      return { amount: errorCodes.refund_exceeds_remaining.message[language] };
    },
    send: (draft) =>
      confirming === undefined
        ? setConfirming(amountOf(draft))
        : refund.mutateAsync({ ...draft, amount: confirming }, { onError: reopen }),
    draft: { ...fieldsDraft(initial), name: 'refund' },
  });
  return {
    form,
    now,
    plan,
    amount: amountOf(form.values),
    confirming,
    reopen,
  };
};

type RefundConfirmationProps = {
  /** The formatted amount. */
  readonly amount: string;
  readonly isRunning: boolean;
  readonly onGoBack: () => void;
  readonly onConfirm: () => void;
};

/** The confirmation of a refund. */
const RefundConfirmation = ({ amount, isRunning, onGoBack, onConfirm }: RefundConfirmationProps) => {
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

type RefundDialogProps = {
  readonly transaction: TransactionDetail;
  /** Begins with the confirmation of the whole of what remains; the way back from it leads to the form. */
  readonly asksForWhole: boolean;
  readonly onClose: () => void;
};

/** How much goes back, then a confirmation. A refusal opens the form again with what the server said. */
export const RefundDialog = ({ transaction, asksForWhole, onClose }: RefundDialogProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  const formId = useId();
  const { form, now, plan, amount, confirming, reopen } = useRefundForm(transaction, asksForWhole, onClose);
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    dismissible: !form.isSending,
    initialFocus: firstControlOf(form),
  };

  if (confirming !== undefined)
    return (
      <Dialog
        {...frame}
        title={words.confirmTitle}
        description={
          <CardText
            text={words.confirmText(
              formatMoney(toAmount(confirming)),
              transaction.referenceNumber,
              transaction.custormerName,
              unbrokenDestination(transaction, language),
            )}
          />
        }
        footer={
          <RefundConfirmation
            amount={formatMoney(toAmount(confirming))}
            isRunning={form.isSending}
            onGoBack={reopen}
            onConfirm={() => form.submit()}
          />
        }
      />
    );
  return (
    <Dialog
      {...frame}
      title={words.title}
      description={words.about(transaction.referenceNumber, transaction.custormerName)}
      footer={
        <>
          <BackButton onClick={onClose} />
          <Button type="submit" form={formId} variant="primary" disabled={plan.waitsUntil !== null}>
            {words.submit(amount === undefined ? words.noAmount : formatMoney(toAmount(amount)))}
          </Button>
        </>
      }
    >
      <RefundForm
        id={formId}
        form={form}
        plan={plan}
        now={now}
        amount={amount}
        fee={transaction.commission}
        destination={unbrokenDestination(transaction, language)}
      />
    </Dialog>
  );
};
