import type { BlacklistEntry, BlacklistSort } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldOf, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { ActiveBadge, BlacklistValue } from './blacklist-value.tsx';

/** The columns of the blacklist: first who it is. */
export const useBlacklistColumns = (): readonly DataTableColumn<BlacklistEntry, BlacklistSort>[] => {
  const { columns } = useFraudWords().blacklist;
  const [language] = useLanguage();
  return [
    {
      name: 'value',
      sort: 'value',
      heading: columns.value,
      skeleton: 'w-44',
      className: 'w-full max-w-0',
      cell: (row) => (
        <span className="block truncate font-medium">
          <BlacklistValue entry={row} />
        </span>
      ),
    },
    {
      name: 'type',
      sort: 'type',
      heading: columns.type,
      skeleton: 'w-24',
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-soft">
          {fraudFields[fraudFieldOf(row.fieldRulesId)].label[language]}
        </span>
      ),
    },
    {
      name: 'active',
      sort: 'active',
      heading: columns.active,
      skeleton: 'w-16',
      cell: (row) => <ActiveBadge active={row.active} />,
    },
    {
      name: 'date',
      sort: 'date',
      heading: columns.date,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.date} />,
    },
  ];
};
