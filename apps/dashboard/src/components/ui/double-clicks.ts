/** The target of a click: the control around the clicked element, or that element itself. */
const metBy = (event: Event): Element | null => {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('button, a, [role=option], [role=menuitem]') ?? target;
};

/**
 * Ignores the second click of a double click if the first one has closed a dialog, so that it does not hit an element below; and on
 * the buttons of a dialog, so that an action is not started twice.
 */
export const guardDoubleClicks = (page: Document): void => {
  let first: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const met = metBy(event);
      // `detail` counts the clicks; it is 0 for a press by keyboard.
      if (event.detail <= 1) {
        first = met;
        return;
      }
      const isGone = first?.isConnected === false;
      const isAskedAgain = met !== null && met.closest('[data-dialog-buttons]') !== null;
      if (!isGone && !isAskedAgain) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};
