import { CallError } from '#api/call-error.ts';
import { useListWords } from '#components/data-table/list-words.ts';
import type { AnySearch } from '#components/list/list-address.ts';
import type { List } from '#components/list/use-list-search.ts';
import { Button } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';

/** The server's message if it refused the requested order, otherwise undefined. */
export const sortRefusal = (error: Error): string | undefined =>
  error instanceof CallError ? error.fieldErrors.find(({ field }) => field === 'sortBy')?.message : undefined;

type ListOrderRefusedProps = { readonly list: List<AnySearch>; readonly reason: string };

/** Shown instead of a list that is too long for its order, after filters were cleared or from an old address. */
export const ListOrderRefused = ({ list, reason }: ListOrderRefusedProps) => {
  const words = useListWords().sort;
  return (
    <div role="alert">
      <StateMessage
        title={words.refusedTitle}
        action={
          <Button onClick={() => list.show({ ...list.search, sort: undefined, pageNumber: 1 })}>
            {words.refusedAction}
          </Button>
        }
      >
        <p>{reason}</p>
      </StateMessage>
    </div>
  );
};
