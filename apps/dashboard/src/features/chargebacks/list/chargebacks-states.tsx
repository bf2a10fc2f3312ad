import { chargebackOutcomes } from '@pasarela/contracts/statuses/chargeback-status';
import { Link } from 'react-router';
import type { List } from '#components/list/use-list-search.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import type { ChargebacksSearch } from '#features/chargebacks/list/chargebacks-search.ts';
import { chargebacksWords as en } from '#i18n/en/chargebacks.ts';
import { chargebacksWords as es } from '#i18n/es/chargebacks.ts';
import { useWords } from '#i18n/use-words.ts';
import { useSession } from '#session/use-session.ts';

/** Shown if no status is selected, so no search was made. */
export const ChargebacksNotSearched = ({ list }: { readonly list: List<ChargebacksSearch> }) => {
  const words = useWords({ es, en }).states;
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
  const words = useWords({ es, en }).states;
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
