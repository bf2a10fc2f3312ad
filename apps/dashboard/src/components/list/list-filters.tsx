import { lazy, type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { useDataTableWords } from '#components/data-table/data-table-words.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { createPart } from '#parts/load-part.ts';
import { SortPlace } from './sort-menu.tsx';

const sheet = createPart(() => import('./filters-sheet.tsx'));
const FiltersSheet = lazy(async () => ({ default: (await sheet.load()).FiltersSheet }));

type ListFiltersProps = {
  readonly list: List<AnySearch>;
  /** The number of rows found; undefined while that is not known. */
  readonly found: number | undefined;
  /** One chip per filter, which shows its value, opens its popover and can be cleared. */
  readonly children: ReactNode;
  /** The field that the list is searched by, before the chips. */
  readonly before?: ReactNode;
  /** A filter that needs a row of its own. */
  readonly below?: ReactNode;
};

/**
 * The filters of a list, with the button that clears all of them. On a phone they are in a sheet, beside the order of the list;
 * where the list is searched too, both are icons on the line of its field. What filters stands below.
 */
export const ListFilters = (props: ListFiltersProps) =>
  useNarrow() ? <PhoneFilters {...props} /> : <FiltersRow {...props} />;

const FiltersRow = ({ list, found, children, before, below }: ListFiltersProps) => {
  const words = useListWords();
  // Where nothing is found, the message below clears them.
  const isClearedBelow = found === 0 && list.address.isNarrowed(list.search);
  const tableWords = useDataTableWords();
  const chips = useRef<HTMLFieldSetElement>(null);
  const clear = (): void => {
    // The button goes with what it clears.
    chips.current?.querySelector('button')?.focus();
    list.clear();
  };
  return (
    <search className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 py-1">
        {before}
        <fieldset ref={chips} className="contents">
          <legend className="sr-only">{tableWords.filters}</legend>
          {children}
          {list.address.isFiltered(list.search) && !isClearedBelow && (
            <Button variant="ghost" size="small" className="shrink-0 px-2" onClick={clear}>
              {words.clearAll}
            </Button>
          )}
        </fieldset>
        <SortPlace isShort={false} />
      </div>
      {below}
    </search>
  );
};

const PhoneFilters = ({ list, found, children, before, below }: ListFiltersProps) => {
  const words = useDataTableWords();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const count = list.address.countFilters(list.search);
  return (
    <search className="flex flex-wrap items-center justify-between gap-2 peer-data-[on-next-line=actions]:pr-9 peer-data-[on-next-line=create]:pr-13">
      {before && <div className="min-w-0 flex-1">{before}</div>}
      <Button
        size={before ? 'medium' : 'small'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={sheet.fetchAhead}
        onFocus={sheet.fetchAhead}
        onClick={() =>
          startTransition(() => {
            setUsed(true);
            setOpen(true);
          })
        }
        className={`${before ? 'px-2.5' : ''} ${count > 0 ? 'border-accent bg-accent-soft' : ''}`}
      >
        <Icon name="filter" />
        <span className={before ? 'sr-only' : ''}>{words.filters}</span>
        {count > 0 && <span className="figures">({count})</span>}
      </Button>
      <SortPlace isShort={before !== undefined} />
      {count > 0 && !open && (
        <fieldset data-used="" className="scroll-fade -mx-4 flex min-w-full gap-2 overflow-x-auto px-4">
          <legend className="sr-only">{words.filters}</legend>
          {children}
        </fieldset>
      )}
      <Suspense>
        {used && (
          <FiltersSheet
            open={open}
            onOpenChange={setOpen}
            onClear={count > 0 ? () => list.clear() : undefined}
            found={found}
            below={below}
          >
            {children}
          </FiltersSheet>
        )}
      </Suspense>
    </search>
  );
};
