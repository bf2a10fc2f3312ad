import { loggedOperations } from 'virtual:logged-operations';
import { limits } from '@pasarela/contracts/limits';
import { httpStatusClasses } from '@pasarela/contracts/request-log/request-log-schema';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { DateFilterChip } from '#components/data-table/date-filter-chip.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  defaultRequestLog,
  isNarrowed,
  type RequestLogSearch,
  readCode,
  readReference,
  readTransaction,
} from '#features/request-log/request-log-search.ts';
import { realToday } from '#features/request-log/use-requests.ts';
import { dataTableWords as enTable } from '#i18n/en/data-table.ts';
import { requestLogWords as en } from '#i18n/en/request-log.ts';
import { dataTableWords as esTable } from '#i18n/es/data-table.ts';
import { requestLogWords as es } from '#i18n/es/request-log.ts';
import { useWords } from '#i18n/use-words.ts';

type RequestLogFiltersProps = {
  readonly search: RequestLogSearch;
  readonly onChange: (search: RequestLogSearch) => void;
};

const operationChoices = loggedOperations.map(({ method, path }) => ({
  value: path,
  label: `${method} ${path}`,
}));

/** One row of filters. Each says its value, is changed in its own popover and clears alone. */
export const RequestLogFilters = ({ search, onChange }: RequestLogFiltersProps) => {
  const words = useWords({ es, en }).filters;
  const tableWords = useWords({ es: esTable, en: enTable });
  const change = (part: Partial<RequestLogSearch>) => onChange({ ...search, ...part, pageNumber: 1 });
  /** Takes what was typed; an answer is what is wrong with it. */
  const typed =
    <Value,>(
      read: (text: string) => Value | undefined,
      apply: (value: Value | undefined) => void,
      wrong: string,
    ) =>
    (text: string): string | undefined => {
      const value = read(text);
      if (text.trim() !== '' && value === undefined) return wrong;
      apply(value);
      return undefined;
    };
  return (
    <search>
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">{tableWords.filters}</legend>
        <DateFilterChip
          value={search.dates}
          initial={defaultRequestLog.dates}
          today={realToday()}
          onChange={(dates) => change({ dates })}
        />
        <ChoiceFilterChip
          label={words.operation}
          all={words.allOperations}
          value={search.operation}
          choices={operationChoices}
          onChange={(operation) => change({ operation })}
        />
        <ChoiceFilterChip
          label={words.status}
          all={words.allStatuses}
          value={search.httpStatus}
          choices={httpStatusClasses.map((value) => ({ value, label: words.statusClasses[value] }))}
          onChange={(chosen) => change({ httpStatus: httpStatusClasses.find((name) => name === chosen) })}
        />
        <TextFilterChip
          label={words.referenceNumber}
          hint={words.referenceNumberHint}
          value={search.referenceNumber}
          onApply={typed(
            readReference,
            (referenceNumber) => change({ referenceNumber }),
            words.tooLong(String(limits.filterLength.referenceNumber)),
          )}
        />
        <TextFilterChip
          label={words.code}
          hint={words.codeHint}
          value={search.code}
          onApply={typed(readCode, (code) => change({ code }), words.tooLong('60'))}
        />
        <TextFilterChip
          label={words.idTransaction}
          hint={words.idTransactionHint}
          value={search.idTransaction?.toString()}
          onApply={typed(
            readTransaction,
            (idTransaction) => change({ idTransaction }),
            words.idTransactionInvalid,
          )}
          input={{ inputMode: 'numeric' }}
        />
        {isNarrowed(search) && (
          <Button
            variant="ghost"
            size="small"
            className="shrink-0"
            onClick={() => onChange(defaultRequestLog)}
          >
            {words.clearAll}
          </Button>
        )}
      </fieldset>
    </search>
  );
};
