import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DataTableHeading } from '#components/data-table/data-table-frame.tsx';
import { useListWords } from '#components/data-table/list-words.ts';
import type { ListSort } from '#components/list/list-address.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownChoices, DropdownMenu, DropdownSeparator } from '#components/ui/popups.tsx';

type SortMenuProps = {
  readonly columns: readonly DataTableHeading[];
  readonly order: ListSort;
  /** Another column begins in its own direction. */
  readonly onSort: (by: string, direction?: ListSort['direction']) => void;
  readonly unavailable?: ((by: string) => string | undefined) | undefined;
};

const directions = ['desc', 'asc'] as const;

/** The place on the page, which another one takes when the window becomes narrow or wide. */
let current: HTMLElement | null = null;
const listeners = new Set<() => void>();
const take = (place: HTMLElement | null): void => {
  current = place;
  for (const listener of listeners) listener();
};
const register = (place: HTMLElement | null) => {
  take(place);
  return () => {
    if (current === place) take(null);
  };
};

/** The place, known before anything is painted; null where the page has none. */
const usePlace = (): HTMLElement | null => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const read = (): void => setPlace(current);
    read();
    listeners.add(read);
    return () => {
      listeners.delete(read);
    };
  }, []);
  return place;
};

/** Where a page has the order of its list on a phone, if not above the rows: as an icon alone, where it stands beside a field. */
export const SortPlace = ({ isShort }: { readonly isShort: boolean }) => (
  <div
    ref={register}
    data-short={isShort ? '' : undefined}
    className="group/sort ml-auto min-w-0 empty:hidden data-short:shrink-0"
  />
);

/** Where the list is ordered by a heading in sight from then on, the menu is gone: its focus goes to that heading. */
const useFocusOfHeading = () => {
  const frame = useRef<HTMLDivElement>(null);
  /** From a choice on until the focus is back at the button. */
  const isChoosing = useRef(false);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (!isChoosing.current && !element?.contains(document.activeElement)) return;
      // After the menu has looked for its button in vain.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('th[aria-sort$=ending] button')?.focus();
      });
    };
  }, []);
  return {
    frame: {
      ref: frame,
      onFocus: (): void => {
        isChoosing.current = false;
      },
    },
    onChoice: (): void => {
      isChoosing.current = true;
    },
  };
};

/** The sort menu of a list without headings, on a phone, or without the heading that it is ordered by. */
export const SortMenu = ({ columns, order, onSort, unavailable }: SortMenuProps) => {
  const words = useListWords().sort;
  const place = usePlace();
  const { frame, onChoice } = useFocusOfHeading();
  const choose: typeof onSort = (...sort) => {
    onChoice();
    onSort(...sort);
  };
  const fields = columns.flatMap(({ sort: value, heading: label, sortKind }) =>
    value !== undefined && (value === order.by || unavailable?.(value) === undefined)
      ? [{ value, label, sortKind }]
      : [],
  );
  const present = fields.find(({ value }) => value === order.by);
  const named = words.directions[present?.sortKind ?? 'moment'];
  const menu = (
    <div {...frame} className={`flex justify-end pr-(--list-actions) ${place ? '' : 'pb-3'}`}>
      <DropdownMenu
        trigger={
          <Button
            size="small"
            className="min-w-0 lg:min-h-9 group-data-short/sort:min-h-9 pointer-coarse:group-data-short/sort:min-h-11"
          >
            {/* Without its words an arrow would look like a download. */}
            <Icon name="sort" className="hidden size-4 group-data-short/sort:block" />
            <Icon
              name={order.direction === 'asc' ? 'arrowUp' : 'arrowDown'}
              className="size-4 group-data-short/sort:hidden"
            />
            <span className={present ? 'sr-only' : ''}>{words.label}</span>
            {present && (
              <span className="truncate text-ink group-data-short/sort:sr-only">
                {words.ordered(present.label, named[order.direction])}
              </span>
            )}
          </Button>
        }
      >
        <DropdownChoices
          label={words.label}
          value={order.by}
          choices={fields}
          onChange={(by) => by !== order.by && choose(by)}
        />
        <DropdownSeparator />
        <DropdownChoices
          label={words.direction}
          value={order.direction}
          choices={directions.map((value) => ({ value, label: named[value] }))}
          onChange={(value) => {
            const direction = directions.find((one) => one === value);
            if (direction) choose(order.by, direction);
          }}
        />
      </DropdownMenu>
    </div>
  );
  return place ? createPortal(menu, place) : menu;
};
