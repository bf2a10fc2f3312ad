import { limits } from '@pasarela/contracts/limits/limits';
import { useListWords } from '#components/data-table/list-words.ts';
import { SearchField } from './search-field.tsx';

type ReferenceFieldProps = {
  readonly value: string | undefined;
  readonly onSearch: (reference: string | undefined) => void;
};

/** The field of a list that is searched by the beginning of a reference. */
export const ReferenceField = ({ value, onSearch }: ReferenceFieldProps) => (
  <SearchField
    words={useListWords().referenceField}
    max={limits.filterLength.referenceNumber}
    value={value}
    onSearch={onSearch}
  />
);
