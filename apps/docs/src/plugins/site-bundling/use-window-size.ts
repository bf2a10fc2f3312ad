import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

export type WindowSize = 'desktop' | 'mobile' | 'ssr';

const wideQuery = () => window.matchMedia('(min-width: 993px)');

/** The theme's hook of this name, with the site's breakpoint: wide is over 992 px. It changes with the page, not on its own. */
export const useWindowSize = (): WindowSize => {
  const isBrowser = useIsBrowser();
  const [isWide, setIsWide] = useState(() => typeof window !== 'undefined' && wideQuery().matches);
  useEffect(() => {
    const query = wideQuery();
    const follow = () => setIsWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (!isBrowser) return 'ssr';
  return isWide ? 'desktop' : 'mobile';
};
