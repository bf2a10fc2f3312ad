import {
  type ChargebackReason,
  chargebackReasonNames,
  chargebackReasons,
} from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { OpenChargeback } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { day } from '@pasarela/contracts/dates/dates';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { chargebacksKey, summaryKey, transactionsKey } from '#api/query-keys.ts';
import { FormField } from '#components/form/bound-fields.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { AmountInput, readAmount } from '#components/money/amount-input.tsx';
import { amountText, formatMoney } from '#components/money/money-format.ts';
import { SelectInput } from '#components/ui/inputs.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useDisputeWords } from '#features/transactions/reversals/dispute-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { fieldsDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

/** The least that can be disputed. */
const min = 1;

type DisputeDraft = { readonly reason: ChargebackReason; readonly amount: string };

/** Plays the cardholder; what showed the payment before is fetched anew either way. */
const useDispute = (idTransaction: number, onOpened: () => void) => {
  const words = useDisputeWords();
  const toast = useToast();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: (dispute: Pick<OpenChargeback, 'reason' | 'amount'>) =>
      callOperation('openChargeback', { body: { idCompany: companyId, idTransaction, ...dispute } }),
    onSuccess: () => {
      toast({ tone: 'success', title: words.success });
      onOpened();
    },
    meta: { stale: [transactionsKey(companyId), chargebacksKey(companyId), summaryKey(companyId)] },
  });
};

type DisputeDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** Why and how much, which begins with all that is left of the payment; then the bank has it. */
export const DisputeDialog = ({ transaction, onClose }: DisputeDialogProps) => {
  const words = useDisputeWords();
  const [language] = useLanguage();
  const dispute = useDispute(transaction.idTransaction, onClose);
  const max = toCentavos(transaction.amount) - toCentavos(transaction.refundedAmount);
  const [lowest, highest] = [formatMoney(toAmount(min)), formatMoney(toAmount(max))];
  /** Undefined while it is not an amount that could be disputed. */
  const amountOf = (draft: DisputeDraft): number | undefined => {
    const typed = readAmount(draft.amount);
    return typed !== undefined && typed >= min && typed <= max ? toAmount(typed) : undefined;
  };
  const initial: DisputeDraft = { reason: 'unrecognized', amount: amountText(toAmount(max)) };
  const form = useContractForm({
    initial,
    problems: (draft) => (amountOf(draft) === undefined ? { amount: words.invalid(highest) } : {}),
    send: async (draft) => {
      const amount = amountOf(draft);
      if (amount !== undefined) await dispute.mutateAsync({ reason: draft.reason, amount });
    },
    draft: { ...fieldsDraft(initial), name: 'dispute' },
  });
  const amount = amountOf(form.values);
  const customer = transaction.custormerName || transaction.custormerEmail;
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={
        amount === undefined
          ? words.sentenceOpen(customer)
          : words.sentence(customer, formatMoney(amount), formatMoney(transaction.amount))
      }
      submit={amount === undefined ? words.submitOpen : words.submit(formatMoney(amount))}
      running={words.running}
      variant="primary"
      onClose={onClose}
    >
      <FormField form={form} name="reason" label={words.reason}>
        {(control) => (
          <SelectInput {...control}>
            {chargebackReasonNames.map((name) => (
              <option key={name} value={name}>
                {chargebackReasons[name][language]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField form={form} name="amount" label={words.amount} hint={words.bounds(lowest, highest)}>
        {(control) => <AmountInput {...control} />}
      </FormField>
      <p className="text-13 text-ink-soft">
        {words.consequence(
          String(limits.chargebackProof / day),
          formatMoney(toAmount(chargebackFee)),
          formatMoney(toAmount(chargebackTax)),
        )}
      </p>
    </FormDialog>
  );
};
