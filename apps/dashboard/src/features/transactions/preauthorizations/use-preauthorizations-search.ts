import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { preauthorizationsPath } from '#features/transactions/preauthorizations/preauthorization-links.ts';
import {
  type PreauthorizationsSearch,
  readPreauthorizations,
  writePreauthorizations,
} from '#features/transactions/preauthorizations/preauthorizations-search.ts';

/** The list's filters and page. The address holds them, also while the drawer lies over the list. */
export const usePreauthorizationsSearch = () => {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const [search, showAtOnce] = useOptimistic(readPreauthorizations(new URLSearchParams(text)));
  const linkTo = (next: PreauthorizationsSearch) => ({
    pathname: preauthorizationsPath,
    search: writePreauthorizations(next).toString(),
  });
  const change = (next: PreauthorizationsSearch): void =>
    startTransition(async () => {
      showAtOnce(next);
      await navigate(linkTo(next), { preventScrollReset: true });
    });
  return { search, linkTo, change };
};
