import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { MakePaymentLink, useMayMakePayment } from '#features/transactions/list/make-payment-link.tsx';
import {
  defaultPreauthorizations,
  isNarrowed,
  type PreauthorizationsSearch,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { preauthorizationsWords as en } from '#i18n/en/preauthorizations.ts';
import { transactionsWords as enList } from '#i18n/en/transactions.ts';
import { preauthorizationsWords as es } from '#i18n/es/preauthorizations.ts';
import { transactionsWords as esList } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type PreauthorizationsNothingProps = {
  readonly search: PreauthorizationsSearch;
  readonly onChange: (search: PreauthorizationsSearch) => void;
};

/** In the place of a list without rows: what this is, why it has none, what to do. */
export const PreauthorizationsNothing = ({ search, onChange }: PreauthorizationsNothingProps) => {
  const words = useWords({ es, en }).states;
  const { beyondTitle, beyondText, firstPage, clearFilters } = useWords({ es: esList, en: enList }).states;
  const mayMakePayment = useMayMakePayment();
  if (search.pageNumber > 1)
    return (
      <StateMessage
        title={beyondTitle}
        action={<Button onClick={() => onChange({ ...search, pageNumber: 1 })}>{firstPage}</Button>}
      >
        <p>{beyondText}</p>
      </StateMessage>
    );
  if (isNarrowed(search))
    return (
      <StateMessage
        title={words.filteredTitle}
        action={<Button onClick={() => onChange(defaultPreauthorizations)}>{clearFilters}</Button>}
      >
        <p>{words.filteredText}</p>
      </StateMessage>
    );
  return (
    <StateMessage title={words.emptyTitle} action={mayMakePayment ? <MakePaymentLink /> : undefined}>
      <p>{mayMakePayment ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText}</p>
    </StateMessage>
  );
};
