import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnySearch, ListAddress } from '#components/list/list-address.ts';

/** A list's search, and the ways to change it. */
export type List<Search extends AnySearch> = {
  readonly address: ListAddress<Search>;
  readonly search: Search;
  show(search: Search): void;
  /** Changes some filters, and shows the first page. */
  filter(change: Partial<Search>): void;
  clear(): void;
};

/** The filters, order and page of a list. They are stored in the address, so that Back, a reload and a shared link keep them. */
export const useListSearch = <Search extends AnySearch>(address: ListAddress<Search>): List<Search> => {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  // The router takes a moment to change the address; a filter shows its value at once.
  const [search, showAtOnce] = useOptimistic(address.read(new URLSearchParams(text)));
  const show = (next: Search): void =>
    startTransition(async () => {
      showAtOnce(next);
      await navigate(address.linkTo(next), { preventScrollReset: true });
    });
  return {
    address,
    search,
    show,
    filter: (change) => show(address.filtered(search, change)),
    clear: () => show(address.cleared(search)),
  };
};
