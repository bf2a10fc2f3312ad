import type { Location } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { type RequestLogSearch, requestLog } from '#features/request-log/request-log-search.ts';

const detailPath = `${requestLog.path}/detail`;

/** The drawer's address keeps the list's filters, so that the same list lies behind it. */
export const drawerLink = (idRequest: number, list: RequestLogSearch) => {
  const search = requestLog.write(list);
  search.set('id', String(idRequest));
  return overlayLink({ pathname: detailPath, search: `?${search}` });
};

export const isDrawerOpen = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.replace(/\/$/, '') === detailPath;
