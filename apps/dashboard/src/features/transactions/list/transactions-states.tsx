import type { WireDay } from '@pasarela/contracts/dates/dates';
import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { formatWireDay } from '#components/dates/date-format.ts';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { FirstPaymentLink, useFirstPayment } from '#features/transactions/list/make-payment-link.tsx';
import type { TransactionsSearch } from '#features/transactions/list/transactions-search.ts';

type TransactionsStateProps = { readonly list: List<TransactionsSearch> };

/** Looks at all days, with the other filters as they are. */
export const AnyDateButton = ({ list }: TransactionsStateProps) => {
  const words = useTransactionsWords().states;
  return <Button onClick={() => list.filter({ dates: { kind: 'any' } })}>{words.anyDate}</Button>;
};

/** Chargebacks without a chosen status: nothing was asked. */
export const TransactionsNotSearched = ({ list }: TransactionsStateProps) => {
  const words = useTransactionsWords().states;
  return (
    <StateMessage
      title={words.nothingSearchedTitle}
      action={
        <Button onClick={() => list.filter({ statusChargeBack: chargebackOutcomes })}>
          {words.allChargebacks}
        </Button>
      }
    >
      <p>{words.nothingSearchedText}</p>
    </StateMessage>
  );
};

/** No movement, ever or merely today: what this is, and how to make one. */
export const TransactionsEmpty = ({ list, today }: TransactionsStateProps & { readonly today: WireDay }) => {
  const words = useTransactionsWords().states;
  const firstPayment = useFirstPayment();
  if (list.search.dates.kind === 'today')
    return (
      <StateMessage
        title={words.noneTodayTitle}
        action={
          <div className="flex flex-wrap gap-2">
            <AnyDateButton list={list} />
            {firstPayment && <FirstPaymentLink by={firstPayment} />}
          </div>
        }
      >
        <p>{words.noneTodayText(formatWireDay(today))}</p>
      </StateMessage>
    );
  return (
    <StateMessage title={words.emptyTitle} action={firstPayment && <FirstPaymentLink by={firstPayment} />}>
      <p>{firstPayment ? `${words.emptyText} ${words.emptyBy[firstPayment]}` : words.emptyText}</p>
    </StateMessage>
  );
};
