import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { RefObject } from 'react';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { JustificationField } from '#components/form/justification-field.tsx';
import type { JustificationDraft } from '#components/form/use-justification.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { unbrokenDestination } from '#components/payment/payment-method-text.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type CancelFormProps = {
  readonly id: string;
  readonly transaction: TransactionDetail;
  readonly draft: JustificationDraft;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSubmit: () => void;
};

/** The form for the reason of a cancellation, with its consequences. */
export const CancelForm = ({ id, transaction, draft, field, onSubmit }: CancelFormProps) => {
  const words = useAuthorizationWords().cancel;
  const [language] = useLanguage();
  return (
    <DialogForm
      id={id}
      onSubmit={() => {
        if (draft.judge()) onSubmit();
      }}
    >
      <JustificationField
        label={words.reason}
        text={draft.text}
        isWrong={draft.isWrong}
        field={field}
        onType={draft.type}
      />
      <p className="text-13 text-ink-soft">
        {words.sentence(formatMoney(transaction.amount), unbrokenDestination(transaction, language))}
      </p>
    </DialogForm>
  );
};
