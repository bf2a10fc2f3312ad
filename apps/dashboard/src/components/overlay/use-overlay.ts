import { type Location, type To, useLocation, useNavigate } from 'react-router';

type OverlayState = { readonly isOverPage: true };

/** Whether what an address opens lies over a page. */
export const isOverPage = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOverPage' in state && state.isOverPage === true;

/** A link to what lies over a page: going back one step closes it. */
export const overlayLink = (
  to: To,
): { readonly to: To; readonly state: OverlayState; readonly preventScrollReset: true } => ({
  to,
  state: { isOverPage: true },
  preventScrollReset: true,
});

/** Closes what lies over a page: one step back where it was opened from it, to the page where it was opened by itself. */
export const useCloseOverlay = (page: To) => {
  const location = useLocation();
  const navigate = useNavigate();
  return () =>
    isOverPage(location)
      ? void navigate(-1)
      : void navigate(page, { replace: true, preventScrollReset: true });
};

/** Whether an address is open now. */
export const useIsOpen = (path: string): boolean => useLocation().pathname.replace(/\/$/, '') === path;
