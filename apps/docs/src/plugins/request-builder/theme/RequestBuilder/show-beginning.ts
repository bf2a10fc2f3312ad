/** Pixels between the edge of what scrolls and what is scrolled to. */
const margin = 16;

/** The nearest ancestor that scrolls what is in it; null where the window does. */
const scrollerOf = (element: Element): Element | null => {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowY === 'auto' && around.scrollHeight > around.clientHeight)
      return around;
  return null;
};

/** Scrolls to where an element begins, unless the upper half of what scrolls shows it; whatever is around that stays in place. */
export const showBeginning = (element: HTMLElement): void => {
  const scroller = scrollerOf(element);
  const { top } = element.getBoundingClientRect();
  const edge = scroller
    ? scroller.getBoundingClientRect().top
    : Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const height = scroller?.clientHeight ?? window.innerHeight;
  if (top >= edge && top < edge + height / 2) return;
  if (scroller) scroller.scrollBy({ top: top - edge - margin });
  else element.scrollIntoView({ block: 'start' });
};
