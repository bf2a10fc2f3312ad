import type { ReactNode } from 'react';
import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Button } from '#components/ui/button.tsx';
import { dataTableWords as enTable } from '#i18n/en/data-table.ts';
import { listWords as en } from '#i18n/en/list.ts';
import { dataTableWords as esTable } from '#i18n/es/data-table.ts';
import { listWords as es } from '#i18n/es/list.ts';
import { useWords } from '#i18n/use-words.ts';

type ListFiltersProps = {
  readonly list: List<AnySearch>;
  /** One chip per filter, which shows its value, opens its popover and can be cleared. */
  readonly children: ReactNode;
  /** The field that the list is searched by, before the chips. */
  readonly before?: ReactNode;
  /** A filter that needs a row of its own. */
  readonly below?: ReactNode;
};

/** The filters of a list, with the button that clears all of them. */
export const ListFilters = ({ list, children, before, below }: ListFiltersProps) => {
  const words = useWords({ es, en });
  const tableWords = useWords({ es: esTable, en: enTable });
  return (
    <search className="flex flex-col gap-2">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        {before}
        <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
          <legend className="sr-only">{tableWords.filters}</legend>
          {children}
          {list.address.isFiltered(list.search) && (
            <Button variant="ghost" size="small" className="shrink-0" onClick={() => list.clear()}>
              {words.clearAll}
            </Button>
          )}
        </fieldset>
      </div>
      {below}
    </search>
  );
};
