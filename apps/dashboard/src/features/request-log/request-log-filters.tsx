import { loggedOperations } from 'virtual:logged-operations';
import { httpStatusClasses } from '@pasarela/contracts/request-log/request-log-schema';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { ReferenceFilterChip, TransactionFilterChip } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import { typedFilter } from '#components/list/typed-filter.ts';
import type { List } from '#components/list/use-list-search.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import {
  type RequestLogSearch,
  readCode,
  realToday,
  requestLog,
} from '#features/request-log/request-log-search.ts';

const operationChoices = loggedOperations.map(({ method, path }) => ({
  value: path,
  label: `${method} ${path}`,
}));

export const RequestLogFilters = ({ list }: { readonly list: List<RequestLogSearch> }) => {
  const words = useRequestLogWords().filters;
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <DateFilterChip
        value={search.dates}
        initial={requestLog.initial.dates}
        today={realToday()}
        onChange={(dates) => filter({ dates })}
      />
      <ChoiceFilterChip
        label={words.operation}
        all={words.allOperations}
        value={search.operation}
        choices={operationChoices}
        onChange={(operation) => filter({ operation })}
      />
      <ChoiceFilterChip
        label={words.status}
        all={words.allStatuses}
        value={search.httpStatus}
        choices={httpStatusClasses.map((value) => ({ value, label: words.statusClasses[value] }))}
        onChange={(httpStatus) => filter({ httpStatus })}
      />
      <ReferenceFilterChip
        value={search.referenceNumber}
        onChange={(referenceNumber) => filter({ referenceNumber })}
      />
      <TextFilterChip
        label={words.code}
        hint={words.codeHint}
        value={search.code}
        onApply={typedFilter(readCode, (code) => filter({ code }), words.codeInvalid)}
      />
      <TransactionFilterChip
        value={search.idTransaction}
        onChange={(idTransaction) => filter({ idTransaction })}
      />
    </ListFilters>
  );
};
