/** What a click is for: the control that it meets, or whatever stands there. */
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
      // By keyboard it is 0.
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
