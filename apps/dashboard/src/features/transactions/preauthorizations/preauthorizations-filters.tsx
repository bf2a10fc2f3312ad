import type { WireDay } from '@pasarela/contracts/dates';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { Button } from '#components/ui/button.tsx';
import { IdentityFilterChips } from '#features/transactions/list/identity-filter-chips.tsx';
import {
  defaultPreauthorizations,
  isNarrowed,
  type PreauthorizationsSearch,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';
import { dataTableWords as enTable } from '#i18n/en/data-table.ts';
import { transactionsWords as en } from '#i18n/en/transactions.ts';
import { dataTableWords as esTable } from '#i18n/es/data-table.ts';
import { transactionsWords as es } from '#i18n/es/transactions.ts';
import { useWords } from '#i18n/use-words.ts';

type PreauthorizationsFiltersProps = {
  readonly search: PreauthorizationsSearch;
  readonly today: WireDay;
  readonly onChange: (search: PreauthorizationsSearch) => void;
};

export const PreauthorizationsFilters = ({ search, today, onChange }: PreauthorizationsFiltersProps) => {
  const words = useWords({ es, en }).filters;
  const tableWords = useWords({ es: esTable, en: enTable });
  const change = (part: Partial<PreauthorizationsSearch>) => onChange({ ...search, ...part, pageNumber: 1 });
  return (
    <search>
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">{tableWords.filters}</legend>
        <DateFilterChip
          value={search.dates}
          initial={defaultPreauthorizations.dates}
          today={today}
          onChange={(dates) => change({ dates })}
        />
        <IdentityFilterChips search={search} onChange={change} />
        {isNarrowed(search) && (
          <Button
            variant="ghost"
            size="small"
            className="shrink-0"
            onClick={() => onChange(defaultPreauthorizations)}
          >
            {words.clearAll}
          </Button>
        )}
      </fieldset>
    </search>
  );
};
