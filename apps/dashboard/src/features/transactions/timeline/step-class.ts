/** A step of the timeline, joined to the next one by a line. */
export const stepClass =
  'relative pb-4 pl-6 before:absolute before:top-5 before:-bottom-2 before:left-[3px] before:w-px before:bg-line last:before:hidden';
