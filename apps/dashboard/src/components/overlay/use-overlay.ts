import { type Location, type To, useLocation, useNavigate } from 'react-router';

type OverlayState = { readonly isOverPage: true };

/** Whether an address opens a dialog or drawer over the current page. */
export const isOverPage = ({ state }: Pick<Location, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOverPage' in state && state.isOverPage === true;

/** A link to a dialog or drawer over the page; Back closes it. */
export const overlayLink = (
  to: To,
): { readonly to: To; readonly state: OverlayState; readonly preventScrollReset: true } => ({
  to,
  state: { isOverPage: true },
  preventScrollReset: true,
});

let isOwnStep = false;

/** Whether a step back that begins now is that of a dialog which closes itself, not the user's own. Each step is asked about once. */
export const takeOwnStep = (): boolean => {
  const isOwn = isOwnStep;
  isOwnStep = false;
  return isOwn;
};

/** Goes back a step, as Back does, without asking about what was typed. */
export const useOwnStepBack = () => {
  const navigate = useNavigate();
  return () => {
    isOwnStep = true;
    // The router hears of the step first: where no page is guarded, it is over all the same.
    window.addEventListener('popstate', takeOwnStep, { once: true });
    void navigate(-1);
  };
};

/** Closes a dialog or drawer: goes back one step if it was opened from the page, otherwise opens the page, with `state`. */
export const useCloseOverlay = (page: To, state?: unknown) => {
  const location = useLocation();
  const navigate = useNavigate();
  const stepBack = useOwnStepBack();
  return () =>
    isOverPage(location)
      ? stepBack()
      : void navigate(page, { replace: true, preventScrollReset: true, state });
};

/** Whether an address is open now. */
export const useIsOpen = (path: string): boolean => useLocation().pathname.replace(/\/$/, '') === path;
