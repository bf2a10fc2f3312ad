import { chargebackOutcomes } from '@pasarela/contracts/chargebacks/chargeback-status';
import type { WireDay } from '@pasarela/contracts/dates';
import type { ReactNode } from 'react';
import { formatWireDay } from '#components/dates/date-format.ts';
import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { MakePaymentLink, useMayMakePayment } from '#features/transactions/list/make-payment-link.tsx';
import {
  changeFilters,
  defaultSearch,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';
import type { TransactionsView } from '#features/transactions/list/transactions-view.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type NothingView = Exclude<TransactionsView, 'rows' | 'loading' | 'failed'>;

type TransactionsNothingProps = {
  readonly view: NothingView;
  readonly search: TransactionsSearch;
  readonly today: WireDay;
  readonly onChange: (search: TransactionsSearch) => void;
};

const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

/** In the place of a list without rows: what this is, why it has none, what to do. */
export const TransactionsNothing = ({ view, search, today, onChange }: TransactionsNothingProps) => {
  const words = useWords({ es, en }).states;
  const mayMakePayment = useMayMakePayment();
  const anyDate = (
    <Button onClick={() => onChange(changeFilters(search, { dates: { kind: 'any' } }))}>
      {words.anyDate}
    </Button>
  );
  const parts = {
    empty: {
      title: words.emptyTitle,
      text: mayMakePayment ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText,
      actions: mayMakePayment && <MakePaymentLink />,
    },
    noneToday: {
      title: words.noneTodayTitle,
      text: words.noneTodayText(formatWireDay(today)),
      actions: (
        <>
          {anyDate}
          {mayMakePayment && <MakePaymentLink />}
        </>
      ),
    },
    filteredToNothing: {
      title: words.filteredTitle,
      text: words.filteredText,
      actions: (
        <>
          <Button onClick={() => onChange(defaultSearch)}>{words.clearFilters}</Button>
          {search.dates.kind !== 'any' && anyDate}
        </>
      ),
    },
    nothingSearched: {
      title: words.nothingSearchedTitle,
      text: words.nothingSearchedText,
      actions: (
        <Button onClick={() => onChange(changeFilters(search, { chargebacks: chargebackOutcomes }))}>
          {words.allChargebacks}
        </Button>
      ),
    },
    beyondLastPage: {
      title: words.beyondTitle,
      text: words.beyondText,
      actions: <Button onClick={() => onChange({ ...search, pageNumber: 1 })}>{words.firstPage}</Button>,
    },
  } satisfies Record<NothingView, { title: string; text: string; actions: ReactNode }>;
  const { title, text, actions } = parts[view];
  return (
    <StateMessage title={title} action={actions ? <Actions>{actions}</Actions> : undefined}>
      <p>{text}</p>
    </StateMessage>
  );
};
