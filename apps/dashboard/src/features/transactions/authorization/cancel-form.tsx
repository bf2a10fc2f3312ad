import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';
import type { RefObject } from 'react';
import { JustificationField } from '#components/form/justification-field.tsx';
import type { JustificationDraft } from '#components/form/use-justification.ts';
import { formatMoney } from '#components/money/money-format.ts';
import { unbrokenDestination } from '#components/payment/payment-method-text.ts';
import { authorizationWords as en } from '#i18n/en/authorization.ts';
import { authorizationWords as es } from '#i18n/es/authorization.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type CancelFormProps = {
  readonly id: string;
  readonly transaction: TransactionDetail;
  readonly draft: JustificationDraft;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSubmit: () => void;
};

/** Why it is canceled, and what that does. */
export const CancelForm = ({ id, transaction, draft, field, onSubmit }: CancelFormProps) => {
  const words = useWords({ es, en }).cancel;
  const [language] = useLanguage();
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.judge()) onSubmit();
      }}
      className="flex flex-col gap-4"
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
    </form>
  );
};
