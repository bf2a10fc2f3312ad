import { useTabCounts } from '#components/list/use-tab-counts.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { chargebacksQuery } from '#features/chargebacks/chargebacks-queries.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import {
  type ChargebacksSearch,
  chargebacks,
  chargebackTabs,
  queryOf,
  tabSearch,
} from '#features/chargebacks/list/chargebacks-search.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What waits for evidence, what waits for the bank, what is closed: each has an address of its own, and says how many it has. */
export const ChargebacksTabs = ({ search }: { readonly search: ChargebacksSearch }) => {
  const words = useChargebacksWords().tabs;
  const companyId = useCompanyId();
  const today = useAccountToday();
  const counts = useTabCounts(
    chargebackTabs.map((tab) =>
      chargebacksQuery(companyId, { ...queryOf(tabSearch(search, tab), today, companyId), rowsOfPage: 1 }),
    ),
  );
  return (
    <LinkTabs
      label={words.label}
      tabs={chargebackTabs.map((tab, index) => ({
        to: chargebacks.linkTo(tabSearch(search, tab)),
        text: words[tab],
        isCurrent: tab === search.tab,
        count: counts[index],
      }))}
    />
  );
};
