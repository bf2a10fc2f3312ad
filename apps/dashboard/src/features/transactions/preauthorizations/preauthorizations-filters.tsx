import type { WireDay } from '@pasarela/contracts/dates/dates';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { IdentityFilterChips } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import type { List } from '#components/list/use-list-search.ts';
import {
  type PreauthorizationsSearch,
  preauthorizations,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';

type PreauthorizationsFiltersProps = {
  readonly list: List<PreauthorizationsSearch>;
  readonly today: WireDay;
};

export const PreauthorizationsFilters = ({ list, today }: PreauthorizationsFiltersProps) => {
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <DateFilterChip
        value={search.dates}
        initial={preauthorizations.initial.dates}
        today={today}
        onChange={(dates) => filter({ dates })}
      />
      <IdentityFilterChips search={search} onChange={filter} />
    </ListFilters>
  );
};
