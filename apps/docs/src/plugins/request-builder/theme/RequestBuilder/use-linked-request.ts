import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import type { RequestNote } from '../../lib/request-note.ts';
import { isRequestFragment, noteIn } from '../../lib/share-link.ts';

/** Notifies of a request that the page's address holds, once for each visit; null where it cannot be read. */
export const useLinkedRequest = (onVisit: (note: RequestNote | null) => void): void => {
  const location = useLocation();
  const visits = useRef(new Set<string>());
  // The same request asked for twice is two visits of one address: only the location itself tells them apart.
  useEffect(() => {
    // Going back to it from a place of the same page is no new visit: what was edited meanwhile stays.
    const visit = `${location.key ?? ''}${location.hash}`;
    if (!isRequestFragment(location.hash) || visits.current.has(visit)) return;
    visits.current.add(visit);
    onVisit(noteIn(location.hash));
  }, [location, onVisit]);
};
