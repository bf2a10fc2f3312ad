import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { requestLogPath } from '#features/request-log/request-log-links.ts';
import {
  type RequestLogSearch,
  readRequestLog,
  writeRequestLog,
} from '#features/request-log/request-log-search.ts';

/** The list's filters and page. The address holds them, also while the drawer lies over the list. */
export const useRequestLogSearch = () => {
  const { search: text } = useLocation();
  const navigate = useNavigate();
  const [search, showAtOnce] = useOptimistic(readRequestLog(new URLSearchParams(text)));
  const linkTo = (next: RequestLogSearch) => ({
    pathname: requestLogPath,
    search: writeRequestLog(next).toString(),
  });
  const change = (next: RequestLogSearch): void =>
    startTransition(async () => {
      showAtOnce(next);
      await navigate(linkTo(next), { preventScrollReset: true });
    });
  return { search, linkTo, change };
};
