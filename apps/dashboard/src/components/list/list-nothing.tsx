import type { ReactNode } from 'react';
import { useListWords } from '#components/data-table/list-words.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { ListWords } from '#components/list/list-words.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';

type ListNothingProps = {
  readonly list: List<AnySearch>;
  readonly words: ListWords['states'];
  readonly empty: ReactNode;
  readonly filteredAction?: ReactNode;
};

/** Shown instead of an empty list: the page is beyond the last, the filters leave no rows, or there are none at all. */
export const ListNothing = ({ list, words, empty, filteredAction }: ListNothingProps) => {
  const common = useListWords();
  const { address, search } = list;
  if (search.pageNumber > 1)
    return (
      <StateMessage
        title={common.beyondTitle}
        action={<Button onClick={() => list.show({ ...search, pageNumber: 1 })}>{common.firstPage}</Button>}
      >
        <p>{common.beyondText}</p>
      </StateMessage>
    );
  if (words.filteredTitle === undefined || !address.isNarrowed(search)) return empty;
  return (
    <StateMessage
      title={words.filteredTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => list.clear()}>{common.clearFilters}</Button>
          {filteredAction}
        </div>
      }
    >
      <p>{words.filteredText}</p>
    </StateMessage>
  );
};
