import OriginalMobile from '@theme-original/DocItem/TOC/Mobile';
import { createContext, useContext } from 'react';

/** True below the title of a page. The theme would show the contents above it, before anybody knows what the page is about. */
export const BelowTitle = createContext(false);

/** The table of contents of a page on a phone. */
export default function DocItemTOCMobile() {
  return useContext(BelowTitle) && <OriginalMobile />;
}
