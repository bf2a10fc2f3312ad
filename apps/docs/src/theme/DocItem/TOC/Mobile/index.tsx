import OriginalMobile from '@theme-original/DocItem/TOC/Mobile';
import { createContext, useContext } from 'react';

/** True below what a page is about. The theme would show the contents above its title. */
export const InPlace = createContext(false);

/** The table of contents of a page on a phone. */
export default function DocItemTOCMobile() {
  return useContext(InPlace) && <OriginalMobile />;
}
