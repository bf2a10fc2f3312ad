import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { Link } from 'react-router';
import type { List } from '#components/list/use-list-search.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import type { ChargebacksSearch } from '#features/chargebacks/list/chargebacks-search.ts';
import { useSession } from '#session/use-session.ts';

/** Shown if no status is selected, so no search was made. */
export const ChargebacksNotSearched = ({ list }: { readonly list: List<ChargebacksSearch> }) => {
  const words = useChargebacksWords().states;
  return (
    <StateMessage
      title={words.nothingSearchedTitle}
      action={
        <Button onClick={() => list.filter({ statusChargeBack: chargebackOutcomes })}>{words.all}</Button>
      }
    >
      <p>{words.nothingSearchedText}</p>
    </StateMessage>
  );
};

/** Shown if the account never had a chargeback: explains chargebacks and how to simulate one in the sandbox. */
export const ChargebacksEmpty = () => {
  const words = useChargebacksWords().states;
  const isSandbox = useSession()?.environment === 'Sandbox';
  return (
    <StateMessage
      title={words.emptyTitle}
      action={
        isSandbox ? (
          <Link to="/transactions?dates=any&idStatus=2" className={buttonClass()}>
            {words.toTransactions}
          </Link>
        ) : undefined
      }
    >
      <p>{isSandbox ? `${words.emptyText} ${words.emptySandbox}` : words.emptyText}</p>
    </StateMessage>
  );
};
