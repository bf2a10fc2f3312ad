import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';
import { amountLimits, type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { refundReasonNames, refundReasons } from '@pasarela/contracts/refunds/refund-reasons';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { callOperationWithMessage } from '#api/call-operation.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { readAmount } from '#components/money/typed-amount.ts';
import { destinationText } from '#components/payment/payment-method-text.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { RefundForm } from '#features/transactions/refund/refund-form.tsx';
import { type refundsWords, useRefundsWords } from '#features/transactions/refund/refunds-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountNow } from '#sandbox/use-account-clock.ts';
import { textDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';
import { isRefundMade } from './refund-outcome.ts';
import { isValidRefundAmount, refundPlan } from './refund-plan.ts';

/** What is given back; reason and note are empty where nothing is said. */
type Refund = { readonly amount: Centavos; readonly reason: string; readonly note: string };

/** Refunds an amount and says how it ended; what showed the transaction before is fetched anew either way. */
const useRefund = ({ transactionCode }: Pick<TransactionDetail, 'transactionCode'>, onMade: () => void) => {
  const words = useRefundsWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: async ({ amount, reason, note }: Refund) => {
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
    onSettled: () => {
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
      void client.invalidateQueries({ queryKey: ['summary', companyId] });
    },
  });
};

/** The amount that is being typed, judged by the account's clock; once confirmed for the last time it is sent. */
const useRefundDraft = (transaction: TransactionDetail, asksForWhole: boolean) => {
  const now = useAccountNow();
  const plan = refundPlan(transaction, now);
  const whole = toAmount(plan.remaining).toFixed(2);
  const [typed, setTyped] = useDraft('refund', whole, textDraft);
  const [reason, setReason] = useDraft('refundReason', '', textDraft);
  const [note, setNote] = useDraft('refundNote', '', textDraft);
  const [isInvalid, setInvalid] = useState(false);
  const [confirming, setConfirming] = useState(
    asksForWhole && plan.waitsUntil === null ? plan.remaining : undefined,
  );
  // What is fixed follows what remains, whatever was typed before.
  const text = plan.isFixed ? whole : typed;
  const amount = readAmount(text);
  return {
    now,
    plan,
    text,
    amount,
    isInvalid,
    reason,
    note,
    setReason,
    setNote,
    /** The amount that a confirmation is asked for. */
    confirming,
    type: (value: string) => {
      setTyped(value);
      setInvalid(false);
    },
    askToConfirm: () => {
      const isValid = amount !== undefined && isValidRefundAmount(transaction, amount, now);
      setInvalid(!isValid);
      if (isValid && plan.waitsUntil === null) setConfirming(amount);
    },
    reopen: () => setConfirming(undefined),
  };
};

type RefundWhyProps = {
  readonly draft: Pick<ReturnType<typeof useRefundDraft>, 'reason' | 'note' | 'setReason' | 'setNote'>;
};

/** Why it is given back: a reason of the list, and the merchant's own note. Neither is required. */
const RefundWhy = ({ draft }: RefundWhyProps) => {
  const words = useRefundsWords();
  const [language] = useLanguage();
  return (
    <>
      <Field label={words.reason} optional>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.reason}
            onChange={(event) => draft.setReason(event.target.value)}
          >
            <option value="">{words.noReason}</option>
            {refundReasonNames.map((name) => (
              <option key={name} value={name}>
                {refundReasons[name][language]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={words.note} optional hint={words.noteHint(limits.refundNote - draft.note.length)}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.refundNote}
            value={draft.note}
            onChange={(event) => draft.setNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
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

/** What will happen, in one sentence with its figures. */
const refundSentence = (
  transaction: TransactionDetail,
  { amount, remaining }: { readonly amount: Centavos | undefined; readonly remaining: Centavos },
  words: typeof refundsWords.es,
  language: Language,
): string => {
  const part = amount === undefined ? words.noAmount : formatMoney(toAmount(amount));
  const whole = formatMoney(toAmount(remaining));
  const destination = destinationText(transaction, language);
  return transaction.refundedAmount === 0
    ? words.sentence(part, whole, destination)
    : words.sentenceOfRemaining(part, whole, destination);
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
  const field = useRef<HTMLInputElement>(null);
  const draft = useRefundDraft(transaction, asksForWhole);
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
