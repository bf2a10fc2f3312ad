import { fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { blacklistChoices } from '#features/transactions/blacklist/blacklist-choices.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type BlacklistDialogProps = { readonly transaction: TransactionDetail; readonly onClose: () => void };

/** Puts the e-mail, the address or the card of a transaction on the blacklist; a card's number nobody has any more. */
export const BlacklistDialog = ({ transaction, onClose }: BlacklistDialogProps) => {
  const { blacklist: common, fromTransaction: words } = useFraudWords();
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const first = useRef<HTMLInputElement>(null);
  const choices = blacklistChoices(transaction);
  const [chosen, setChosen] = useState(choices[0]?.field);
  const { idTransaction, referenceNumber } = transaction;
  const save = useMutation({
    mutationFn: (field: keyof typeof fraudFields) =>
      callOperation('saveBlacklistEntry', { body: { fieldRulesId: fraudFields[field].id, idTransaction } }),
    onSuccess: (text) => {
      toast({ tone: 'success', title: text });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['blacklist', companyId] }),
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(referenceNumber)}
      submit={common.submitAdd}
      running={common.adding}
      variant="primary"
      isRunning={save.isPending}
      refusal={save.error?.message}
      initialFocus={first}
      onSubmit={() => {
        if (chosen) save.mutate(chosen);
      }}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{words.legend}</legend>
        <div className="divide-y divide-line rounded-control border border-line-strong">
          {choices.map(({ field, value }, index) => (
            <label
              key={field}
              className="flex min-h-11 items-center gap-3 px-3 text-14 has-checked:bg-accent-soft"
            >
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="field"
                value={field}
                checked={chosen === field}
                onChange={() => {
                  save.reset();
                  setChosen(field);
                }}
                className="accent-accent"
              />
              <span className="min-w-0 grow truncate">
                {field === 'card' ? <CardLabel text={value} /> : value}
              </span>
              <span className="text-13 text-ink-soft">{fraudFields[field].label[language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
};
