/** The target of a click: the control around the clicked element, or that element itself. */
const metBy = (event: Event): Element | null => {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('button, a, [role=option], [role=menuitem]') ?? target;
};

/**
 * The second click of a double click belongs to the first. Where a dialog has closed on the first, it does not meet what lay
 * under the dialog; and what a dialog was asked for is asked for once.
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
      const isAskedAgain = met !== null && met.closest('[role=dialog] footer') !== null;
      if (!isGone && !isAskedAgain) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};
