import { dropdownMenuPart } from '#components/ui/dropdown-menu.tsx';
import { menuPart } from './menu-drawer.tsx';

/** Below this width the menu is a drawer (PORTAL-35). */
const narrow = '(width < 992px)';

/** Fetches the code of the header's menus when the page is idle, so that they also work without a connection. */
export const fetchIdleParts = (): void => {
  // Browsers without `requestIdleCallback` load the code when it is used.
  window.requestIdleCallback?.(() => {
    dropdownMenuPart.fetchAhead();
    if (window.matchMedia(narrow).matches) menuPart.fetchAhead();
  });
};
