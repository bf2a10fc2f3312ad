import { limits } from '@pasarela/contracts/limits/limits';
import { useListWords } from '#components/data-table/list-words.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';
import { SearchField } from './search-field.tsx';

type ReferenceSearch = AnySearch & { readonly referenceNumber: string | undefined };

/** The field of a list that is searched by the beginning of a reference (`referenceFilter`). */
export const ReferenceField = ({ list }: { readonly list: List<ReferenceSearch> }) => (
  <SearchField
    words={useListWords().referenceField}
    max={limits.filterLength.referenceNumber}
    value={list.search.referenceNumber}
    onSearch={(referenceNumber) => list.filter({ referenceNumber })}
  />
);
