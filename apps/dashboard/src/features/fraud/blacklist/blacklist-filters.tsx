import { fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { limits } from '@pasarela/contracts/limits/limits';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { ListFilters } from '#components/list/list-filters.tsx';
import { typedFilter } from '#components/list/typed-filter.ts';
import type { List } from '#components/list/use-list-search.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { type BlacklistSearch, readValue } from './blacklist-search.ts';

export const BlacklistFilters = ({ list }: { readonly list: List<BlacklistSearch> }) => {
  const words = useFraudWords().blacklist.filters;
  const [language] = useLanguage();
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <ChoiceFilterChip
        label={words.type}
        all={words.allTypes}
        value={search.type}
        choices={fraudFieldNames.map((value) => ({ value, label: fraudFields[value].label[language] }))}
        onChange={(type) => filter({ type })}
      />
      <TextFilterChip
        label={words.value}
        hint={words.valueHint}
        value={search.value}
        onApply={typedFilter(
          readValue,
          (value) => filter({ value }),
          words.valueTooLong(String(limits.filterLength.email)),
        )}
      />
    </ListFilters>
  );
};
