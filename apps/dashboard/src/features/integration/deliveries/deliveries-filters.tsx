import { webhookStateNames, webhookStates } from '@pasarela/contracts/webhooks/webhook-states';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { TextFilterChip } from '#components/data-table/text-filter-chip.tsx';
import { StatusDot } from '#components/status/status-badge.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import {
  type DeliveriesSearch,
  readState,
  readTransaction,
} from '#features/integration/deliveries/deliveries-search.ts';
import { dataTableWords as enTable } from '#i18n/en/data-table.ts';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { dataTableWords as esTable } from '#i18n/es/data-table.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

type DeliveriesFiltersProps = {
  readonly search: DeliveriesSearch;
  readonly onChange: (search: DeliveriesSearch) => void;
};

export const DeliveriesFilters = ({ search, onChange }: DeliveriesFiltersProps) => {
  const words = useWords({ es, en }).deliveries.filters;
  const tableWords = useWords({ es: esTable, en: enTable });
  const [language] = useLanguage();
  const change = (part: Partial<DeliveriesSearch>) => onChange({ ...search, ...part, pageNumber: 1 });
  const applyTransaction = (text: string) => {
    const idTransaction = readTransaction(text);
    if (text.trim() !== '' && idTransaction === undefined) return words.transactionInvalid;
    change({ idTransaction });
    return undefined;
  };
  return (
    <search>
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">{tableWords.filters}</legend>
        <FilterChip
          label={words.state}
          value={search.state ? webhookStates[search.state].label[language] : words.all}
          onClear={search.state ? () => change({ state: undefined }) : undefined}
        >
          {(trigger) => (
            <DropdownMenu trigger={trigger} align="start">
              <DropdownChoices
                label={words.state}
                value={search.state ?? ''}
                onChange={(chosen) => change({ state: readState(chosen) })}
                choices={[
                  { value: '', label: words.all },
                  ...webhookStateNames.map((name) => ({
                    value: name,
                    label: webhookStates[name].label[language],
                    start: <StatusDot colour={webhookStates[name].colour} />,
                  })),
                ]}
              />
            </DropdownMenu>
          )}
        </FilterChip>
        <TextFilterChip
          label={words.transaction}
          hint={words.transactionHint}
          value={search.idTransaction?.toString()}
          onApply={applyTransaction}
          input={{ inputMode: 'numeric' }}
        />
      </fieldset>
    </search>
  );
};
