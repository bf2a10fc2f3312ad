import { dropdownMenuPart } from '#components/ui/dropdown-menu.tsx';
import { menuPart } from './menu-drawer.tsx';

/** Narrower than this the menu is a drawer (PORTAL-35). */
const narrow = '(width < 992px)';

/** Fetches what the header opens, once the page is at rest: without a connection its menus still lead everywhere. */
export const fetchIdleParts = (): void => {
  // Where the browser does not tell when it is at rest, the parts come when they are used.
  window.requestIdleCallback?.(() => {
    dropdownMenuPart.fetchAhead();
    if (window.matchMedia(narrow).matches) menuPart.fetchAhead();
  });
};
