import { type FraudField, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { blacklistKey } from '#api/query-keys.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { blacklistChoices } from './blacklist-choices.ts';

type BlacklistDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** Puts the e-mail, the address or the card of a transaction on the blacklist; a card's number nobody has any more. */
export const BlacklistDialog = ({ transaction, onClose }: BlacklistDialogProps) => {
  const { blacklist: common, fromTransaction: words } = useFraudWords();
  const [language] = useLanguage();
  const toast = useToast();
  const companyId = useCompanyId();
  const choices = blacklistChoices(transaction);
  const { idTransaction, referenceNumber } = transaction;
  const save = useMutation({
    mutationFn: (field: FraudField) =>
      callOperation('saveBlacklistEntry', { body: { fieldRulesId: fraudFields[field].id, idTransaction } }),
    onSuccess: (text) => {
      toast({ tone: 'success', title: text });
      onClose();
    },
    meta: { stale: [blacklistKey(companyId)] },
  });
  const form = useContractForm<{ readonly field: FraudField | undefined }>({
    initial: { field: choices[0]?.field },
    send: async ({ field }) => {
      if (field) await save.mutateAsync(field);
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.text(referenceNumber)}
      submit={common.submitAdd}
      running={common.adding}
      variant="primary"
      onClose={onClose}
    >
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 font-medium">{words.legend}</legend>
        <div className="divide-y divide-line rounded-control border border-line-strong">
          {choices.map(({ field, value }) => (
            <label
              key={field}
              className="flex min-h-11 items-center gap-3 px-3 py-2 text-14 has-checked:bg-accent-soft"
            >
              <input type="radio" {...form.register('field')} value={field} />
              <span className="flex min-w-0 grow justify-between gap-x-3 max-sm:flex-col">
                <span className="min-w-0 wrap-anywhere">
                  {field === 'card' ? <CardLabel text={value} /> : value}
                </span>
                <span className="shrink-0 text-13 text-ink-soft">{fraudFields[field].label[language]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
};
